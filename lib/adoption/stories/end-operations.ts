import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { adoptionRequests, pets, storedPhotos, stories, storyPhotos } from '@/db/schema'
import { isOfSide } from '@/lib/adoption/condition-queries'
import { deleteStoryPhotos } from '@/lib/photos/operations'
import { storyTags } from '@/lib/platform/bus/cache-tags'
import type { WriteTx } from '@/lib/platform/write'

/**
 * Ends stories, whatever their state: they leave every page with the commit, and the public copies of their photos are
 * deleted after it. @returns how many.
 */
async function endStories(tx: WriteTx, which: SQL): Promise<number> {
  const photos = await tx
    .select({ hash: storyPhotos.hash })
    .from(storyPhotos)
    .innerJoin(stories, eq(stories.id, storyPhotos.storyId))
    .where(which)
  const ended = await tx.delete(stories).where(which).returning({ requestId: stories.requestId })
  if (ended.length === 0) return 0
  const requestIds = ended.map(({ requestId }) => requestId)
  const owners = await tx
    .selectDistinct({ id: pets.ownerId })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(isOneOf(adoptionRequests.id, requestIds))
  tx.expire(...owners.flatMap(({ id }) => storyTags(id)))
  const hashes = photos.flatMap(({ hash }) => hash ?? [])
  if (hashes.length > 0) {
    // What the deletion below fails at is due at the next sweep, not after the wait for backups.
    await tx
      .update(storedPhotos)
      .set({ unusedSince: new Date(0) })
      .where(inArray(storedPhotos.hash, hashes))
    tx.afterCommit(({ db }) => deleteStoryPhotos(db, hashes))
  }
  return ended.length
}

/** As `endStories`, for one. */
export const endStory = (tx: WriteTx, id: number) => endStories(tx, eq(stories.id, id))

/** As `endStories`, for adoptions that have ended, or turn out to be no happy ones. */
export const endStoriesOfRequests = (tx: WriteTx, requestIds: readonly number[]) =>
  endStories(tx, isOneOf(stories.requestId, requestIds))

/** As `endStories`, for what one adopter told. */
export const endStoriesOfAdopter = (tx: WriteTx, adopterId: number) =>
  endStories(tx, isOfRequests(tx, eq(adoptionRequests.adopterId, adopterId)))

/** As `endStories`, for an account that goes: what it told, and what was told about its pets. */
export const endStoriesOfAccount = (tx: WriteTx, accountId: number) =>
  endStories(tx, isOfRequests(tx, isOfSide(accountId)))

const isOfRequests = (tx: Db, which: SQL | undefined): SQL =>
  sql`${stories.requestId} in ${tx
    .select({ id: adoptionRequests.id })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(which)}`
