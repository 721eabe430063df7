import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import {
  adoptionCheckIns,
  adoptionRequests,
  cities,
  foundations,
  pets,
  stories,
  storyPhotos,
  users,
} from '@/db/schema'
import { type Page, pageOf, windowOf } from '@/lib/text/pagination'
import { firstName, publisherName } from '@/lib/text/text'
import type { StoryCaseDto, WaitingStoryDto } from './dto'

const PER_PAGE = 20

const owners = alias(users, 'owners')
const isWaiting = isNull(stories.publishedAt)

export const countWaitingStories = (db: Db): Promise<number> => db.$count(stories, isWaiting)

const selectStories = (db: Db) =>
  db
    .select({
      story: stories,
      pet: { id: pets.id, name: pets.name },
      adopter: { id: users.id, name: users.name },
      owner: { id: owners.id, name: owners.name, foundation: foundations.name },
      city: cities.name,
    })
    .from(stories)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, stories.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))
    .leftJoin(cities, eq(cities.id, stories.cityId))

type Row = Awaited<ReturnType<typeof selectStories>>[number]

const waiting = ({ story: { id, offeredAt, publishedAt }, pet, adopter }: Row): WaitingStoryDto => ({
  id,
  pet: pet.name,
  adopter: firstName(adopter.name),
  offeredAt: offeredAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
})

/** Those that wait first, the longest at the top, then the published ones, newest first. */
export async function listStoryDesk(db: Db, page: number): Promise<Page<WaitingStoryDto>> {
  const { limit, offset } = windowOf(page, PER_PAGE)
  const rows = await selectStories(db)
    .orderBy(
      desc(isWaiting),
      sql`case when ${isWaiting} then ${stories.offeredAt} end`,
      desc(stories.publishedAt),
      asc(stories.id),
    )
    .limit(limit)
    .offset(offset)
  return pageOf(rows.map(waiting), page, PER_PAGE)
}

export async function findStoryCase(db: Db, id: number): Promise<StoryCaseDto | null> {
  const [row] = await selectStories(db).where(eq(stories.id, id))
  if (!row) return null
  const { story, pet, adopter, owner, city } = row
  const photos = await listOfferedPhotos(db, eq(storyPhotos.storyId, id))
  return {
    ...waiting(row),
    text: story.text,
    name: story.name,
    city,
    petId: pet.id,
    publisher: publisherName(owner),
    adopterId: adopter.id,
    ownerId: owner.id,
    photos: photos.map(({ checkInId }) => checkInId),
  }
}

/** Photos whose check-in still has the file that was offered: another one in its place was offered to nobody. */
const listOfferedPhotos = (db: Db, which: SQL) =>
  db
    .select({ checkInId: storyPhotos.checkInId, file: storyPhotos.file })
    .from(storyPhotos)
    .innerJoin(
      adoptionCheckIns,
      and(eq(adoptionCheckIns.id, storyPhotos.checkInId), eq(adoptionCheckIns.photo, storyPhotos.file)),
    )
    .where(which)
    .orderBy(asc(storyPhotos.checkInId))

export const listPhotosOfStory = (db: Db, storyId: number) =>
  listOfferedPhotos(db, eq(storyPhotos.storyId, storyId))

export async function findOfferedFile(
  db: Db,
  { storyId, checkInId }: { storyId: number; checkInId: number },
): Promise<string | null> {
  const photos = await listPhotosOfStory(db, storyId)
  return photos.find((photo) => photo.checkInId === checkInId)?.file ?? null
}
