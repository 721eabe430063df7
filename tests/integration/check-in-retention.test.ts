import { and, eq, lt } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionCheckIns, adoptionRequests, orphanedFiles } from '@/db/schema'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { eraseOldAnswers } from '@/lib/adoption/check-ins/operations/erase'
import { openPhoto } from '@/lib/adoption/check-ins/operations/photo'
import { listCheckIns } from '@/lib/adoption/check-ins/queries'
import { returnPet } from '@/lib/adoption/requests/operations/answer'
import { adoptionOfFrida, anybodyOn, askOn, dayN, GOOD, on } from '@/tests/support/check-ins'
import { blots, fileOf } from '@/tests/support/pictures'

beforeEach(async () => {
  // Exclude adoptions left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
})

/** An adoption whose adopter sent a note and a photo on day 8, of a question of day 7. */
async function answered() {
  const adoption = await adoptionOfFrida()
  await askOn(7)
  const photo = fileOf(await blots(7, 600, 400))
  await answerCheckIn(anybodyOn(8), { token: adoption.token, ...GOOD, note: 'Duerme a mis pies.', photo })
  const { requestId } = adoption
  const ofDay7 = and(eq(adoptionCheckIns.requestId, requestId), eq(adoptionCheckIns.day, 7))
  const row = async () => {
    const [found] = await db.select().from(adoptionCheckIns).where(ofDay7)
    return { note: found?.note, photo: found?.photo, answer: found?.answer }
  }
  return { ...adoption, row }
}

const ERASED = { note: null, photo: null, answer: 'muy bien' }

it('the photo of a check-in is seen by nobody after a return, and erased with the note 90 days later', async () => {
  const { owner, adopter, requestId, row } = await answered()
  const seenBy = ({ id }: { id: number }) => openPhoto(db, { requestId, day: 7, accountId: id })
  for (const side of [owner, adopter]) expect(await seenBy(side)).not.toBeNull()
  expect(await listCheckIns(db, requestId)).toMatchObject([{ hasPhoto: true }])
  await returnPet(on(owner, 9), { requestId })
  for (const side of [owner, adopter]) expect(await seenBy(side)).toBeNull()
  expect(await listCheckIns(db, requestId)).toMatchObject([{ note: 'Duerme a mis pies.', hasPhoto: false }])
  const { photo } = await row()
  expect(await eraseOldAnswers(db, dayN(98.9))).toBe(0)
  expect(await eraseOldAnswers(db, dayN(99))).toBe(1)
  expect(await row()).toEqual(ERASED)
  expect(await db.$count(orphanedFiles, eq(orphanedFiles.name, photo ?? ''))).toBe(1)
})

it('notes and photos of an adoption that lasts are erased 90 days after the last link has ended', async () => {
  const { row } = await answered()
  await askOn(30)
  expect(await eraseOldAnswers(db, dayN(209.9))).toBe(0)
  const results = await Promise.all([1, 2, 3].map(() => eraseOldAnswers(db, dayN(210))))
  expect(results.toSorted()).toEqual([0, 0, 1])
  expect(await row()).toEqual(ERASED)
})
