import { offerStory, withdrawStory } from '@/lib/adoption/story-offers/operations'
import { STORY_VERSION } from '@/lib/people/consents/purposes'
import { attempt, type Life, lifeContext, type World } from './world'

/** An adopter tells everybody how it went, or takes it back; a second story of an adoption is refused. */
export async function tellStory(
  world: World,
  adopter: Life,
  { requestId, text }: { requestId: number; text: string },
): Promise<void> {
  const ctx = lifeContext(world, adopter)
  await attempt(world, 'story', () =>
    offerStory(ctx, { requestId, text, named: 'si', photos: [], consent: STORY_VERSION }),
  )
  if (world.random.chance(0.3))
    await attempt(world, 'withdrawn story', () => withdrawStory(lifeContext(world, adopter), { requestId }))
}
