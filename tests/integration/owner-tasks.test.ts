import { eq, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, pets, users } from '@/db/schema'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { acceptRequest, returnPet, undoAcceptance } from '@/lib/adoption/requests/operations/answer'
import {
  countRequests,
  countUnanswered,
  listReceivedRequests,
} from '@/lib/adoption/requests/received-queries'
import { listSentRequests } from '@/lib/adoption/requests/sent-queries'
import { waitingStrip } from '@/lib/adoption/waiting/copy'
import { findWaitingRequests } from '@/lib/adoption/waiting/queries'
import { requestPath } from '@/lib/text/routes'
import { askedPet } from '@/tests/support/adoptions'
import { adoptionOfFrida, anybodyOn, askOn, dayN, GOOD, on } from '@/tests/support/check-ins'

const FAILED = { answer: 'no funcionó', note: null, photo: null } as const

beforeEach(async () => {
  // Exclude adoptions left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
})

/** What the summary, the menus, the tab and the list show an owner: they agree. */
async function tasksOf(ownerId: number, now: Date) {
  const waiting = await findWaitingRequests(db, ownerId, now)
  const list = await listReceivedRequests(db, ownerId, { filter: 'por-responder', page: 1 }, now)
  const listed = list.rows.flatMap(({ requests }) => requests.map(({ id, task }) => ({ id, task })))
  const { received } = await countRequests(db, ownerId, now)
  const counts = [
    waiting.count,
    waiting.unanswered,
    received['por-responder'],
    await countUnanswered(db, ownerId, now),
    ...list.rows.map(({ unanswered }) => unanswered),
  ]
  expect(new Set(counts)).toEqual(new Set([listed.length]))
  const { todas, ...chips } = received
  expect(Object.values(chips).reduce((sum, one) => sum + one)).toBe(todas)
  expect(waiting.requests.map(({ id, task }) => ({ id, task }))).toEqual(listed)
  return { listed, strip: waitingStrip(waiting) }
}

describe('an adoption that did not work out', () => {
  it('waits for its owner until the pet is put up again, or the adopter changes the answer', async () => {
    const { owner, requestId, token } = await adoptionOfFrida()
    await askOn(7)
    expect(await tasksOf(owner.id, dayN(7))).toEqual({ listed: [], strip: null })
    await answerCheckIn(anybodyOn(7.5), { token, ...FAILED })
    expect(await tasksOf(owner.id, dayN(8))).toEqual({
      listed: [{ id: requestId, task: 'return' }],
      strip: { text: 'Frida necesita otro hogar', action: 'Ver', href: requestPath(requestId) },
    })
    await answerCheckIn(anybodyOn(8.5), { token, ...GOOD })
    expect((await tasksOf(owner.id, dayN(9))).listed).toEqual([])
    await answerCheckIn(anybodyOn(9.5), { token, ...FAILED })
    await returnPet(on(owner, 10), { requestId })
    expect((await tasksOf(owner.id, dayN(10))).listed).toEqual([])
  })

  it('is told to both sides where they list it', async () => {
    const { owner, adopter, requestId, token } = await adoptionOfFrida()
    await askOn(7)
    await answerCheckIn(anybodyOn(7.5), { token, ...FAILED })
    const [sent] = (await listSentRequests(db, adopter.id, { page: 1 })).rows
    expect(sent).toMatchObject({ id: requestId, failed: true })
    await db
      .update(users)
      .set({ blockedAt: dayN(8) })
      .where(eq(users.id, adopter.id))
    const received = await listReceivedRequests(db, owner.id, { filter: 'todas', page: 1 }, dayN(8))
    expect(received.rows[0]?.requests).toMatchObject([{ failed: false, task: null }])
  })
})

describe('an acceptance', () => {
  it('waits for its owner after three weeks, and not where nothing can be done', async () => {
    const { owner, pet, requests } = await askedPet(2)
    const [first = 0] = requests
    const day = (days: number) => new Date(Date.now() + days * 86_400_000)
    await acceptRequest(owner.newContext(), { requestId: first })
    expect((await tasksOf(owner.id, day(20))).listed).toEqual([])
    const { listed, strip } = await tasksOf(owner.id, day(22))
    expect(listed).toEqual([{ id: first, task: 'outcome' }])
    expect(strip).toMatchObject({
      text: expect.stringMatching(/^¿Canela ya vive con .+\?$/),
      action: 'Responder',
    })
    await db
      .update(pets)
      .set({ blockedAt: day(21) })
      .where(eq(pets.id, pet.id))
    expect((await tasksOf(owner.id, day(22))).listed).toEqual([])
    await db.update(pets).set({ blockedAt: null }).where(eq(pets.id, pet.id))
    await undoAcceptance(owner.newContext(), { requestId: first })
    expect((await tasksOf(owner.id, day(22))).listed.map(({ task }) => task)).toEqual(['answer', 'answer'])
  })
})
