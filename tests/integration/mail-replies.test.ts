import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, pets, users } from '@/db/schema'
import { answerFromMailbox } from '@/lib/adoption/conversation/operations/answer-from-mailbox'
import { acceptRequest } from '@/lib/adoption/requests/operations/answer'
import { InvalidWebhook } from '@/lib/platform/integrations/mail/inbound'
import { emailOf } from '@/tests/support/adoptions'
import { makeContext } from '@/tests/support/context'
import type { InboundMailServer } from '@/tests/support/fakes/inbound-mail'
import { messageMailsTo, messagesOf, openConversation } from '@/tests/support/messages'
import { mailsTo } from '@/tests/support/outbox'
import { openReplies, QUESTION } from '@/tests/support/replies'

let replies: Awaited<ReturnType<typeof openReplies>>
beforeEach(async () => {
  replies = await openReplies()
  return replies.stop
})
const provider = () => replies.provider
const arrive = (id: string) => replies.arrive(id)
const mailed = () => replies.mailed()

const FILE = {
  ...{ id: 'a', filename: 'casa.jpg', size: 2_000_000, content_type: 'image/jpeg' },
  ...{ content_id: null, content_disposition: 'attachment' },
}

describe('an answer to a mail of a conversation', () => {
  it('is told in the local mailbox as arrived, or as an error if it is refused', async () => {
    const { mail, from, bodies } = await mailed()
    const answered = (text: string) =>
      answerFromMailbox(makeContext({ kind: 'anonymous' }), { mailId: mail?.id ?? 0, to: from, text })
    await expect(answered('Sí. Mi celular es 300 123 4567')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^No se entregó/),
    })
    expect(await answered('Sí, uno grande.')).toBe('Tu respuesta llegó a la conversación.')
    expect(await bodies()).toEqual([QUESTION, 'Sí, uno grande.'])
  })

  it('is delivered to it once, as a message of its reader, however often it is told', async () => {
    const { mail, to, answer, bodies, requestId, adopter, owner } = await mailed()
    expect(to).toMatch(/^r\+[0-9a-z.]{1,62}@/)
    expect(mail?.text).toContain('Puedes responder a este correo')
    const id = answer()
    expect(await arrive(id)).toBe('delivered')
    expect(await arrive(id)).toBe('repeated')
    expect(await bodies()).toEqual([QUESTION, 'Sí, uno grande.'])
    expect((await messagesOf(requestId)).at(-1)).toMatchObject({ side: 'adopter', authorId: adopter.id })
    // The owner is told, with an address of their own.
    const [told] = await messageMailsTo(owner)
    expect(told?.headers?.['Reply-To']).not.toBe(to)
    expect(told?.headers?.['Reply-To']).toMatch(/^r\+/)
  })

  it.each([
    [
      'Gmail',
      {
        text: 'Sí.\n\nEl lun, 23 nov 2026 a las 10:12, Querencia (<hola@querencia.example>)\nescribió:\n\n> Hola',
      },
    ],
    [
      'Outlook',
      {
        text: 'Sí.\r\n\r\nDe: Querencia <hola@querencia.example>\r\nEnviado: lunes, 23 de noviembre\r\nPara: Ana\r\n',
      },
    ],
    [
      'iPhone',
      { text: 'Sí.\n\nEnviado desde mi iPhone\n\n> El 23 nov 2026, a la(s) 10:12, Querencia escribió:' },
    ],
    [
      'Yahoo',
      {
        text: 'Sí.\n\n En lunes, 23 de noviembre de 2026, 10:12:03 GMT-5, Querencia <h@q.example> escribió:\n\nHola',
      },
    ],
    ['HTML alone', { text: null, html: '<div>S&iacute;.</div><blockquote type="cite">Hola</blockquote>' }],
    ['200 KB of quotes', { text: `Sí.\n\n${'> Hola, Ana\n'.repeat(18_000)}` }],
  ])('is what its writer wrote, from %s', async (_, fields) => {
    const { answer, bodies } = await mailed()
    expect(await arrive(answer(fields))).toBe('delivered')
    expect((await bodies()).at(-1)).toBe('Sí.')
  })

  it('says that files do not come, and to whoever sent nothing else', async () => {
    const { answer, bodies, refusals } = await mailed()
    expect(await arrive(answer({ attachments: [FILE] }))).toBe('delivered')
    expect((await bodies()).at(-1)).toBe(
      'Sí, uno grande.\n\n(Los archivos no llegan por correo: este mensaje traía 1 archivo.)',
    )
    expect(await arrive(answer({ text: '> Hola', attachments: [FILE] }))).toBe('refused')
    expect((await refusals())[0]?.text).toContain('Los archivos no llegan por correo')
  })

  it.each([
    ['an absence', { headers: { 'Auto-Submitted': 'auto-replied' } }, 'automatic'],
    ['a bounce', { headers: { 'Return-Path': '<>', 'Content-Type': 'multipart/report' } }, 'automatic'],
    ['a list', { headers: { 'List-Id': '<x>', Precedence: 'list' } }, 'automatic'],
    ['another sender', { from: 'Ana <otra@correo.example>' }, 'another sender'],
    ['a forged address', { to: [`r+1.abc.${'0'.repeat(32)}@respuestas.querencia.example`] }, 'not signed'],
    ['another domain', { to: ['r+1.abc@malo.example'] }, 'not signed'],
  ])('is dropped without a word: %s', async (_, fields, fate) => {
    const { answer, bodies, refusals } = await mailed()
    expect(await arrive(answer(fields))).toBe(fate)
    expect([await bodies(), await refusals()]).toEqual([[QUESTION], []])
  })

  it('is not taken from the other side, whoever forwards the mail', async () => {
    const { answer, bodies, owner } = await mailed()
    expect(await arrive(answer({ from: await emailOf(owner) }))).toBe('another sender')
    expect(await bodies()).toEqual([QUESTION])
  })

  it('follows the rules of messages, and its sender is told in one mail that is no answer itself', async () => {
    const { answer, bodies, refusals } = await mailed()
    const messageId = '<CAF+x=1@mail.correo.example>'
    const headers = { 'Message-ID': messageId }
    const id = answer({ text: 'Llámame al 300 555 01 27 y hablamos.', headers })
    expect([await arrive(id), await arrive(id)]).toEqual(['refused', 'repeated'])
    const [mail, ...others] = await refusals()
    expect(others).toEqual([])
    expect(mail?.text).toContain('Parece que escribiste un teléfono')
    expect(mail?.text).not.toContain('555')
    expect(mail?.text).toContain('y puedes escribir desde ahí.')
    expect(mail?.headers).toMatchObject({
      ...{ 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      ...{ 'In-Reply-To': messageId, References: messageId },
    })
    expect(await arrive(answer({ text: 'Hola. '.repeat(300) }))).toBe('refused')
    expect(await arrive(answer({ text: '> Hola' }))).toBe('refused')
    expect(await bodies()).toEqual([QUESTION])
  })

  it('is refused with few words once the conversation is over or its writer may not write', async () => {
    const { answer, bodies, refusals, requestId, adopter } = await mailed()
    await db.update(adoptionRequests).set({ status: 'rechazada' }).where(eq(adoptionRequests.id, requestId))
    expect(await arrive(answer())).toBe('refused')
    await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, adopter.id))
    expect(await arrive(answer())).toBe('refused')
    await db.update(users).set({ blockedAt: null, active: false }).where(eq(users.id, adopter.id))
    expect(await arrive(answer())).toBe('refused')
    const texts = (await refusals()).map(({ text }) => text)
    expect(texts[2]).toContain('ya no escribir')
    expect(texts[1]).toContain('bloqueada')
    expect(texts[0]).toContain('no está activa')
    expect(texts[2]).toContain('En la conversación ves lo que llegó.')
    for (const text of texts) expect(text).not.toContain('desde ahí')
    for (const text of texts.slice(0, 2)) expect(text).not.toContain('Abrir la conversación')
    for (let more = 0; more < 4; more++) expect(await arrive(answer())).toBe('refused')
    expect(await refusals()).toHaveLength(5)
    expect(await bodies()).toEqual([QUESTION])
  })

  it('is not taken where the number of its request is another one’s now', async () => {
    const { answer, requestId } = await mailed()
    const createdAt = new Date('2026-01-01T00:00:00Z')
    await db.update(adoptionRequests).set({ createdAt }).where(eq(adoptionRequests.id, requestId))
    expect(await arrive(answer())).toBe('not signed')
  })

  it('of an acceptance reaches the other side, too', async () => {
    const { owner, adopter, requestId, bodies } = await openConversation().then(async (conversation) => ({
      ...conversation,
      bodies: async () => (await messagesOf(conversation.requestId)).map(({ body }) => body),
    }))
    await acceptRequest(owner.newContext(), { requestId })
    const from = await emailOf(adopter)
    const accepted = (await mailsTo(from)).find(({ subject }) => subject.includes('Aceptaron'))
    const to = accepted?.headers?.['Reply-To']?.toUpperCase() ?? ''
    // Some servers write local parts in another case.
    expect(
      await arrive(replies.service.receive({ from, to: [to], text: 'Mi número es 300 555 01 27.' })),
    ).toBe('delivered')
    expect(await bodies()).toEqual(['Mi número es 300 555 01 27.'])
  })

  it('is not read while staff look at the pet', async () => {
    const { answer, pet, bodies } = await mailed()
    await db.update(pets).set({ heldAt: new Date(), holdReason: 'staff' }).where(eq(pets.id, pet.id))
    expect(await arrive(answer())).toBe('refused')
    expect(await bodies()).toEqual([QUESTION])
  })
})

describe('the webhook of received mails', () => {
  it('is believed only if the provider signed it, in the last five minutes, and tells of a mail', () => {
    const now = Date.now()
    const read = (change: Parameters<InboundMailServer['webhook']>[1]) => {
      const { body, headers } = replies.service.webhook('abc', change)
      return provider().readEvent(body, headers)
    }
    expect(read({})).toBe('abc')
    expect(read({ type: 'email.delivered' })).toBeNull()
    for (const change of [
      { secret: Buffer.from('another') },
      { at: new Date(now - 6 * 60_000) },
      { at: new Date(now + 6 * 60_000) },
    ])
      expect(() => read(change)).toThrow(InvalidWebhook)
    expect(() => provider().readEvent(Buffer.from('{}'), new Headers())).toThrow(InvalidWebhook)
  })

  it('is told again later where the mail cannot be fetched, and not where it is gone', async () => {
    expect(await arrive('gone')).toBeNull()
    const { answer, bodies } = await mailed()
    const id = answer()
    replies.service.behaviour = 500
    await expect(arrive(id)).rejects.toMatchObject({ code: 'unavailable' })
    replies.service.behaviour = 'healthy'
    expect(await arrive(id)).toBe('delivered')
    expect(await bodies()).toHaveLength(2)
  })
})
