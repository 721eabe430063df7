import { eq, lt } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, pets, users } from '@/db/schema'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { stopCheckIns } from '@/lib/adoption/check-ins/operations/stop'
import { listCheckIns } from '@/lib/adoption/check-ins/queries'
import { hasStoryPage } from '@/lib/adoption/stories/queries'
import { offerStory, withdrawStory } from '@/lib/adoption/story-offers/operations'
import { findStoryOffer } from '@/lib/adoption/story-offers/queries'
import { changeConsent } from '@/lib/privacy/consents/operations'
import { adoptionOfFrida, anybodyOn, askOn, dayN, GOOD, on } from '@/tests/support/check-ins'

beforeEach(async () => {
  // Exclude adoptions left by earlier tests.
  await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
})

it('an adopter finds their story from the request, also once the answer is no longer that good', async () => {
  const { adopter, requestId, token } = await adoptionOfFrida()
  const isFound = async () => hasStoryPage(db, requestId, await listCheckIns(db, requestId))
  expect(await isFound()).toBe(false)
  await askOn(7)
  await answerCheckIn(anybodyOn(7), { token, ...GOOD })
  expect(await isFound()).toBe(true)
  const text = 'Al principio se escondía. Hoy duerme a mis pies y nos espera en la puerta.'
  await offerStory(on(adopter, 8), { requestId, text, photos: [], consent: 1 })
  await answerCheckIn(anybodyOn(8), { token, ...GOOD, answer: 'adaptándose' })
  expect(await isFound()).toBe(true)
  await withdrawStory(on(adopter, 9), { requestId })
  expect(await isFound()).toBe(false)
})

it('a story is promised to an adopter only while they will be asked how it goes', async () => {
  const { adopter, owner, pet, requestId, token } = await adoptionOfFrida()
  const verdictOn = async (days: number) =>
    (await findStoryOffer(db, { adopterId: adopter.id, requestId, now: dayN(days) }))?.verdict
  expect(await verdictOn(3)).toBe('early')
  const hide = (heldAt: Date | null) =>
    db
      .update(pets)
      .set({ heldAt, holdReason: heldAt && 'reports' })
      .where(eq(pets.id, pet.id))
  await hide(dayN(3))
  expect(await verdictOn(3)).toBe('paused')
  await hide(null)
  await askOn(7)
  const present = (active: boolean) => db.update(users).set({ active }).where(eq(users.id, owner.id))
  await present(false)
  expect(await verdictOn(8)).toBe('paused')
  await present(true)
  expect(await verdictOn(8)).toBe('early')
  await stopCheckIns(anybodyOn(8), { token })
  expect(await verdictOn(9)).toBe('stopped')
  await changeConsent(on(adopter, 10), { purpose: 'seguimiento', choice: 'give' })
  expect(await verdictOn(10)).toBe('early')
  expect(await verdictOn(200)).toBe('late')
  await answerCheckIn(anybodyOn(11), { token, ...GOOD })
  expect(await verdictOn(200)).toBe('may')
})
