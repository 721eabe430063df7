import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionMessages, reports } from '@/db/schema'
import { hideFromBothSides } from '@/lib/adoption/conversation/operations/hide'
import { findReportable } from '@/lib/adoption/conversation/queries'
import { lockConversation } from '@/lib/adoption/requests/operations/lock'
import { reportConversation } from '@/lib/moderation/reports/operations'
import { ANONYMOUS } from '@/lib/platform/actor'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import type { WriteTx } from '@/lib/platform/write'
import { deleteAccount } from '@/lib/privacy/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { requestRow } from '@/tests/support/adoptions'
import { makeContext, makePerson } from '@/tests/support/context'
import { addMessage, askedForMoney, reportMessage } from '@/tests/support/conversations'
import { overtake } from '@/tests/support/locks'
import { report } from '@/tests/support/reports'

const reportsOf = (requestId: number) =>
  db.select().from(reports).where(eq(reports.requestId, requestId)).orderBy(reports.id)
/** Limits count by the hour: all of a test happens in one. */
const NOON = new Date('2026-03-01T12:00:00Z')
const WORDS = { reason: 'acoso', details: '' } as const

describe('who may report a conversation', () => {
  it('each side may report the conversation and the other side’s messages, which changes nothing else', async () => {
    const { owner, adopter, requestId, ofOwner, ofAdopter } = await askedForMoney()
    const before = await requestRow(requestId)
    await reportMessage(adopter, requestId, ofOwner)
    await reportMessage(owner, requestId, ofAdopter)
    await reportMessage(owner, requestId)
    expect(await reportsOf(requestId)).toMatchObject([
      { reporterId: adopter.id, messageId: ofOwner, petId: null, reason: 'dinero', status: 'abierto' },
      { reporterId: owner.id, messageId: ofAdopter, details: 'Pide un adelanto.' },
      { reporterId: owner.id, messageId: null },
    ])
    expect(await requestRow(requestId)).toEqual(before)
  })

  it('visitors have to sign in, and strangers do not learn that there is a conversation', async () => {
    const { requestId, ofOwner } = await askedForMoney()
    const input = { ...WORDS, requestId, messageId: null }
    await expect(reportConversation(makeContext(ANONYMOUS), input)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    const stranger = await makePerson()
    for (const given of [input, { ...input, messageId: ofOwner }, { ...input, requestId: 2_147_483_647 }]) {
      const attempt = reportConversation(stranger.newContext(), given)
      await expect(attempt).rejects.toMatchObject({ code: 'not_found' })
      expect(await findReportable(db, stranger.id, given)).toBeNull()
    }
    expect(await reportsOf(requestId)).toEqual([])
  })

  it('nobody reports a message of their own, of another conversation or one that staff have removed', async () => {
    const { adopter, requestId, ofOwner, ofAdopter } = await askedForMoney()
    const other = await askedForMoney()
    await db.update(adoptionMessages).set({ hiddenAt: NOON }).where(eq(adoptionMessages.id, ofOwner))
    const attempts = [
      [ofAdopter, 'forbidden'],
      [other.ofOwner, 'not_found'],
      [ofOwner, 'conflict'],
    ] as const
    for (const [messageId, code] of attempts)
      await expect(reportMessage(adopter, requestId, messageId)).rejects.toMatchObject({ code })
    expect(await reportsOf(requestId)).toEqual([])
  })

  it('the same side has one open report of a message and one of the conversation, also under concurrency', async () => {
    const { adopter, requestId, ofOwner } = await askedForMoney()
    const again = await addMessage(requestId, 'owner', '¿Ya consignaste?')
    const subjects = [ofOwner, again, null]
    const attempts = subjects.flatMap((id) => [1, 2, 3].map(() => reportMessage(adopter, requestId, id)))
    await Promise.all(attempts)
    const found = (await reportsOf(requestId)).map(({ messageId }) => messageId)
    expect(found.toSorted()).toEqual(subjects.toSorted())
  })

  it('a report that waits for the removal of its message is refused, and none stays open', async () => {
    const { adopter, requestId, ofOwner } = await askedForMoney()
    const removal = async (tx: WriteTx) => {
      await lockConversation(tx, requestId)
      await hideFromBothSides(tx, ofOwner, NOON)
    }
    const late = overtake(removal, () => reportMessage(adopter, requestId, ofOwner))
    await expect(late).rejects.toMatchObject({ code: 'conflict' })
    expect(await reportsOf(requestId)).toEqual([])
  })

  it('reports of conversations and of pets share the limits of an account', async () => {
    const { pet } = await askedForMoney()
    const { adopter, requestId, ofOwner } = await askedForMoney()
    const send = (person: Awaited<ReturnType<typeof makePerson>>, clientIp: string) =>
      reportConversation(makeContext(person.actor, { clientIp, now: NOON }), {
        ...WORDS,
        requestId,
        messageId: ofOwner,
      })
    for (let i = 0; i < LIMITS.reportAccount.max; i++) await send(adopter, `203.0.113.${i}`)
    await expect(send(adopter, '203.0.113.200')).rejects.toMatchObject({ code: 'too_many_requests' })
    const ofPet = report(pet.id, adopter.actor, { clientIp: '203.0.113.201', now: NOON })
    await expect(ofPet).rejects.toMatchObject({ code: 'too_many_requests' })
  })
})

describe('what the form shows', () => {
  it('names the other side by their first name and quotes their message', async () => {
    const { owner, adopter, pet, requestId, ofOwner, ofAdopter } = await askedForMoney()
    expect(await findReportable(db, adopter.id, { requestId, messageId: ofOwner })).toMatchObject({
      side: 'adopter',
      pet: pet.name,
      message: { id: ofOwner, body: 'Para apartarlo, consígname hoy.', isRemoved: false },
    })
    expect(await findReportable(db, adopter.id, { requestId, messageId: ofAdopter })).toBeNull()
    expect(await findReportable(db, owner.id, { requestId, messageId: null })).toMatchObject({
      side: 'owner',
      message: null,
    })
    await db.update(adoptionMessages).set({ hiddenAt: NOON }).where(eq(adoptionMessages.id, ofOwner))
    const { message } = (await findReportable(db, adopter.id, { requestId, messageId: ofOwner })) ?? {}
    expect(message).toMatchObject({ body: '', isRemoved: true })
  })
})

describe('an account that leaves', () => {
  it('a report of a conversation is part of its author’s data, and goes with the author', async () => {
    const { owner, adopter, requestId, ofOwner } = await askedForMoney()
    await reportMessage(adopter, requestId, ofOwner)
    const subject = { requestId, messageId: ofOwner, petId: null, reason: 'dinero' }
    expect((await exportAccountData(db, adopter.id)).reports).toMatchObject([subject])
    expect((await exportAccountData(db, owner.id)).reports).toEqual([])
    await deleteAccount(adopter.newContext(), { password: '' })
    expect(await reportsOf(requestId)).toEqual([])
  })

  it('a report goes with the reported account, whose pets and their requests go too', async () => {
    const { owner, adopter, requestId, ofOwner } = await askedForMoney()
    await reportMessage(adopter, requestId, ofOwner)
    await deleteAccount(owner.newContext(), { password: '' })
    expect(await reportsOf(requestId)).toEqual([])
    await expect(reportMessage(adopter, requestId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('a report that waits for the end of the reported account is refused', async () => {
    const { owner, adopter, requestId, ofOwner } = await askedForMoney()
    const results = await Promise.allSettled([
      deleteAccount(owner.newContext(), { password: '' }),
      reportMessage(adopter, requestId, ofOwner),
      reportMessage(adopter, requestId),
    ])
    expect(results[0]?.status).toBe('fulfilled')
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'not_found' })
    expect(await reportsOf(requestId)).toEqual([])
  })
})
