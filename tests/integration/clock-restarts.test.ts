import { and, eq, isNull, lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, outbox, pets } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { runAnswerClock } from '@/lib/adoption/clock/operations'
import { findAnswerRate } from '@/lib/adoption/clock/queries'
import { overdueSince } from '@/lib/adoption/clock/rules'
import { acceptRequest, openRequest } from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { listSentRequests } from '@/lib/adoption/requests/sent-queries'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { blockPet, unblockPet } from '@/lib/moderation/staff/pets/block-operations'
import { releasePet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { hold } from '@/lib/pets/hold'
import { requestRow, subjectsTo } from '@/tests/support/adoptions'
import { dayN, on, type Person } from '@/tests/support/check-ins'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'

const reason = 'Lo revisamos con calma, y así quedó.'
const staff = (days: number) => makeContext(staffActor(5), { now: dayN(days) })
const run = (days: number) => runAnswerClock(makeContext(undefined, { now: dayN(days) }))

let owner: Person
beforeEach(async () => {
  // Exclude requests left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
  owner = await makePerson({ name: 'Hernán' })
})

async function ask() {
  const dates = { publishedAt: dayN(0), confirmedAt: dayN(0) }
  const pet = await makePet(db, { ownerId: owner.id, name: 'Luna', ...dates })
  const adopter = await makePerson({ name: 'Valentina' })
  const { id } = await requestAdoption(on(adopter, 0), { petId: pet.id, message: null })
  return { adopter, petId: pet.id, requestId: id }
}
type Asked = Awaited<ReturnType<typeof ask>>

const overdueTo = async (person: Person) =>
  (await subjectsTo(person)).filter((subject) => subject.startsWith('Todavía no hay respuesta'))
const remindersTo = async (person: Person) =>
  (await subjectsTo(person)).filter((subject) => / esperan? tu respuesta$/.test(subject))

async function readsOverdue({ adopter, requestId }: Asked, days: number): Promise<boolean> {
  const { rows } = await listSentRequests(db, adopter.id, { page: 1 })
  const request = rows.find(({ id }) => id === requestId)
  if (!request) throw new Error('There is no such request')
  return overdueSince(request, dayN(days)) !== null
}

/** For a time the owner could not answer. */
const STOPS: Record<
  string,
  { stop: (asked: Asked) => Promise<unknown>; go: (asked: Asked) => Promise<unknown> }
> = {
  'a block of the owner': {
    stop: () => blockAccount(staff(2), { accountId: owner.id, reason }),
    go: () => unblockAccount(staff(30), { accountId: owner.id, reason }),
  },
  'a block of the adopter': {
    stop: ({ adopter }) => blockAccount(staff(2), { accountId: adopter.id, reason }),
    go: ({ adopter }) => unblockAccount(staff(30), { accountId: adopter.id, reason }),
  },
  'a suspension of the owner': {
    stop: () => suspendAccount(staff(2), { accountId: owner.id, motive: 'fotos', reason }),
    go: () => restoreAccount(staff(30), { accountId: owner.id, reason }),
  },
  'a block of the listing': {
    stop: ({ petId }) => blockPet(staff(2), { petId, reason }),
    go: ({ petId }) => unblockPet(staff(30), { petId, reason }),
  },
  'a hold of the listing': {
    stop: ({ petId }) =>
      db
        .update(pets)
        .set(hold('staff', dayN(2)))
        .where(eq(pets.id, petId)),
    go: async ({ petId }) => {
      const seen = (await findPetModeration(db, petId))?.seen ?? ''
      await releasePet(staff(30), { petId, seen, reason: undefined })
    },
  },
}

describe.each(Object.entries(STOPS))('after %s', (_, { stop, go }) => {
  it('the seven days of a request in review begin anew', async () => {
    const asked = await ask()
    await openRequest(on(owner, 1), asked)
    await stop(asked)
    await run(29)
    expect(await readsOverdue(asked, 29)).toBe(false)
    await go(asked)
    for (const day of [30, 36.9]) {
      expect(await run(day)).toMatchObject({ overdue: 0 })
      expect(await readsOverdue(asked, day)).toBe(false)
    }
    expect(await overdueTo(asked.adopter)).toEqual([])
    expect(await run(37)).toMatchObject({ overdue: 1 })
    expect(await readsOverdue(asked, 37)).toBe(true)
    expect(await requestRow(asked.requestId)).toMatchObject({ overdueAt: dayN(37) })
  })

  it('the owner is reminded of an unopened request 72 hours later, and has three days then', async () => {
    const asked = await ask()
    await stop(asked)
    await go(asked)
    expect(await run(32.9)).toEqual({ reminderMails: 0, requestsReminded: 0, overdue: 0 })
    expect(await run(33)).toEqual({ reminderMails: 1, requestsReminded: 1, overdue: 0 })
    expect(await run(36.9)).toMatchObject({ overdue: 0 })
    expect(await run(37)).toMatchObject({ overdue: 1 })
  })
})

describe('a request whose owner was reminded before a suspension', () => {
  const suspend = (days: number) =>
    suspendAccount(staff(days), { accountId: owner.id, motive: 'fotos', reason })

  it('is reminded of again after it', async () => {
    const asked = await ask()
    await run(3)
    await db
      .update(outbox)
      .set({ sentAt: dayN(3) })
      .where(isNull(outbox.sentAt))
    await suspend(4)
    await restoreAccount(staff(30), { accountId: owner.id, reason })
    expect(await requestRow(asked.requestId)).toMatchObject({ ownerRemindedAt: null })
    expect(await run(33)).toMatchObject({ requestsReminded: 1 })
    expect(await remindersTo(owner)).toHaveLength(2)
  })

  it('gets no mail of the clock that waited for the morning of the suspension', async () => {
    const [unopened, opened] = [await ask(), await ask()]
    await openRequest(on(owner, 0), opened)
    await run(3)
    await run(7)
    expect([await remindersTo(owner), await overdueTo(opened.adopter)].flat()).toHaveLength(2)
    await suspend(7.1)
    expect([await remindersTo(owner), await overdueTo(opened.adopter)].flat()).toEqual([])
    expect(await requestRow(unopened.requestId)).toMatchObject({ status: 'enviada' })
  })
})

it('a request that was overdue before a block stays so', async () => {
  const asked = await ask()
  await openRequest(on(owner, 0), asked)
  await run(7)
  await blockAccount(staff(8), { accountId: owner.id, reason })
  await unblockAccount(staff(30), { accountId: owner.id, reason })
  expect(await readsOverdue(asked, 30)).toBe(true)
  const isOverdue = and(eq(adoptionRequests.id, asked.requestId), eq(adoptionRequests.overdueAt, dayN(7)))
  expect(await db.$count(adoptionRequests, isOverdue)).toBe(1)
})

it('the time of an answer does not count the days in which nobody could give it', async () => {
  const asked = [await ask(), await ask(), await ask(), await ask(), await ask()]
  await blockAccount(staff(1), { accountId: owner.id, reason })
  await unblockAccount(staff(30), { accountId: owner.id, reason })
  for (const request of asked) await acceptRequest(on(owner, 31), request)
  expect(await findAnswerRate(db, owner.id, dayN(32))).toEqual({ answered: 5, asked: 5, times: null })
})
