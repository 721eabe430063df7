import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { outbox } from '@/db/schema'
import { HOUR_MS } from '@/lib/text/durations'
import { emailOf } from '@/tests/support/adoptions'
import { messageMailsTo, messagesOf } from '@/tests/support/messages'
import { openReplies, QUESTION } from '@/tests/support/replies'

let replies: Awaited<ReturnType<typeof openReplies>>
beforeEach(async () => {
  replies = await openReplies()
  return replies.stop
})
const INVITED = '¿Puedes venir a conocerla el sábado?'

/** A conversation of which the adopter has the first mail. */
async function mailed() {
  const conversation = await replies.mailed()
  const { adopter, owner, answer } = conversation
  const send = async () => {
    const both = [await emailOf(adopter), await emailOf(owner)]
    await db.update(outbox).set({ sentAt: new Date() }).where(inArray(outbox.recipient, both))
  }
  await send()
  const bodiesTo = async (person: typeof adopter) =>
    (await messageMailsTo(person)).map(({ text }) => /^> (.*)$/m.exec(text)?.[1])
  const reply = async (text: string, from?: string, to?: string) => {
    const changes = { ...(from && { from }), ...(to && { to: [to] }) }
    return replies.arrive(answer({ text, ...changes }))
  }
  return { ...conversation, send, reply, toAdopter: () => bodiesTo(adopter), toOwner: () => bodiesTo(owner) }
}

describe('whoever answers a mail has read it', () => {
  it('the next message is mailed, to both sides, for as long as they write by mail', async () => {
    const { owner, write, reply, send, toAdopter, toOwner, requestId } = await mailed()
    expect(await reply('Sí, dos gatos.')).toBe('delivered')
    await send()
    await write(owner, INVITED)
    expect(await toAdopter()).toEqual([QUESTION, INVITED])
    await send()
    const [told] = await messageMailsTo(owner)
    expect(await reply('Gracias.', await emailOf(owner), told?.headers?.['Reply-To'])).toBe('delivered')
    await send()
    expect(await reply('Ahí estaré.')).toBe('delivered')
    expect(await toOwner()).toEqual(['Sí, dos gatos.', 'Ahí estaré.'])
    const unread = (await messagesOf(requestId)).filter(({ readAt }) => readAt === null)
    expect(unread.map(({ body }) => body)).toEqual(['Gracias.', 'Ahí estaré.'])
    expect(await toAdopter()).toEqual([QUESTION, INVITED, 'Gracias.'])
  })

  it('what was written behind the mailed message is mailed with the answer, once', async () => {
    const { owner, write, reply, toAdopter } = await mailed()
    await write(owner, INVITED)
    await write(owner, 'A las diez, en el parque.')
    expect(await toAdopter()).toEqual([QUESTION])
    for (const text of ['Sí, dos gatos.', 'Y un perro.']) expect(await reply(text)).toBe('delivered')
    expect(await toAdopter()).toEqual([QUESTION, INVITED])
  })

  it('whoever has nothing to answer is told again of what is written a day after the last mail', async () => {
    const { owner, write, toAdopter, adopter } = await mailed()
    const hours = (count: number) => new Date(Date.now() + count * HOUR_MS)
    await write(owner, INVITED, hours(23))
    expect(await toAdopter()).toEqual([QUESTION])
    for (const at of [25, 26]) await write(owner, `¿Te espero? ${at}`, hours(at))
    expect(await toAdopter()).toEqual([QUESTION, '¿Te espero? 25'])
    expect((await messageMailsTo(adopter)).at(-1)?.text).toContain('hay otros mensajes que no leíste')
  })

  it('whoever was not reached by a mail that was given up is told of the next message', async () => {
    const { owner, write, toAdopter, adopter } = await mailed()
    await db
      .update(outbox)
      .set({ sentAt: null, failedAt: new Date() })
      .where(eq(outbox.recipient, await emailOf(adopter)))
    await write(owner, INVITED, new Date(Date.now() + HOUR_MS))
    expect(await toAdopter()).toEqual([QUESTION, INVITED])
  })

  it('an answer that is refused has read nothing', async () => {
    const { reply, requestId } = await mailed()
    expect(await reply('Llámame al 300 555 01 27.')).toBe('refused')
    expect((await messagesOf(requestId)).map(({ readAt }) => readAt)).toEqual([null])
  })

  it('a mail that has not left yet is not read', async () => {
    const { owner, write, reply, toAdopter, requestId } = await mailed()
    await reply('Sí, dos gatos.')
    await write(owner, INVITED)
    await reply('Y un perro.')
    expect((await messagesOf(requestId)).find(({ body }) => body === INVITED)?.readAt).toBeNull()
    expect(await toAdopter()).toEqual([QUESTION, INVITED])
  })
})
