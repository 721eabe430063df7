import { eq } from 'drizzle-orm'
import { adoptionRequests, stories, storyPhotos } from '@/db/schema'
import { readCheckInToken } from '@/lib/adoption/check-ins/links'
import { linkRefused } from '@/lib/adoption/check-ins/operations/answer'
import { endStoriesOfAdopter, endStoriesOfRequests } from '@/lib/adoption/stories/end-operations'
import { countStoriesOf } from '@/lib/adoption/stories/queries'
import { lockAccount } from '@/lib/people/accounts/queries'
import { giveConsent, withdrawConsent } from '@/lib/people/consents/operations'
import { STORY_VERSION } from '@/lib/people/consents/purposes'
import { lockPet } from '@/lib/pets/operations/lock'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { isLinked } from '@/lib/platform/row-link'
import { type WriteTx, write } from '@/lib/platform/write'
import { checkText } from '@/lib/text/check/text-check'
import { firstName } from '@/lib/text/text'
import type { ConsentWay } from '@/lib/text/vocabulary'
import { CONSENT_CHANGED, STORY_REFUSALS, storyRefusal } from './copy'
import { findStoryOffer } from './queries'
import type { StoryOffer } from './schema'

/**
 * Offers the story of an adoption to be shown to everybody; staff look at it first. Its name and place are those of
 * today, and its photos those of the check-ins as they are now.
 * @throws DomainError unauthenticated; not_found for everybody but the adopter; conflict without a good answer, after a
 *   return, and beside another story; invalid (`text`, `consent`); TooManyRequests.
 */
export async function offerStory(ctx: Context, input: StoryOffer): Promise<void> {
  const adopterId = accountIdOf(ctx.actor)
  const { requestId, text, named, photos: chosen, consent } = input
  const issue = checkText(text, 'user')
  if (issue) throw invalidFields({ text: storyRefusal(issue) })
  if (consent !== STORY_VERSION) throw invalidFields({ consent: CONSENT_CHANGED })
  await limit(ctx, LIMITS.storyAccount, adopterId)
  await write(ctx, async (tx) => {
    await lockAccount(tx, adopterId)
    const seen = await findStoryOffer(tx, { adopterId, requestId, now: ctx.now })
    if (!seen) throw noAdoption()
    // An answer and a return hold the pet, too.
    await lockPet(tx, seen.pet.id)
    const offer = await findStoryOffer(tx, { adopterId, requestId, now: ctx.now })
    if (!offer) throw noAdoption()
    if (offer.verdict !== 'may') throw new DomainError('conflict', STORY_REFUSALS[offer.verdict])
    const { adopter, photos } = offer
    const [story] = await tx
      .insert(stories)
      .values({
        requestId,
        text,
        name: named ? firstName(adopter.name) : null,
        cityId: adopter.cityId,
        offeredAt: ctx.now,
      })
      .returning({ id: stories.id })
    const shown = photos.flatMap(({ checkInId, day, file }) =>
      story && file && chosen.includes(day) ? [{ storyId: story.id, checkInId, file }] : [],
    )
    if (shown.length > 0) await tx.insert(storyPhotos).values(shown)
    await giveConsent(tx, saidOf(adopterId, 'form', ctx.now))
  })
}

/**
 * Takes a story back, whatever its state: it leaves every page at once. The consent ends with the last story. Idempotent.
 * @throws DomainError unauthenticated; not_found for everybody but the adopter.
 */
export async function withdrawStory(ctx: Context, { requestId }: { requestId: number }): Promise<void> {
  const adopterId = accountIdOf(ctx.actor)
  await write(ctx, async (tx) => {
    await lockAccount(tx, adopterId)
    const [own] = await tx
      .select({ adopterId: adoptionRequests.adopterId })
      .from(adoptionRequests)
      .where(eq(adoptionRequests.id, requestId))
    if (own?.adopterId !== adopterId) throw noAdoption()
    await takeBack(tx, { adopterId, requestId, how: 'form', now: ctx.now })
  })
}

/** The same by the link of a check-in, which is the proof. @throws DomainError not_found; TooManyRequests. */
export async function withdrawStoryByLink(ctx: Context, { token }: { token: string }): Promise<void> {
  const link = readCheckInToken(token)
  if (!link) throw linkRefused()
  await limit(ctx, LIMITS.noticeLink, `story ${link.id}`)
  await write(ctx, async (tx) => {
    const [found] = await tx
      .select({ adopterId: adoptionRequests.adopterId, createdAt: adoptionRequests.createdAt })
      .from(adoptionRequests)
      .where(eq(adoptionRequests.id, link.id))
    if (!found || !isLinked(link, found)) throw linkRefused()
    await lockAccount(tx, found.adopterId)
    await takeBack(tx, { adopterId: found.adopterId, requestId: link.id, how: 'mail link', now: ctx.now })
  })
}

/** All stories of a locked account, from its page of consents. */
export async function withdrawAllStories(tx: WriteTx, adopterId: number, now: Date): Promise<void> {
  await endStoriesOfAdopter(tx, adopterId)
  await withdrawConsent(tx, saidOf(adopterId, 'form', now))
}

async function takeBack(
  tx: WriteTx,
  { adopterId, requestId, how, now }: { adopterId: number; requestId: number; how: ConsentWay; now: Date },
): Promise<void> {
  const ended = await endStoriesOfRequests(tx, [requestId])
  if (ended > 0 && (await countStoriesOf(tx, adopterId)) === 0)
    await withdrawConsent(tx, saidOf(adopterId, how, now))
}

const noAdoption = () => new DomainError('not_found', 'No encontramos esa adopción')

const saidOf = (userId: number, how: ConsentWay, now: Date) =>
  ({ userId, purpose: 'historias', version: STORY_VERSION, how, now }) as const
