import { describe, expect, it } from 'vitest'
import { htmlToText } from '@/lib/platform/integrations/mail/html-text'
import { replyText } from '@/lib/platform/integrations/mail/reply-text'
import { requestAcceptedMail } from '@/lib/platform/outbox/templates/adoption'
import { newMessageMail } from '@/lib/platform/outbox/templates/conversation'
import { aboutRequest, CONTACT } from '@/tests/support/sample-adoption-mails'

const replyTo = 'r+1.abcdef0123456789@respuestas.example'
const mails = [
  newMessageMail({
    ...{ name: 'Ana', author: 'Camilo', pet: 'Frida', url: 'https://querencia.example/x', isToOwner: false },
    ...{ text: `¿Tienes patio?\n\n${'Es una perra tranquila y cariñosa. '.repeat(9)}`, replyTo },
  }),
  requestAcceptedMail({ ...aboutRequest('Ana'), owner: CONTACT, hasPhone: true, replyTo }),
].flatMap(({ text, html }) => [text, htmlToText(html)])

const SENDER = 'Querencia <hola@querencia.example>'
const DATED = `El lun, 23 nov 2026 a las 10:12, ${SENDER} escribió:`
const wrappedAt = (width: number, text: string) =>
  text.replace(new RegExp(`(.{1,${width}})(?: |$)`, 'gm'), '$1\n').replace(/\n\n/g, '\n')
const marked = (text: string) => text.replace(/^/gm, '> ')

/** How programs quote: marked or not, wrapped before they mark, or after, which leaves the ends of lines without a mark. */
const QUOTED: [program: string, quoted: (mail: string) => string][] = [
  ['with marks', (mail) => `${DATED}\n\n${marked(mail)}`],
  ['wrapped, with marks', (mail) => `${DATED}\n${marked(wrappedAt(72, mail))}`],
  ...[50, 60, 72, 78].map((width): [string, (mail: string) => string] => [
    `with marks, wrapped at ${width}`,
    (mail) => `${DATED}\n\n${wrappedAt(width, marked(mail))}`,
  ]),
  ['without marks', (mail) => `${DATED}\n\n${mail}`],
  ['with headers', (mail) => `De: ${SENDER}\nPara: Ana\nEnviados: lunes\nAsunto: Frida\n\n${mail}`],
  ['by its sender alone', (mail) => `Am 23.11. schrieb ${SENDER}\n\n${mail}`],
]

describe.each(QUOTED)('a mail of ours that is quoted %s', (_, quoted) => {
  it.each(mails.map((mail, at) => [at, mail]))('is not taken for an answer (%i)', (_at, mail) => {
    expect(replyText({ text: `Sí.\n\n${quoted(mail)}`, html: null })).toBe('Sí.')
    expect(replyText({ text: quoted(mail), html: null })).toBe('')
    expect(['', 'Sí.']).toContain(replyText({ text: `${quoted(mail)}\n\nSí.`, html: null }))
  })
})
