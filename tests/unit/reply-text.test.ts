import { describe, expect, it } from 'vitest'
import { addressOf, isAutomatic } from '@/lib/platform/integrations/mail/automatic'
import { htmlToText } from '@/lib/platform/integrations/mail/html-text'
import { replyText } from '@/lib/platform/integrations/mail/reply-text'

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
    ['a signature', 'Sí, el sábado puedo.\n\n-- \nAna Paz\nContadora'],
  ])('is cut from what %s adds', (_, mail) => {
    expect(read(mail)).toBe('Sí, el sábado puedo.')
  })

  it('is all of it where nothing is quoted, with its paragraphs, and what stands between quotes', () => {
    expect(read('Hola:\n\nEl perro come solo.\nDe: nada.\n')).toBe('Hola:\n\nEl perro come solo.\nDe: nada.')
    expect(read('> ¿Tienes patio?\nSí.\n> ¿Y gatos?\nNo.')).toBe('Sí.\nNo.')
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

  it('is read in time that grows with its length alone', () => {
    for (const piece of ['<', '<style>', 'El 1 ', '<blockquote', '&', '> ', '\n', 'De: x\n', '<div class="'])
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
    [{ 'content-type': 'multipart/report; report-type=delivery-status' }],
  ])('is told by its headers: %o', (headers) => {
    expect(isAutomatic(mail(headers))).toBe(true)
  })

  it('is told by its sender, and a person’s is not one', () => {
    expect(isAutomatic(mail({}, 'Mail Delivery <MAILER-DAEMON@mx.example>'))).toBe(true)
    expect(isAutomatic(mail({ 'auto-submitted': 'no', 'return-path': '<ana@correo.example>' }))).toBe(false)
    expect(addressOf('"Paz, Ana" <ana@correo.example>')).toBe('ana@correo.example')
    expect(addressOf('ana@correo.example')).toBe('ana@correo.example')
  })
})
