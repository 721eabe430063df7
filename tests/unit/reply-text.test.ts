import { describe, expect, it } from 'vitest'
import { htmlToText } from '@/lib/platform/integrations/mail/html-text'
import { replyText } from '@/lib/platform/integrations/mail/reply-text'
import { emailOf, isAutomatic } from '@/lib/platform/integrations/mail/sender-checks'

const read = (text: string) => replyText({ text, html: null })
const readHtml = (html: string) => replyText({ text: null, html })
const QUOTE = '> Hola, Ana:\n>\n> Mensaje de Camilo:'

describe('what somebody wrote in an answer', () => {
  it.each([
    [
      'Gmail',
      `Sí, el sábado puedo.\n\nEl lun, 23 nov 2026 a las 10:12, Querencia (<hola@querencia.example>)\nescribió:\n\n${QUOTE}`,
    ],
    [
      'Gmail, in English',
      `Sí, el sábado puedo.\n\nOn Mon, Nov 23, 2026 at 10:12 AM Querencia <hola@querencia.example>\nwrote:\n\n${QUOTE}`,
    ],
    [
      'Gmail, in Portuguese',
      `Sí, el sábado puedo.\n\nEm seg., 23 de nov. de 2026 às 10:12, Querencia <hola@querencia.example> escreveu:\n\n${QUOTE}`,
    ],
    [
      'iPhone',
      `Sí, el sábado puedo.\n\nEnviado desde mi iPhone\n\n> El 23 nov 2026, a la(s) 10:12, Querencia <hola@querencia.example> escribió:\n> \n> Hola`,
    ],
    [
      'iPhone without a signature',
      `Sí, el sábado puedo.\n\nEl 23 nov 2026, a las 10:12 a. m., Querencia <hola@querencia.example> escribió:\n\n﻿Hola, Ana:`,
    ],
    [
      'Outlook',
      `Sí, el sábado puedo.\r\n\r\nDe: Querencia <hola@querencia.example>\r\nEnviado: lunes, 23 de noviembre de 2026 10:12\r\nPara: Ana\r\nAsunto: Camilo te escribió\r\n\r\nHola, Ana:`,
    ],
    [
      'Outlook on the web',
      `Sí, el sábado puedo.\n________________________________\nDe: Querencia <hola@querencia.example>\nEnviado: lunes`,
    ],
    [
      'Outlook for Android',
      `Sí, el sábado puedo.\n\nObtener Outlook para Android<https://aka.ms/x>\n________________________________`,
    ],
    [
      'Outlook, bold',
      `Sí, el sábado puedo.\n\n*De:* Querencia <hola@querencia.example>\n*Enviado el:* lunes, 23 de noviembre de 2026 10:12\n*Para:* Ana`,
    ],
    [
      'Yahoo',
      `Sí, el sábado puedo.\n\n    En lunes, 23 de noviembre de 2026, 10:12:03 GMT-5, Querencia <hola@querencia.example> escribió:  \n \n Hola, Ana:`,
    ],
    ['Hotmail', `Sí, el sábado puedo.\n\n-----Mensaje original-----\nDe: Querencia`],
    [
      'Samsung',
      `Sí, el sábado puedo.\n\nEnviado desde mi Galaxy\n\n-------- Mensaje original --------\nDe: Querencia`,
    ],
    [
      'Zimbra',
      `Sí, el sábado puedo.\n\n----- Mensaje original -----\nDe: "Querencia" <hola@querencia.example>\nPara: "Ana" <ana@correo.example>\nEnviados: Lunes, 23 de Noviembre 2026 10:12:00\nAsunto: Camilo te escribió\n\nHola, Ana:`,
    ],
    [
      'a program that tells no date',
      `Sí, el sábado puedo.\n\nDe: Querencia <hola@querencia.example>\nPara: Ana\nAsunto: Camilo te escribió\n\nHola, Ana:`,
    ],
    ['Markdown', `Sí, el sábado puedo.\n\n**De:** Querencia\n**Enviado:** lunes\n\nHola, Ana:`],
    [
      'Yahoo, in one line',
      `Sí, el sábado puedo.\n\nEn lunes, 23 de noviembre de 2026, 10:12:03 GMT-5, Querencia <hola@querencia.example> escribió: Hola, Ana: Mensaje de Camilo`,
    ],
    [
      'Zoho',
      `Sí, el sábado puedo.\n\n---- El lun, 23 nov 2026 10:12:00 -0500 Querencia <hola@querencia.example> escribió ----\n\nHola, Ana:`,
    ],
    [
      'K-9',
      `Sí, el sábado puedo.\n\n2026-11-23 10:12 GMT-05:00, Querencia <hola@querencia.example>:\n\nHola, Ana:`,
    ],
    [
      'a program that wraps narrowly',
      `Sí, el sábado puedo.\n\nEl lunes,\n23 de noviembre\nde 2026\na las 10:12,\nQuerencia\n<hola@querencia.example> escribió:\n\nHola, Ana:`,
    ],
    [
      'marks of direction and decomposed letters',
      `Sí, el sábado puedo.\n\n\u200EEl lun, 23 nov 2026 a las 10:12, Querencia escribio\u0301:\n\nHola, Ana:`,
    ],
    [
      'a program in German',
      `Sí, el sábado puedo.\n\nAm 23.11.26 um 10:12 schrieb Querencia <hola@querencia.example>:\n\nHallo`,
    ],
    ['Hotmail, in one line', `Sí, el sábado puedo.\n\n-----Mensaje original----- Enviado: lunes\nHola, Ana:`],
    [
      'the answered address',
      `Sí, el sábado puedo.\n\nMail an r+1.abcdef0123456789@respuestas.querencia.example, 23.11.\n\nHola, Ana:`,
    ],
    [
      'a virus scanner',
      'Sí, el sábado puedo.\n\nLibre de virus. <https://www.avast.com/x>www.avast.com <https://x>',
    ],
    ...[
      'Enviado desde mi Redmi Note 12',
      'Enviado desde Yahoo Mail para iPhone',
      'Enviado con el correo electrónico seguro de Proton Mail.',
      'Enviado desde Correo para Windows',
      'Sent from my iPhone',
      'Obtener Outlook para iOS',
    ].map((line): [string, string] => [line, `Sí, el sábado puedo.\n\n${line}\n\n${QUOTE}`]),
    ['a signature', 'Sí, el sábado puedo.\n\n-- \nAna Paz\nContadora'],
  ])('is cut from what %s adds', (_, mail) => {
    expect(read(mail)).toBe('Sí, el sábado puedo.')
  })

  it('is all of it where nothing is quoted, with its paragraphs, and what stands between quotes', () => {
    expect(read('Hola:\n\nEl perro come solo.\nDe: nada.\n')).toBe('Hola:\n\nEl perro come solo.\nDe: nada.')
    expect(read('> ¿Tienes patio?\nSí.\n> ¿Y gatos?\nNo.')).toBe('Sí.\nNo.')
  })

  it.each([
    'Hola, Rita:\nEnviado con mucho cariño desde Lima\n¿Puedes el sábado?',
    'Nos vemos.\nEnviado con mucho cariño desde Lima',
    'Enviado desde mi celular porque el computador se dañó',
    'Qué bueno.\nEl lunes 23 la veterinaria me escribió:\nya tiene todas las vacunas.',
    'El lunes 23 Querencia me escribió:\nque ya está.',
    'Te cuento:\n--\nTengo patio.\n________\nY una gata.',
    'De: Lima a Cusco\nFecha: 23 de noviembre\n¿Te sirve?',
    'De: mi casa\nPara: Luna\nmuchos saludos',
  ])('keeps what a person may write: %s', (mail) => {
    expect(read(mail)).toBe(mail)
  })

  const WROTE = 'El 23/11/26 a las 10:12, Querencia escribió:'

  it('is taken from below and between quoted lines where nothing else stands above', () => {
    expect(read(`${WROTE}\n${QUOTE}\n\nSí, el lunes.\n\n-- \nAna`)).toBe('Sí, el lunes.')
    expect(read(`${WROTE}\n> ¿Tienes patio?\nSí.\n> ¿Y gatos?\nNo.\n\nEnviado desde mi iPhone`)).toBe(
      'Sí.\nNo.',
    )
    expect(read(`Hola, Camilo:\n\n${WROTE}\n${QUOTE}\n\nSí, el lunes.`)).toBe(
      'Hola, Camilo:\n\nSí, el lunes.',
    )
    expect(read(`Sí.\n\n${WROTE}\n${QUOTE}\n\nAviso legal`)).toBe('Sí.')
  })

  it('is nothing where an unmarked line below may be quoted', () => {
    const long = '> Puedes responder a este correo: lo que escribas le llega a Camilo en la'
    expect(read(`${WROTE}\n${long}\nconversación. Su celular es otro.\n\nSí.`)).toBe('')
    expect(read(`${WROTE}\n\nHola, Ana:\n\nEscribe a Camilo.\n\nSí.`)).toBe('')
    expect(read(`${WROTE}\n${QUOTE}\n\nDe: Camilo <camilo@correo.example>\nPara: Ana\n\nHola`)).toBe('')
  })

  it('has its lines joined where a program wrapped them', () => {
    const [long, rest] = [
      'Vivo con mi mamá en una casa con un patio grande, a dos cuadras del',
      'parque, y trabajo cerca.',
    ]
    expect(read(`${long}\n${rest}\n\nSaludos`)).toBe(`${long} ${rest}\n\nSaludos`)
  })

  it('is read from HTML where there is no text', () => {
    expect(
      readHtml(
        '<html><head><style>p{color:red}</style></head><body><div dir="ltr">S&iacute;, el s&aacute;bado puedo.<br>&iquest;A las 10?</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">El lun escribió:</div><blockquote>Hola</blockquote></div></body></html>',
      ),
    ).toBe('Sí, el sábado puedo.\n¿A las 10?')
    expect(
      readHtml(
        '<div>Sí.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>De:</b> Querencia</div>',
      ),
    ).toBe('Sí.')
  })

  it.each([
    ['<p title="a > b">Sí.</p><p>No.</p>', 'Sí.\nNo.'],
    ['Sí.<div>No.</div><div><br></div><div>Quizá.</div>', 'Sí.\nNo.\n\nQuizá.'],
    ['<pre>Sí.\n\nNo.</pre>', 'Sí.\n\nNo.'],
    ['<table><tr><td>Patio</td><td>grande</td></tr><tr><td>Sí</td></tr></table>', 'Patio grande\nSí'],
    ['<!--[if mso]><p>a > b</p><![endif]-->Sí.', 'Sí.'],
    ['<div>Sí.</div><br><span class="gmail_signature_prefix">-- </span><div>Ana</div>', 'Sí.'],
    ['<div>Sí.</div><div dir="ltr" class="gmail_signature">Ana<br>300</div>', 'Sí.'],
    ["<div>Sí.</div><div class='zmail_extra'>Hola</div>", 'Sí.'],
    ['<div id="Signature"></div><div>Sí.</div>', 'Sí.'],
    [
      '<p>Sí.</p><p>El 23 nov 2026, a las 10:12, Adopciones escribió:</p><blockquote>Hola</blockquote>',
      'Sí.',
    ],
    ['<div>1 < 2 y "3 > 2"</div>', '1 < 2 y "3 > 2"'],
  ])('is read from %s', (html, text) => {
    expect(readHtml(html)).toBe(text)
  })

  it('is read at once however many marks are on a letter', { timeout: 5_000 }, () => {
    const marks = `a${'\u0345\u0301'.repeat(100_000)}`
    expect([read(marks).slice(0, 1), readHtml(marks).slice(0, 1)]).toEqual(['a', 'a'])
  })

  it('is read in time that grows with its length alone', () => {
    for (const piece of [
      '<',
      '<style>',
      'El 1 ',
      'Querencia <',
      'El 1 escribió:\n',
      '<blockquote',
      '&',
      '> ',
      '\n',
      'De: x\n',
      '<div class="',
    ])
      expect(typeof readHtml(piece.repeat(200_000 / piece.length))).toBe('string')
    for (const piece of ['<!--', '<a "', "<a b='", '<p>"', '<pre>\n'])
      expect(typeof readHtml(piece.repeat(200_000 / piece.length))).toBe('string')
    for (const piece of ['class=a ', 'id=a ', 'class="', "<div class='a' "])
      expect(typeof readHtml(`<div ${piece.repeat(200_000 / piece.length)}`)).toBe('string')
    expect(htmlToText('<style>a</style>b<STYLE >c</style >d<script>e')).toBe('bd')
  })
})

describe('a mail that a program wrote', () => {
  const mail = (headers: Record<string, string>, from = 'Ana <ana@correo.example>') => ({ headers, from })

  it.each([
    [{ 'auto-submitted': 'auto-replied' }],
    [{ 'auto-submitted': 'auto-generated' }],
    [{ precedence: 'bulk' }],
    [{ precedence: 'junk' }],
    [{ 'list-id': '<perros.example>' }],
    [{ 'x-autoreply': 'yes' }],
    [{ 'return-path': '<>' }],
    [{ 'x-failed-recipients': 'ana@correo.example' }],
    [{ 'x-ms-exchange-generated-message-source': 'Mailbox Rules Agent' }],
    [{ 'content-type': 'multipart/report; report-type=delivery-status' }],
  ])('is told by its headers: %o', (headers) => {
    expect(isAutomatic(mail(headers))).toBe(true)
  })

  it('is told by its sender, and a person’s is not one', () => {
    expect(isAutomatic(mail({}, 'Mail Delivery <MAILER-DAEMON@mx.example>'))).toBe(true)
    expect(isAutomatic(mail({ 'auto-submitted': 'no', 'return-path': '<ana@correo.example>' }))).toBe(false)
    expect(emailOf('"Paz, Ana" <ana@correo.example>')).toBe('ana@correo.example')
    expect(emailOf('ana@correo.example')).toBe('ana@correo.example')
  })
})
