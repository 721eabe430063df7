import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { makePet, makeUser } from '@/db/seed/factories'
import { runAnswerClock } from '@/lib/adoption/clock/operations'
import { findAnswerRate } from '@/lib/adoption/clock/queries'
import {
  acceptRequest,
  openRequest,
  rejectRequest,
  undoAcceptance,
  withdrawRequest,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { answerRateTag } from '@/lib/platform/bus/cache-tags'
import { deleteAccount } from '@/lib/privacy/operations'
import { makeContext, makePerson } from '@/tests/support/context'

const START = new Date('2019-03-01T12:00:00Z')
const HOUR = 3600
const hourN = (hours: number) => new Date(START.getTime() + hours * HOUR * 1000)
const dayN = (days: number) => hourN(24 * days)
const NO = { reason: 'otro', text: 'Gracias por escribir.' } as const

/** An owner, whose every request is for another pet. */
async function ownerWithPets() {
  const owner = await makePerson()
  const on = (hours: number) => makeContext(owner.actor, { now: hourN(hours) })
  const ask = async () => {
    const pet = await makePet(db, { ownerId: owner.id, publishedAt: START, confirmedAt: START })
    const adopter = await makePerson({ passwordHash: await hashPassword('Caminata7!') })
    const as = (hours: number) => makeContext(adopter.actor, { now: hourN(hours) })
    const { id } = await requestAdoption(as(0), { petId: pet.id, message: null })
    return { petId: pet.id, requestId: id, as }
  }
  const reject = async (hours: number) => {
    const request = await ask()
    const ctx = on(hours)
    await rejectRequest(ctx, { ...request, ...NO })
    return { ...request, ctx }
  }
  const rate = (now = dayN(30)) => findAnswerRate(db, owner.id, now)
  return { owner, on, ask, reject, rate }
}
const runClock = async (...days: number[]) => {
  for (const day of days) await runAnswerClock(makeContext(undefined, { now: dayN(day) }))
}

describe('the answer rate of an owner', () => {
  it('is unknown below five requests, and tells its sample and times from the fifth on', async () => {
    const { reject, rate } = await ownerWithPets()
    for (const hours of [1, 2, 3, 30]) await reject(hours)
    expect(await rate()).toBeNull()
    await reject(4)
    expect(await rate()).toEqual({
      answered: 5,
      asked: 5,
      times: { mostSeconds: expect.closeTo(9.2 * HOUR, 3) },
    })
  })

  it('counts accepted and rejected requests, and those left for seven days without an answer', async () => {
    const { ask, reject, rate, on } = await ownerWithPets()
    for (let count = 0; count < 3; count++) await reject(5)
    const accepted = await ask()
    await acceptRequest(on(5), accepted)
    await undoAcceptance(on(6), accepted)
    await ask()
    const opened = await ask()
    await openRequest(on(1), opened)
    expect(await rate(dayN(6))).toBeNull()
    await runClock(3, 7)
    expect(await rate()).toMatchObject({ answered: 4, asked: 6 })
    await rejectRequest(on(24 * 9), { ...opened, ...NO })
    expect(await rate()).toMatchObject({ answered: 5, asked: 6 })
  })

  it('leaves out what was withdrawn or closed in time, but not what had been overdue before', async () => {
    const { ask, reject, rate, on } = await ownerWithPets()
    for (let count = 0; count < 5; count++) await reject(5)
    const [withdrawn, closed, left] = [await ask(), await ask(), await ask()]
    await withdrawRequest(withdrawn.as(2), withdrawn)
    await setPetStatus(on(2), { petId: closed.petId, status: 'inactivo' })
    await runClock(3, 7)
    expect(await rate()).toMatchObject({ answered: 5, asked: 6 })
    await setPetStatus(on(24 * 8), { petId: left.petId, status: 'inactivo' })
    expect(await rate()).toMatchObject({ answered: 5, asked: 6 })
  })

  it('does not time an answer that could not be given while another request was accepted', async () => {
    const { ask, rate, on } = await ownerWithPets()
    const second = await makePerson()
    for (let count = 0; count < 3; count++) {
      const first = await ask()
      const { id } = await requestAdoption(makeContext(second.actor, { now: hourN(1) }), {
        petId: first.petId,
        message: null,
      })
      await acceptRequest(on(3), first)
      await rejectRequest(on(200), { requestId: id, ...NO })
    }
    expect(await rate()).toEqual({
      answered: 6,
      asked: 6,
      times: { mostSeconds: 3 * HOUR },
    })
  })

  it('forgets requests after twelve months', async () => {
    const { reject, rate } = await ownerWithPets()
    for (let count = 0; count < 5; count++) await reject(5)
    expect(await rate(dayN(364))).toMatchObject({ asked: 5 })
    expect(await rate(dayN(366))).toBeNull()
  })

  it('an answer expires one tag of its owner’s pages, whatever the number of their pets', async () => {
    const { owner, reject, ask, on } = await ownerWithPets()
    const first = await reject(5)
    const other = await ask()
    expect(first.ctx.expired.filter((tag) => tag.startsWith('pet:'))).toEqual([`pet:${first.petId}`])
    expect(first.ctx.expired).toContain(answerRateTag(owner.id))
    const opening = on(5)
    await openRequest(opening, other)
    expect(opening.expired).toEqual([])
  })

  it('an adopter’s requests leave the rate with their account, and its tag expires', async () => {
    const { owner, reject, rate } = await ownerWithPets()
    for (let count = 0; count < 4; count++) await reject(5)
    const last = await reject(5)
    expect(await rate()).toMatchObject({ asked: 5 })
    const leaving = last.as(30)
    await deleteAccount(leaving, { password: 'Caminata7!' })
    expect(leaving.expired).toContain(answerRateTag(owner.id))
    expect(await rate()).toBeNull()
  })

  it('an owner nobody has asked has none', async () => {
    expect(await findAnswerRate(db, (await makeUser(db)).id, dayN(1))).toBeNull()
  })
})
