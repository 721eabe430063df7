import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { stories, storyPhotos } from '@/db/schema'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { offerStory } from '@/lib/adoption/story-offers/operations'
import type { StoryOffer } from '@/lib/adoption/story-offers/schema'
import { publishStory } from '@/lib/moderation/staff/stories/operations'
import { adoptionOfFrida, anybodyOn, askOn, dayN, GOOD, on } from './check-ins'
import { makeContext, staffActor } from './context'
import { blots, fileOf } from './pictures'

/** Of the demo world. */
export const STAFF = 5
export const staffOn = (days: number) => makeContext(staffActor(STAFF), { now: dayN(days) })

export const STORY_TEXT = 'Al principio se escondía. Hoy duerme a mis pies y nos espera en la puerta.'
export const STORY: Omit<StoryOffer, 'requestId'> = {
  text: STORY_TEXT,
  named: 'si',
  photos: [30],
  consent: 1,
}

/** Frida after a month: the answers are good, and that of day 30 has a photo. */
export async function happyAdoption() {
  const adoption = await adoptionOfFrida()
  const { token } = adoption
  await askOn(2)
  await answerCheckIn(anybodyOn(2), { token, ...GOOD, answer: 'adaptándose' })
  await askOn(30)
  const photo = fileOf(await blots(41, 900, 700))
  await answerCheckIn(anybodyOn(30), { token, ...GOOD, photo })
  return adoption
}

export const storyOf = async (requestId: number) =>
  (await db.select().from(stories).where(eq(stories.requestId, requestId)))[0]

/** Of its public photo. */
export async function hashOf(requestId: number): Promise<string> {
  const id = (await storyOf(requestId))?.id ?? 0
  const [photo] = await db.select().from(storyPhotos).where(eq(storyPhotos.storyId, id))
  return photo?.hash ?? ''
}

/** The story of that adoption, which staff have published. */
export async function published() {
  const adoption = await happyAdoption()
  const { adopter, requestId } = adoption
  await offerStory(on(adopter, 31), { requestId, ...STORY })
  await publishStory(staffOn(32), { id: (await storyOf(requestId))?.id ?? 0 })
  return { ...adoption, hash: await hashOf(requestId) }
}
