import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionCheckIns, stories, storyPhotos } from '@/db/schema'
import { type StoryRow, selectStories } from '@/lib/adoption/stories/queries'
import { readPage } from '@/lib/platform/page-queries'
import type { Page } from '@/lib/text/pagination'
import { firstName, publisherName } from '@/lib/text/text'
import type { StoryCaseDto, WaitingStoryDto } from './dto'

const PER_PAGE = 20

const isWaiting = isNull(stories.publishedAt)

export const countWaitingStories = (db: Db): Promise<number> => db.$count(stories, isWaiting)

const waiting = ({
  story: { id, offeredAt, publishedAt },
  isShown,
  pet,
  adopter,
}: StoryRow): WaitingStoryDto => ({
  id,
  pet: pet.name,
  adopter: firstName(adopter.name),
  offeredAt: offeredAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
  isShown,
})

/** Those that wait first, the longest at the top, then the published ones, newest first. */
export function listStoryDesk(db: Db, page: number): Promise<Page<WaitingStoryDto>> {
  const query = selectStories(db).orderBy(
    desc(isWaiting),
    sql`case when ${isWaiting} then ${stories.offeredAt} end`,
    desc(stories.publishedAt),
    asc(stories.id),
  )
  return readPage(query, { page, perPage: PER_PAGE }, waiting)
}

export async function findStoryCase(db: Db, id: number): Promise<StoryCaseDto | null> {
  const [row] = await selectStories(db).where(eq(stories.id, id))
  if (!row) return null
  const { story, pet, adopter, owner, foundation, city } = row
  const photos = await listOfferedPhotos(db, eq(storyPhotos.storyId, id))
  return {
    ...waiting(row),
    text: story.text,
    name: story.name,
    city,
    petId: pet.id,
    publisher: publisherName({ name: owner.name, foundation: foundation?.name ?? null }),
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
