import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, type Tx } from '@/db/client'
import { adoptionMessages, adoptionRequests, outbox, pets, users } from '@/db/schema'
import { readConversation } from '@/lib/adoption/conversation/operations/read'
import { sendMessage } from '@/lib/adoption/conversation/operations/send'
import { countUnreadConversations, findStamp } from '@/lib/adoption/conversation/queries'
import { NO_MESSAGES } from '@/lib/adoption/requests/dto'
import { acceptRequest, rejectRequest } from '@/lib/adoption/requests/operations/answer'
import { lockConversation } from '@/lib/adoption/requests/operations/lock'
import { findRequest } from '@/lib/adoption/requests/queries'
import { listReceivedRequests } from '@/lib/adoption/requests/received-queries'
import { listSentRequests } from '@/lib/adoption/requests/sent-queries'
import { exportAccountData } from '@/lib/privacy/queries'
import { requestRow, statusesOf } from '@/tests/support/adoptions'
import { makeContext, makePerson } from '@/tests/support/context'
import { overtake } from '@/tests/support/locks'
import { messageMailsTo, messagesOf, openConversation, refusal } from '@/tests/support/messages'

describe('a message', () => {
  it('reaches the other side, who reads it once as new; its author then sees that it was read', async () => {
    const { owner, adopter, write, read } = await openConversation()
    await write(adopter, 'Hola, Camilo.\nVivo cerca de un parque.')
    const first = await read(owner)
    expect(first).toMatchObject({ news: { count: 1, firstId: first?.messages[0]?.id }, isAhead: false })
    expect(first?.messages).toMatchObject([
      { side: 'adopter', body: 'Hola, Camilo.\nVivo cerca de un parque.', read: true },
    ])
    expect((await read(owner))?.news).toEqual({ count: 0, firstId: null })
    expect((await read(adopter))?.messages).toMatchObject([{ read: true }])
  })

  it('of the owner opens an unopened request, and says so to nobody else', async () => {
    const { owner, requestId, write } = await openConversation()
    await write(owner, '¿Quién la sacaría por la mañana?')
    expect(await statusesOf([requestId])).toEqual(['en revisión'])
  })

  it('is neither read nor written by strangers and visitors', async () => {
    const { requestId, read } = await openConversation()
    const stranger = await makePerson()
    const body = 'Hola.'
    expect(await read(stranger)).toBeNull()
    expect(await refusal(sendMessage(stranger.newContext(), { requestId, body }))).toMatchObject({
      code: 'not_found',
    })
    expect(await refusal(sendMessage(makeContext(), { requestId, body }))).toMatchObject({
      code: 'unauthenticated',
    })
    expect(
      await refusal(readConversation(makeContext(), requestId, { ahead: false, before: null })),
    ).toMatchObject({ code: 'unauthenticated' })
    expect(await findStamp(db, stranger.id, requestId)).toBeNull()
    expect(await messagesOf(requestId)).toEqual([])
  })

  it('carries no contacts before an acceptance, then it may; money is never asked for', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    expect(await refusal(write(adopter, 'Llámame al 300 555 01 27 y coordinamos.'))).toMatchObject({
      code: 'invalid',
      fields: {
        body: expect.stringContaining('Parece que escribiste un teléfono. Los contactos se comparten'),
      },
    })
    expect(await refusal(write(owner, 'camilo@correo.example'))).toMatchObject({
      fields: { body: expect.stringContaining('cuando aceptes la solicitud') },
    })
    await acceptRequest(owner.newContext(), { requestId })
    await write(adopter, 'Llámame al 300 555 01 27 y coordinamos.')
    const priced = write(owner, 'El transporte cuesta 50 dólares, escríbeme a camilo@correo.example')
    expect(await refusal(priced)).toMatchObject({
      fields: { body: expect.stringContaining('Por una mascota no se paga') },
    })
    expect((await messagesOf(requestId)).map(({ side }) => side)).toEqual(['adopter'])
  })

  it('is refused with a sentence once the request has ended, while its pet is held, and to a closed account', async () => {
    const { owner, adopter, pet, requestId, write, read } = await openConversation()
    await db.update(pets).set({ heldAt: new Date(), holdReason: 'staff' }).where(eq(pets.id, pet.id))
    expect(await refusal(write(adopter, 'Hola.'))).toMatchObject({
      code: 'conflict',
      message: 'Estamos revisando esta publicación. Podrán escribirse cuando termine la revisión.',
    })
    await db.update(pets).set({ heldAt: null, holdReason: null }).where(eq(pets.id, pet.id))
    await db.update(users).set({ active: false }).where(eq(users.id, adopter.id))
    expect(await refusal(write(owner, 'Hola.'))).toMatchObject({ code: 'conflict' })
    await db.update(users).set({ active: true }).where(eq(users.id, adopter.id))
    await write(adopter, 'Hola.')
    await rejectRequest(owner.newContext(), { requestId, reason: 'otro', text: 'Gracias por escribir.' })
    expect(await refusal(write(adopter, '¿Por qué?'))).toMatchObject({
      code: 'conflict',
      message: 'La solicitud fue rechazada: pueden leer la conversación, pero ya no escribir.',
    })
    expect((await read(adopter))?.writing).toBe('ended')
    expect(await messagesOf(requestId)).toHaveLength(1)
  })

  it('that staff hid is read by nobody: not on the page, as news, or in the other side’s data', async () => {
    const { owner, adopter, requestId, write, read } = await openConversation()
    await write(adopter, 'Palabrahostil')
    await db
      .update(adoptionMessages)
      .set({ hiddenAt: new Date() })
      .where(eq(adoptionMessages.requestId, requestId))
    expect(await countUnreadConversations(db, owner.id)).toEqual({ received: 0, sent: 0 })
    for (const person of [owner, adopter]) {
      const conversation = await read(person)
      expect(conversation?.messages).toMatchObject([{ body: null }])
      expect(JSON.stringify(conversation)).not.toContain('Palabrahostil')
    }
    await write(owner, 'Otra palabra')
    expect(JSON.stringify(await exportAccountData(db, owner.id))).not.toContain('Palabrahostil')
    expect(JSON.stringify(await exportAccountData(db, adopter.id))).toContain('Palabrahostil')
  })
})

describe('what is unread', () => {
  it('is counted on the lists, the request and the tab, for its reader alone', async () => {
    const { owner, adopter, requestId, write, read } = await openConversation()
    await read(owner)
    await write(adopter, 'Uno.')
    await write(adopter, 'Dos.')
    const [group] = (await listReceivedRequests(db, owner.id, { filter: 'todas', page: 1 }, new Date())).rows
    expect(group?.requests[0]?.messages).toEqual({ ...NO_MESSAGES, total: 2, unread: 2 })
    const [sent] = (await listSentRequests(db, adopter.id, { page: 1 })).rows
    expect(sent?.messages).toMatchObject({ total: 2, unread: 0 })
    expect(await countUnreadConversations(db, owner.id)).toEqual({ received: 1, sent: 0 })
    expect(await countUnreadConversations(db, adopter.id)).toEqual({ received: 0, sent: 0 })
    await write(owner, 'Tres.')
    expect(await countUnreadConversations(db, adopter.id)).toEqual({ received: 0, sent: 1 })
    expect((await findRequest(db, adopter.id, requestId))?.messages).toMatchObject({ total: 3, unread: 1 })
    await read(owner)
    expect(await countUnreadConversations(db, owner.id)).toEqual({ received: 0, sent: 0 })
  })

  it('stays unread by a page that is fetched ahead', async () => {
    const { owner, adopter, write, read } = await openConversation()
    await read(owner)
    await write(adopter, 'Hola.')
    expect(await read(owner, { ahead: true })).toMatchObject({ isAhead: true, news: { count: 0 } })
    expect(await messageMailsTo(owner)).toHaveLength(1)
    expect((await read(owner))?.news.count).toBe(1)
  })

  it('stays unread, with its mail, while its reader looks at earlier messages', async () => {
    const { owner, adopter, write, read } = await openConversation()
    await write(adopter, 'Uno.')
    const before = (await write(adopter, 'Dos.')).id
    await read(owner)
    await write(adopter, 'Tres.')
    const earlier = await read(owner, { before })
    expect(earlier?.messages).toMatchObject([{ body: 'Uno.' }])
    expect(earlier).toMatchObject({ isAhead: false, news: { count: 0 } })
    expect(await messageMailsTo(owner)).toHaveLength(1)
    expect(await read(owner)).toMatchObject({ news: { count: 1 } })
    expect(await messageMailsTo(owner)).toEqual([])
  })

  it('opens its request only once the page is looked at, also where nobody wrote', async () => {
    const { owner, requestId, read } = await openConversation()
    expect(await read(owner, { ahead: true })).toMatchObject({ isAhead: true })
    expect(await statusesOf([requestId])).toEqual(['enviada'])
    expect(await read(owner)).toMatchObject({ isAhead: false, request: { status: 'en revisión' } })
  })

  it('is shown with the answer that came while it was marked as read', async () => {
    const { owner, adopter, requestId, write, read } = await openConversation()
    await write(owner, 'Hola.')
    const answer = async (tx: Tx) => {
      await lockConversation(tx, requestId)
      await tx
        .update(adoptionRequests)
        .set({ status: 'rechazada', updatedAt: new Date() })
        .where(eq(adoptionRequests.id, requestId))
    }
    const seen = await overtake(answer, () => read(adopter))
    expect(seen).toMatchObject({ request: { status: 'rechazada' }, writing: 'ended', news: { count: 1 } })
    expect(seen?.stamp).toBe(await findStamp(db, adopter.id, requestId))
  })

  it('changes the stamp for both sides, and looking again does not', async () => {
    const { owner, adopter, write, read } = await openConversation()
    const before = (await read(owner))?.stamp
    await write(adopter, 'Hola.')
    const written = (await read(adopter))?.stamp
    expect(written).not.toBe(before)
    const seen = (await read(owner))?.stamp
    expect(seen).not.toBe(written)
    expect((await read(owner))?.stamp).toBe(seen)
    expect((await read(adopter))?.stamp).toBe(seen)
  })
})

describe('the mail about messages', () => {
  it('is one for all that is unread, in the reader’s daytime and with a few minutes to read them first', async () => {
    const { owner, adopter, requestId, write, read } = await openConversation()
    await db.update(users).set({ countryId: 'CHL', cityId: null }).where(eq(users.id, owner.id))
    const now = new Date()
    await write(adopter, '¿Y cómo se lleva con niños?', now)
    await write(adopter, '¿Y con gatos?', now)
    const [mail, ...more] = await messageMailsTo(owner)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ quietZone: 'America/Santiago', sentAt: null })
    expect(mail?.nextAttemptAt).toEqual(new Date(now.getTime() + 5 * 60_000))
    await db
      .update(outbox)
      .set({ sentAt: now })
      .where(eq(outbox.id, mail?.id ?? 0))
    await read(owner)
    await write(adopter, '¿Y con otros perros?')
    expect(await messageMailsTo(owner)).toHaveLength(2)
    expect((await requestRow(requestId)).status).toBe('en revisión')
  })

  it('does not leave once its reader has seen the message; one that has left stays in the books', async () => {
    const { owner, adopter, write, read } = await openConversation()
    await read(owner)
    await write(adopter, 'Hola.')
    const [mail] = await messageMailsTo(owner)
    await db
      .update(outbox)
      .set({ sentAt: new Date() })
      .where(eq(outbox.id, mail?.id ?? 0))
    await read(owner)
    await write(adopter, '¿Y con gatos?')
    expect(await messageMailsTo(owner)).toHaveLength(2)
    await read(owner)
    expect((await messageMailsTo(owner)).map(({ id }) => id)).toEqual([mail?.id])
  })

  it('is never lost when a message is written while the earlier one is read', async () => {
    for (let round = 0; round < 8; round++) {
      const { owner, adopter, requestId, write, read } = await openConversation()
      await read(owner)
      await write(adopter, 'Uno.')
      await Promise.all([read(owner), write(adopter, 'Dos.')])
      const unread = (await messagesOf(requestId)).filter(({ readAt }) => readAt === null)
      expect(await messageMailsTo(owner)).toHaveLength(unread.length > 0 ? 1 : 0)
    }
  })
})

it('with an account its conversations go', async () => {
  const { owner, adopter, requestId, write } = await openConversation()
  await write(adopter, 'Hola.')
  await write(owner, 'Hola.')
  await db.delete(users).where(eq(users.id, adopter.id))
  expect(await messagesOf(requestId)).toEqual([])
  expect(await db.$count(adoptionRequests, eq(adoptionRequests.id, requestId))).toBe(0)
})
