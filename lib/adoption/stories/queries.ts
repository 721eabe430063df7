import { and, desc, eq, isNotNull, not, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import {
  adoptionRequests,
  cities,
  foundations,
  pets,
  storedPhotos,
  stories,
  storyPhotos,
  users,
} from '@/db/schema'
import { owners } from '@/lib/adoption/condition-queries'
import { listCardsByIds } from '@/lib/pets/queries'
import { hasPage, isHidden } from '@/lib/pets/visibility-queries'
import { type PhotoDto, photoDto } from '@/lib/photos/dto'
import { groupBy } from '@/lib/platform/collections'
import { type Page, pageOf, windowOf } from '@/lib/text/pagination'
import type { OwnStoryDto, StoryDto } from './dto'
import { canTellStory } from './rules'

const PER_PAGE = 12

/** Looked at by staff, of an adoption that lasts, between people whose accounts are not closed, suspended or blocked. */
const isShown = and(
  isNotNull(stories.publishedAt),
  eq(adoptionRequests.status, 'concluida'),
  not(isHidden),
  eq(users.active, true),
  eq(owners.active, true),
)

/** Stories in any state with all that they are about, for everybody and for the staff desk. */
export const selectStories = (db: Db) =>
  db
    .select({
      story: stories,
      isShown: sql<boolean>`${isShown}`,
      pet: { id: pets.id, name: pets.name, isPublic: sql<boolean>`${hasPage}` },
      adopter: { id: users.id, name: users.name },
      owner: { id: owners.id, name: owners.name },
      foundation: { id: foundations.userId, name: foundations.name, status: foundations.status },
      city: cities.name,
    })
    .from(stories)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, stories.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
    .leftJoin(cities, eq(cities.id, stories.cityId))

export type StoryRow = Awaited<ReturnType<typeof selectStories>>[number]

const NEWEST_FIRST = [desc(stories.publishedAt), desc(stories.id)]

/** Newest first. */
export async function listStories(db: Db, page: number): Promise<Page<StoryDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await selectStories(db)
    .where(isShown)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset)
  const { rows: shown, ...rest } = pageOf(rows, page, PER_PAGE)
  return { ...rest, rows: await asShown(db, shown) }
}

/** Stories of pets that a foundation gave, newest first. */
export async function listStoriesOfFoundation(
  db: Db,
  foundationId: number,
  limit: number,
): Promise<StoryDto[]> {
  const rows = await selectStories(db)
    .where(and(isShown, eq(foundations.userId, foundationId)))
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
  return asShown(db, rows)
}

async function asShown(db: Db, rows: readonly StoryRow[]): Promise<StoryDto[]> {
  const petIds = rows.map(({ pet }) => pet.id)
  const cards = await listCardsByIds(db, petIds)
  const ids = rows.map(({ story }) => story.id)
  const photos = await findPhotos(db, ids)
  return rows.flatMap(({ story, pet: { id: petId, isPublic }, city, foundation }): StoryDto[] => {
    const pet = cards.find(({ id }) => id === petId)
    if (!pet || !story.publishedAt) return []
    const { id, text, name, publishedAt } = story
    const isPublished = foundation?.status === 'aprobada'
    return [
      {
        id,
        text,
        name,
        city,
        pet,
        petIsPublic: isPublic,
        foundation: foundation && isPublished ? { id: foundation.id, name: foundation.name } : null,
        photos: photos.get(id) ?? [],
        publishedAt: publishedAt.toISOString(),
      },
    ]
  })
}

async function findPhotos(db: Db, ids: readonly number[]): Promise<Map<number, PhotoDto[]>> {
  if (ids.length === 0) return new Map()
  const { hash, width, height, blur } = storedPhotos
  const rows = await db
    .select({ storyId: storyPhotos.storyId, photo: { hash, width, height, blur } })
    .from(storyPhotos)
    .innerJoin(storedPhotos, eq(storedPhotos.hash, storyPhotos.hash))
    .where(isOneOf(storyPhotos.storyId, ids))
    .orderBy(storyPhotos.storyId, storyPhotos.checkInId)
  const byStory = groupBy(rows, ({ storyId }) => storyId)
  return new Map([...byStory].map(([id, those]) => [id, those.map(({ photo }) => photoDto(photo))]))
}

/** Story of a request in any state; null where none was offered. The caller checks that the reader is its adopter. */
export async function findStoryOf(db: Db, requestId: number): Promise<OwnStoryDto | null> {
  const [row] = await db.select().from(stories).where(eq(stories.requestId, requestId))
  if (!row) return null
  const { id, text, name, offeredAt, publishedAt } = row
  return {
    id,
    requestId,
    text,
    name,
    offeredAt: offeredAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  }
}

/** Whether an adoption has a story page to lead its adopter to: one that was told stays there, whatever was answered since. */
export const hasStoryPage = async (
  db: Db,
  requestId: number,
  checkIns: Parameters<typeof canTellStory>[0],
): Promise<boolean> => canTellStory(checkIns) || (await findStoryOf(db, requestId)) !== null

/** Stories of an adopter in any state. */
export const countStoriesOf = (db: Db, adopterId: number): Promise<number> =>
  db.$count(
    stories,
    sql`${stories.requestId} in (select r.id from ${adoptionRequests} r where r.adopter_id = ${adopterId})`,
  )
