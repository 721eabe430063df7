import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { makePet } from '@/db/seed/factories'
import { makePerson } from '@/tests/support/context'
import {
  AFTERNOON,
  MONDAY_MORNING,
  minutesAfter,
  NEXT_MORNING,
  noticesOf,
  runAt,
  save,
  setPet,
  subjectsOf,
} from '@/tests/support/saved-searches'

const HOUR = 60
const DAY = 24 * HOUR

let reader: Awaited<ReturnType<typeof makePerson>>
beforeEach(async () => {
  reader = await makePerson()
})
const mailsAt = async (time: Date) => {
  await runAt(time)
  return (await subjectsOf(reader)).length
}

describe.each([
  ['diaria' as const, NEXT_MORNING, minutesAfter(NEXT_MORNING, DAY)],
  ['semanal' as const, MONDAY_MORNING, minutesAfter(MONDAY_MORNING, DAY)],
])('a pet that was promised when a search %s told of the others', (frequency, due, next) => {
  it('is told in the next morning, not in the afternoon in which it is back', async () => {
    await save(reader, { frequency })
    const { id } = await makePet(db)
    await runAt(AFTERNOON)
    await setPet(id, { status: 'en proceso' })
    expect(await mailsAt(due)).toBe(0)
    await setPet(id, { status: 'adoptable' })
    expect(await mailsAt(minutesAfter(due, 7 * HOUR))).toBe(0)
    expect(await noticesOf(reader)).toMatchObject([{ petId: id, dueAt: next, sentAt: null }])
    expect(await mailsAt(minutesAfter(next, -1))).toBe(0)
    expect(await mailsAt(next)).toBe(1)
  })

  it('does not keep those waiting that are due', async () => {
    await save(reader, { frequency })
    const [late, other] = [await makePet(db), await makePet(db)]
    await runAt(AFTERNOON)
    await setPet(late.id, { status: 'en proceso' })
    expect(await mailsAt(minutesAfter(due, 3 * HOUR))).toBe(1)
    expect(await noticesOf(reader)).toMatchObject([
      { sentAt: null },
      { petId: other.id, sentAt: expect.any(Date) },
    ])
  })
})

it('a weekly search that no round told on Monday morning tells on Tuesday', async () => {
  await save(reader, { frequency: 'semanal' })
  await makePet(db)
  await runAt(AFTERNOON)
  expect(await mailsAt(minutesAfter(MONDAY_MORNING, 5 * HOUR))).toBe(0)
  expect(await mailsAt(minutesAfter(MONDAY_MORNING, DAY))).toBe(1)
})

it('a search that tells at once tells of such a pet at once', async () => {
  await save(reader)
  const { id } = await makePet(db)
  await runAt(minutesAfter(NEXT_MORNING, -HOUR))
  await setPet(id, { status: 'en proceso' })
  await runAt(NEXT_MORNING)
  await setPet(id, { status: 'adoptable' })
  expect(await mailsAt(minutesAfter(NEXT_MORNING, 7 * HOUR))).toBe(1)
})
