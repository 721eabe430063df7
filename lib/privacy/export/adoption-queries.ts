import { eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  adoptionCheckIns,
  adoptionMessages,
  adoptionRequestEvents,
  adoptionRequests,
  cities,
  pets,
  stories,
  storyPhotos,
} from '@/db/schema'
import { isOfUnblocked } from '@/lib/people/accounts/block-queries'
import { answered } from './match-queries'
import { petNameFor } from './name-queries'

/**
 * What somebody asked for, with the conversations and check-ins; of others' requests only what they wrote there. Without
 * what another side wrote whose account is blocked.
 */
export const exportAdoptions = async (db: Db, accountId: number) => ({
  adoptionRequests: (
    await db
      .select({ ...getTableColumns(adoptionRequests), pet: petNameFor(accountId) })
      .from(adoptionRequests)
      .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
      .where(eq(adoptionRequests.adopterId, accountId))
  ).map(({ match, ...request }) => ({ ...request, match: match && answered(match) })),
  // Both sides of the account's own requests; of others only what the account wrote.
  adoptionRequestEvents: await db
    .select({
      requestId: adoptionRequestEvents.requestId,
      status: adoptionRequestEvents.status,
      note: sql<
        string | null
      >`case when ${adoptionRequestEvents.actorId} = ${accountId} or ${isOfUnblocked(adoptionRequestEvents.actorId)} then ${adoptionRequestEvents.note} end`,
      createdAt: adoptionRequestEvents.createdAt,
    })
    .from(adoptionRequestEvents)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionRequestEvents.requestId))
    .where(or(eq(adoptionRequests.adopterId, accountId), eq(adoptionRequestEvents.actorId, accountId)))
    .orderBy(adoptionRequestEvents.id),
  // Of the account's own adoptions; what adopters of its pets wrote is theirs.
  checkIns: await db
    .select({
      requestId: adoptionCheckIns.requestId,
      day: adoptionCheckIns.day,
      sentAt: adoptionCheckIns.sentAt,
      answeredAt: adoptionCheckIns.answeredAt,
      answer: adoptionCheckIns.answer,
      note: adoptionCheckIns.note,
      hasPhoto: sql<boolean>`${adoptionCheckIns.photo} is not null`,
    })
    .from(adoptionCheckIns)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionCheckIns.requestId))
    .where(eq(adoptionRequests.adopterId, accountId))
    .orderBy(adoptionCheckIns.requestId, adoptionCheckIns.day),
  // What the account told everybody, or offered to; the private photos are those of the check-ins.
  stories: await db
    .select({
      requestId: stories.requestId,
      text: stories.text,
      name: stories.name,
      city: cities.name,
      offeredAt: stories.offeredAt,
      publishedAt: stories.publishedAt,
      photos: sql<string[]>`array(select coalesce(p.hash, 'sin publicar') from ${storyPhotos} p
        where p.story_id = ${stories.id} order by p.check_in_id)`,
    })
    .from(stories)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, stories.requestId))
    .leftJoin(cities, eq(cities.id, stories.cityId))
    .where(eq(adoptionRequests.adopterId, accountId))
    .orderBy(stories.id),
  // As the events; hidden messages only for their author.
  adoptionMessages: await db
    .select({
      requestId: adoptionMessages.requestId,
      side: adoptionMessages.side,
      body: sql<
        string | null
      >`case when ${adoptionMessages.authorId} = ${accountId} or (${adoptionMessages.hiddenAt} is null and ${isOfUnblocked(adoptionMessages.authorId)}) then ${adoptionMessages.body} end`,
      createdAt: adoptionMessages.createdAt,
      readAt: adoptionMessages.readAt,
    })
    .from(adoptionMessages)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionMessages.requestId))
    .where(or(eq(adoptionRequests.adopterId, accountId), eq(adoptionMessages.authorId, accountId)))
    .orderBy(adoptionMessages.id),
})

export const exportReceivedRequests = (db: Db, petIds: readonly number[]) =>
  db
    // Omits the requester: third-party personal data.
    .select({
      id: adoptionRequests.id,
      petId: adoptionRequests.petId,
      pet: pets.name,
      status: adoptionRequests.status,
      reason: adoptionRequests.reason,
      createdAt: adoptionRequests.createdAt,
      updatedAt: adoptionRequests.updatedAt,
      ownerRemindedAt: adoptionRequests.ownerRemindedAt,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(inArray(adoptionRequests.petId, [...petIds]))
