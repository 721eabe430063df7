import { describe, expect, it } from 'vitest'
import { markRead, readRequestWithLastWords } from '@/lib/adoption/conversation/operations/read'
import { acceptRequest, rejectRequest } from '@/lib/adoption/requests/operations/answer'
import { later, makeContext, makePerson } from '@/tests/support/context'
import { messageMailsTo, messagesOf, openConversation, refusal } from '@/tests/support/messages'

const LOOK = { ahead: false }

describe('the last words about a request', () => {
  it('are those of one side in a row, and are read by whoever sees all of them', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    await write(owner, 'Hola, Valentina.')
    await write(adopter, 'Hola, Camilo.')
    await write(owner, '¿Tienes patio?')
    await write(owner, '¿Y otros animales?')
    const seen = await readRequestWithLastWords(adopter.newContext(), requestId, LOOK)
    expect(seen?.lastWords).toMatchObject({
      side: 'owner',
      messages: [{ body: '¿Tienes patio?' }, { body: '¿Y otros animales?' }],
      otherUnread: 1,
      writing: 'may',
    })
    // 'Hola, Valentina.' is not among them.
    expect(seen?.request.messages.unread).toBe(3)
    await readRequestWithLastWords(owner.newContext(), requestId, LOOK)
    expect((await messagesOf(requestId)).map(({ readAt }) => readAt !== null)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('are marked as read once they are shown, and the mail about them does not leave', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    await write(owner, '¿Tienes patio?')
    expect(
      (await readRequestWithLastWords(adopter.newContext(), requestId, { ahead: true }))?.request.messages,
    ).toMatchObject({ unread: 1 })
    expect((await messagesOf(requestId))[0]?.readAt).toBeNull()
    expect(await messageMailsTo(adopter)).toHaveLength(1)
    const seen = await readRequestWithLastWords(adopter.newContext(), requestId, LOOK)
    expect(seen?.request.messages.unread).toBe(0)
    expect((await messagesOf(requestId))[0]?.readAt).not.toBeNull()
    expect(await messageMailsTo(adopter)).toEqual([])
  })

  it('are all that is read: what is written while they are shown stays unread, and its mail leaves', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    await write(owner, '¿Tienes patio?')
    const [shown] = await messagesOf(requestId)
    await write(owner, '¿Y otros animales?')
    expect(await markRead(adopter.newContext(), requestId, 'adopter', shown?.id)).toEqual([shown?.id])
    expect((await messagesOf(requestId)).map(({ readAt }) => readAt !== null)).toEqual([true, false])
    expect(await messageMailsTo(adopter)).toHaveLength(1)
    await markRead(adopter.newContext(), requestId, 'adopter')
    expect(await messageMailsTo(adopter)).toEqual([])
  })

  it('leave more than three to the conversation', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    for (const body of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']) await write(owner, body)
    const seen = await readRequestWithLastWords(adopter.newContext(), requestId, LOOK)
    expect(seen?.lastWords?.messages.map(({ body }) => body)).toEqual(['Tres', 'Cuatro', 'Cinco'])
    expect(seen?.lastWords?.otherUnread).toBe(2)
    expect((await messagesOf(requestId)).every(({ readAt }) => readAt === null)).toBe(true)
  })

  it('give way to an answer, and come back with what is written after it', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    await write(adopter, '¿Y con gatos?')
    await acceptRequest({ ...owner.newContext(), now: later(1) }, { requestId })
    expect((await readRequestWithLastWords(adopter.newContext(), requestId, LOOK))?.lastWords).toBeNull()
    await write(adopter, 'Voy el sábado.', later(2))
    expect((await readRequestWithLastWords(owner.newContext(), requestId, LOOK))?.lastWords).toMatchObject({
      side: 'adopter',
      messages: [{ body: 'Voy el sábado.' }],
    })
  })

  it('are not there before anybody wrote, for strangers and after a refusal', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    expect((await readRequestWithLastWords(adopter.newContext(), requestId, LOOK))?.lastWords).toBeNull()
    const stranger = await makePerson()
    expect(await readRequestWithLastWords(stranger.newContext(), requestId, LOOK)).toBeNull()
    expect(await refusal(readRequestWithLastWords(makeContext(), requestId, LOOK))).toMatchObject({
      code: 'unauthenticated',
    })
    await write(owner, '¿Tienes patio?')
    await rejectRequest(
      { ...owner.newContext(), now: later(1) },
      { requestId, reason: 'otro', text: 'Gracias por escribir.' },
    )
    expect((await readRequestWithLastWords(adopter.newContext(), requestId, LOOK))?.lastWords).toBeNull()
  })
})
