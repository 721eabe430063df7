import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { adoptionCheckIns, adoptionRequests } from './adoptions'
import { cities } from './catalog'
import { belongsTo, timestamptz } from './columns'
import { storedPhotos } from './pets'

/**
 * What an adopter offers to be shown to everybody, by consent. Its row goes when it is withdrawn or refused: there is no
 * state of a story that nobody may see any more.
 */
export const stories = pgTable(
  'stories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    requestId: belongsTo('request_id', () => adoptionRequests.id).unique('stories_once'),
    text: text('text').notNull(),
    /** The first name as it was when it was offered; null for whoever is not to be named. */
    name: text('name'),
    /** Where the adopter lived then. */
    cityId: integer('city_id').references(() => cities.id),
    offeredAt: timestamptz('offered_at').notNull(),
    /** Null until staff have looked at it. */
    publishedAt: timestamptz('published_at'),
  },
  (t) => [
    index('stories_waiting').on(t.offeredAt).where(sql`${t.publishedAt} is null`),
    index('stories_published').on(t.publishedAt, t.id).where(sql`${t.publishedAt} is not null`),
    check('stories_text', sql`char_length(${t.text}) <= 1600`),
  ],
)

/** The photos of check-ins that go with a story. */
export const storyPhotos = pgTable(
  'story_photos',
  {
    storyId: belongsTo('story_id', () => stories.id),
    checkInId: belongsTo('check_in_id', () => adoptionCheckIns.id),
    /** The private file that was offered: one that replaces it in the check-in was not. */
    file: text('file').notNull(),
    /** Its public copy, under a random name; null until the story is published. */
    hash: text('hash').references(() => storedPhotos.hash),
  },
  (t) => [
    primaryKey({ columns: [t.storyId, t.checkInId] }),
    index('story_photos_check_in').on(t.checkInId),
    index('story_photos_hash').on(t.hash),
  ],
)
