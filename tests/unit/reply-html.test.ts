import { describe, expect, it } from 'vitest'
import { replyText } from '@/lib/platform/integrations/mail/reply-text'
import { requestAcceptedMail } from '@/lib/platform/outbox/templates/adoption'
import { newMessageMail } from '@/lib/platform/outbox/templates/conversation'
import { aboutRequest, CONTACT } from '@/tests/support/sample-adoption-mails'

const read = (html: string) => replyText({ text: null, html })
const WROTE = 'El 23 nov 2026, a las 10:12, Adopciones escribió:'

describe('an answer in HTML alone', () => {
  it.each([
    [
      'a quotation of its own',
      '<p>Me preguntaste:</p><blockquote>¿Tienes patio?</blockquote><p>Sí, uno grande.</p>',
      'Me preguntaste:\n¿Tienes patio?\nSí, uno grande.',
    ],
    [
      'an indented paragraph',
      '<blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>Vivo en una casa.</div></blockquote><div>Sí.</div>',
      'Vivo en una casa.\nSí.',
    ],
    [
      'what somebody else wrote to its writer',
      '<p>La veterinaria me escribió:</p><blockquote>Ya tiene sus vacunas.</blockquote><p>¿Te sirve?</p>',
      'La veterinaria me escribió:\nYa tiene sus vacunas.\n¿Te sirve?',
    ],
    [
      'what somebody else wrote',
      '<p>Mi esposo escribió:</p><blockquote>Tiene patio</blockquote><p>Ok</p>',
      'Mi esposo escribió:\nTiene patio\nOk',
    ],
    [
      'what stands below words that headers begin with',
      '<p>De: mi casa<br>Fecha: lunes</p><blockquote>Por la tarde</blockquote><p>Ok</p>',
      'De: mi casa\nFecha: lunes\nPor la tarde\nOk',
    ],
    [
      'what was read on the site',
      '<p>Leí en Querencia:</p><blockquote>Busca una casa con patio</blockquote><p>Ok</p>',
      'Leí en Querencia:\nBusca una casa con patio\nOk',
    ],
  ])('keeps %s', (_, html, text) => {
    expect(read(html)).toBe(text)
  })

  const long = 'Es una perra tranquila y cariñosa, que se lleva bien con todo el mundo.'
  it.each([
    [`<blockquote type="cite"><p>${long}</p></blockquote><p>Sí, el lunes.</p>`, 'Sí, el lunes.'],
    [
      `<p>${WROTE}</p><blockquote><p>Hola</p><p>${long}</p></blockquote><p>Sí, el lunes.</p>`,
      'Sí, el lunes.',
    ],
    [
      `<blockquote type="cite">¿Patio?<blockquote>${long}</blockquote></blockquote>Sí.<blockquote cite="mid:1">¿Gatos?</blockquote>No.`,
      'Sí.\nNo.',
    ],
    [`<p>Sí.</p><blockquote class="x_gmail_quote"><p>${long}`, 'Sí.'],
  ])('is read below and between the quotations of a program: %s', (html, text) => {
    expect(read(html)).toBe(text)
  })

  it.each(['De: Adopciones<br>Enviado: 23/11/26<br>Asunto: Luna', 'Asunto: Luna, de Querencia'])(
    'is read without what stands below %s',
    (above) =>
      expect(read(`<p>Sí.</p><div>${above}</div><blockquote>${long}</blockquote>`)).not.toContain('perra'),
  )

  it('is read in time that grows with its length alone, whatever it quotes', () => {
    for (const piece of ['<blockquote>', '</blockquote>', '<blockquote>a</blockquote>', '<blockquote>a@<br>'])
      expect(typeof read(piece.repeat(200_000 / piece.length))).toBe('string')
    expect(typeof read(`${'a&amp;'.repeat(20_000)}${'<blockquote></blockquote>'.repeat(4_000)}`)).toBe(
      'string',
    )
    expect(typeof read(`<blockquote ${' class=a'.repeat(25_000)}>`)).toBe('string')
  })
})

const replyTo = 'r+1.abcdef0123456789@respuestas.example'
const mails = [
  newMessageMail({
    ...{ name: 'Ana', author: 'Camilo', pet: 'Frida', url: 'https://querencia.example/x', isToOwner: false },
    ...{ text: '¿Tienes patio?', replyTo },
  }),
  requestAcceptedMail({ ...aboutRequest('Ana'), owner: CONTACT, hasPhone: true, replyTo }),
].map(({ html }) => html)

const QUOTED: [how: string, quoted: (html: string) => string][] = [
  ['as Apple Mail does', (html) => `<blockquote type="cite"><div>${WROTE}</div>${html}</blockquote>`],
  [
    'as Thunderbird does',
    (html) => `<div class="moz-cite-prefix">${WROTE}</div><blockquote>${html}</blockquote>`,
  ],
  [
    'as Gmail does',
    (html) => `<div class="gmail_quote"><blockquote class="gmail_quote">${html}</blockquote></div>`,
  ],
  ['without a word', (html) => `<blockquote>${html}</blockquote>`],
  ['after who wrote it', (html) => `<p>${WROTE}</p><blockquote>${html}</blockquote>`],
  [
    'after its sender',
    (html) => `<p>23.11. Adopciones &lt;a@b.example&gt;:</p><blockquote>${html}</blockquote>`,
  ],
]

describe.each(QUOTED)('a mail of ours in HTML that is quoted %s', (_, quoted) => {
  it.each(mails.map((mail, at) => [at, mail]))('is not taken for an answer (%i)', (_at, mail) => {
    const without = read(quoted(mail))
    expect(['', '23.11. Adopciones <a@b.example>:']).toContain(without)
    expect(read(`<p>Sí.</p>${quoted(mail)}`).split('\n')[0]).toBe('Sí.')
    for (const word of ['Camilo', 'Hola', 'Recibes', 'patio', CONTACT.phone, '@respuestas'])
      expect(read(`<p>Sí.</p>${quoted(mail)}<p>No.</p>`)).not.toContain(word)
  })
})
