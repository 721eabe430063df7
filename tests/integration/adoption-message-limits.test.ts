import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionMessages, adoptionRequests } from '@/db/schema'
import { UNREAD_IN_A_ROW } from '@/lib/adoption/conversation/policy'
import { acceptRequest } from '@/lib/adoption/requests/operations/answer'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { HOUR_MS } from '@/lib/text/durations'
import { messageMailsTo, messagesOf, openConversation, refusal } from '@/tests/support/messages'

describe('writing too much', () => {
  it('fifty identical sends at once are one message and one mail', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    const results = await Promise.all(Array.from({ length: 50 }, () => write(adopter, 'Hola, Camilo.')))
    expect(new Set(results.map(({ id }) => id)).size).toBe(1)
    expect(results.filter(({ created }) => created)).toHaveLength(1)
    expect(await messagesOf(requestId)).toHaveLength(1)
    expect(await messageMailsTo(owner)).toHaveLength(1)
  })

  it('the same words are a new message after an answer, or a minute later', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    await write(adopter, 'Sí.')
    await write(owner, '¿Y con gatos?')
    await write(adopter, 'Sí.')
    await write(adopter, 'Sí.', new Date(Date.now() + 61_000))
    expect((await messagesOf(requestId)).map(({ body }) => body)).toEqual([
      'Sí.',
      '¿Y con gatos?',
      'Sí.',
      'Sí.',
    ])
  })

  it('thirty unread messages in a row are enough, and reading them makes room', async () => {
    const { owner, adopter, write, read } = await openConversation()
    for (let n = 1; n <= UNREAD_IN_A_ROW; n++) await write(adopter, `Mensaje ${n}.`)
    expect(await refusal(write(adopter, 'Otro.'))).toMatchObject({
      code: 'too_many_requests',
      message: 'Ya enviaste 30 mensajes que todavía no leen. Podrás escribir más cuando los lean',
    })
    await read(owner)
    expect(await refusal(write(adopter, 'Otro.'))).toBeNull()
  })

  it('an account that writes all the time waits for the next hour', async () => {
    const { adopter, write } = await openConversation()
    const { max } = LIMITS.messageAccount
    const results = await Promise.all(Array.from({ length: max + 1 }, () => refusal(write(adopter, 'Hola.'))))
    expect(results.filter((result) => result?.code === 'too_many_requests')).toHaveLength(1)
  })

  it('a long conversation comes in pages, the newest first', async () => {
    const { adopter, requestId, read } = await openConversation()
    await db
      .insert(adoptionMessages)
      .values(
        Array.from({ length: 205 }, (_, n) => ({ requestId, side: 'owner' as const, body: `Mensaje ${n}` })),
      )
    const newest = await read(adopter)
    expect(newest?.pages).toEqual({ earlier: true, later: false })
    const bodies = newest?.messages.map(({ body }) => body)
    expect([bodies?.length, bodies?.[0], bodies?.at(-1)]).toEqual([200, 'Mensaje 5', 'Mensaje 204'])
    const older = await read(adopter, { before: newest?.messages[0]?.id ?? 0 })
    expect(older?.pages).toEqual({ earlier: false, later: true })
    expect(older?.messages.map(({ body }) => body)).toEqual([0, 1, 2, 3, 4].map((n) => `Mensaje ${n}`))
  })
})

describe('a contact in several messages', () => {
  it('a number in two halves is refused, unless an hour lies between them or contacts are shared', async () => {
    const { owner, adopter, requestId, write } = await openConversation()
    await write(adopter, '300 555', new Date(Date.now() - 2 * HOUR_MS))
    await write(adopter, 'Hola, soy Ana.')
    await write(adopter, '01 27')
    await write(owner, '300 555')
    await write(adopter, '¿Qué es eso?')
    expect(await refusal(write(owner, '01 27'))).toMatchObject({
      code: 'invalid',
      fields: {
        body: expect.stringContaining('Parece que escribiste un teléfono. Los contactos se comparten'),
      },
    })
    expect(await refusal(write(owner, 'Un número de la suerte.'))).toBeNull()
    await acceptRequest(owner.newContext(), { requestId })
    await write(owner, '300 555')
    await write(owner, '01 27')
    expect(await messagesOf(requestId)).toHaveLength(8)
  })

  it('the message of the request is the first of them, for an hour', async () => {
    const { adopter, requestId, write } = await openConversation()
    const sent = { message: 'Hola, soy Ana: 300 555' }
    await db.update(adoptionRequests).set(sent).where(eq(adoptionRequests.id, requestId))
    expect(await refusal(write(adopter, '01 27'))).toMatchObject({
      fields: { body: expect.stringContaining('Parece que escribiste un teléfono') },
    })
    expect(await refusal(write(adopter, '01 27', new Date(Date.now() + 2 * HOUR_MS)))).toBeNull()
  })
})
