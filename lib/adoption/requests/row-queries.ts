import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import {
  adoptionRequestEvents,
  adoptionRequests,
  cities,
  countries,
  foundations,
  pets,
  users,
} from '@/db/schema'
import { isAdopterLeft, isAskedAgain, owners } from '@/lib/adoption/condition-queries'
import { companyWarning } from '@/lib/adoption/dossiers/copy'
import { hasFailedSql } from '@/lib/adoption/task-queries'
import { compareWithMatch, type Reader } from '@/lib/people/matches/compare'
import { readAnswers } from '@/lib/people/matches/stored'
import { listCardsByIds } from '@/lib/pets/queries'
import { hasPage, isBlocked } from '@/lib/pets/visibility-queries'
import { groupBy } from '@/lib/platform/collections'
import { isOtherFamilyGone } from '@/lib/search/queries/match'
import { UNAVAILABLE_LISTING, UNAVAILABLE_NAME } from '@/lib/text/copy/block'
import { isFraudReason } from '@/lib/text/copy/suspension'
import { firstName, fullName, publisherName } from '@/lib/text/text'
import {
  type ContactDto,
  type MessageFactsDto,
  NO_MESSAGES,
  type RequestedPetDto,
  type TimelineEntryDto,
} from './dto'
import { hasEnded, sharesContacts } from './policy'
import type { Side } from './transitions'

/** Requests with both sides, contacts included: what leaves this folder goes through the shapes at the end. */
export const selectRequests = (db: Db) =>
  db
    .select({
      request: adoptionRequests,
      failed: sql<boolean>`coalesce(${hasFailedSql(db)}, false)`,
      // Whoever asked again since reads of it on that request.
      otherFamilyGone: sql<boolean>`${isOtherFamilyGone} and not ${isAskedAgain}`,
      adopterLeft: isAdopterLeft,
      pet: {
        id: pets.id,
        coat: pets.coat,
        heldAt: pets.heldAt,
        holdReason: pets.holdReason,
        blockedAt: pets.blockedAt,
        specialNeeds: pets.specialNeeds,
        goodWithChildren: pets.goodWithChildren,
        goodWithDogs: pets.goodWithDogs,
        goodWithCats: pets.goodWithCats,
      },
      adopter: {
        id: users.id,
        name: users.name,
        lastName: users.lastName,
        active: users.active,
        blockedAt: users.blockedAt,
        suspensionReason: users.suspensionReason,
        city: cities.name,
        country: countries.name,
        phone: users.phone,
        email: users.email,
        countryId: users.countryId,
        cityId: users.cityId,
      },
      owner: {
        id: owners.id,
        name: owners.name,
        lastName: owners.lastName,
        active: owners.active,
        blockedAt: owners.blockedAt,
        suspensionReason: owners.suspensionReason,
        phone: owners.phone,
        email: owners.email,
        countryId: owners.countryId,
        foundation: foundations.name,
      },
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(users, eq(users.id, adoptionRequests.adopterId))
    .leftJoin(cities, eq(cities.id, users.cityId))
    .leftJoin(countries, eq(countries.id, users.countryId))
    .innerJoin(owners, eq(owners.id, pets.ownerId))
    .leftJoin(foundations, eq(foundations.userId, pets.ownerId))

export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number]

/** @param side who reads: to an adopter a blocked pet is none by name */
export async function findRequestedPets(
  db: Db,
  rows: readonly RequestRow[],
  side: Side,
): Promise<Map<number, RequestedPetDto>> {
  const ids = [...new Set(rows.map(({ pet }) => pet.id))]
  if (ids.length === 0) return new Map()
  const states = await db
    .select({
      id: pets.id,
      paused: sql<boolean>`${pets.pausedAt} is not null`,
      public: sql<boolean>`${hasPage}`,
      blocked: isBlocked,
    })
    .from(pets)
    .where(isOneOf(pets.id, ids))
  const stateOf = new Map(states.map((state) => [state.id, state]))
  const cards = await listCardsByIds(db, ids)
  return new Map(
    cards.map((card) => {
      const { paused = false, public: isPublic = false, blocked = false } = stateOf.get(card.id) ?? {}
      const shown = blocked && side === 'adopter' ? { ...card, name: UNAVAILABLE_LISTING, photo: null } : card
      return [card.id, { ...shown, paused, public: isPublic }]
    }),
  )
}

/** Events by request, oldest first. What a blocked side wrote is withheld; events of staff and of the site are by "system". */
export async function listTimelines(
  db: Db,
  rows: readonly RequestRow[],
): Promise<Map<number, TimelineEntryDto[]>> {
  const ids = rows.map(({ request }) => request.id)
  if (ids.length === 0) return new Map()
  const sides = new Map(rows.map((row) => [row.request.id, row]))
  const events = await db
    .select()
    .from(adoptionRequestEvents)
    .where(isOneOf(adoptionRequestEvents.requestId, ids))
    .orderBy(asc(adoptionRequestEvents.id))
  return new Map(
    [...groupBy(events, ({ requestId }) => requestId)].map(([id, ofRequest]) => {
      const row = sides.get(id)
      return [id, ofRequest.map((event) => timelineEntryDto(event, row))]
    }),
  )
}

function timelineEntryDto(
  { actorId, status, note, createdAt }: typeof adoptionRequestEvents.$inferSelect,
  row: RequestRow | undefined,
): TimelineEntryDto {
  const at = createdAt.toISOString()
  if (actorId === null) return { status, by: 'system', note, at }
  const by = actorId === row?.owner.id ? 'owner' : 'adopter'
  return { status, by, note: row?.[by].blockedAt ? null : note, at }
}

export const requestDto = (
  {
    request: { id, status, reason, createdAt, updatedAt, ownerRemindedAt, waitsSince },
    failed,
    otherFamilyGone,
    adopterLeft,
    pet,
    adopter,
    owner,
  }: RequestRow,
  messages: ReadonlyMap<number, MessageFactsDto>,
) => ({
  id,
  status,
  // What a blocked adopter answered is withheld.
  failed: failed && adopter.blockedAt === null,
  otherFamilyGone,
  reason,
  adopterLeft,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ownerRemindedAt: ownerRemindedAt?.toISOString() ?? null,
  waitsSince: waitsSince?.toISOString() ?? null,
  cannotBeAnswered: !owner.active || !adopter.active || pet.heldAt !== null || pet.blockedAt !== null,
  messages: messages.get(id) ?? NO_MESSAGES,
})

/** Nothing is left to decide, so the owner reads no more of what the adopter told with it. */
const wasTakenBack = ({ request: { status, reason }, pet }: RequestRow): boolean =>
  status === 'retirada' || (hasEnded(status) && (reason === 'equipo' || pet.holdReason === 'removal'))

/** The adopter as `side` sees them: to an owner without name and place while blocked, and by first name once taken back. */
export function adopterDto(row: RequestRow, side: Side) {
  const { adopter } = row
  const nowhere = { city: null, country: null }
  const isTakenBack = wasTakenBack(row)
  if (adopter.blockedAt) return { name: UNAVAILABLE_NAME, ...nowhere, isUnavailable: true, isTakenBack }
  if (side === 'owner' && isTakenBack)
    return { name: firstName(adopter.name), ...nowhere, isUnavailable: false, isTakenBack }
  const { city, country } = adopter
  return { name: fullName(adopter), city, country, isUnavailable: false, isTakenBack }
}

/** The owner as the adopter sees them; without a name while blocked. `frozen` while suspended. */
export const publisherDto = ({ owner }: RequestRow) => ({
  ownerId: owner.id,
  frozen: !owner.active,
  publisher: owner.blockedAt ? UNAVAILABLE_NAME : publisherName(owner),
  isFoundation: owner.foundation !== null && owner.blockedAt === null,
})

/** Whether staff suspended the other side for fraud, as far as a block does not hide them. */
export function isOtherSuspendedForFraud({ owner, adopter }: RequestRow, side: Side): boolean {
  const { suspensionReason, blockedAt } = side === 'owner' ? adopter : owner
  return blockedAt === null && isFraudReason(suspensionReason)
}

/** What an adopter wrote and keeps with the request; withheld while they are blocked, and from the owner once taken back. */
export function tellsOf(row: RequestRow, side: Side) {
  const { request, adopter } = row
  if (adopter.blockedAt || (side === 'owner' && wasTakenBack(row)))
    return { message: null, match: null, dossier: null }
  const { message, match, dossier } = request
  return { message, match: match && readAnswers(match), dossier }
}

/** How pet and adopter suit each other, put for `reader`; null without answers to the match test. */
export function comparisonOf(row: RequestRow, card: RequestedPetDto, reader: Reader) {
  const { coat, specialNeeds } = row.pet
  const { match, dossier } = tellsOf(row, reader)
  return (
    match && compareWithMatch({ ...card, coat, specialNeeds }, match, reader, dossier?.experience ?? null)
  )
}

/** Warning for the owner, who decides: with whom of the home the pet does not get along. Null where nothing is known against it. */
export function companyOf(row: RequestRow, { name, type }: RequestedPetDto): string | null {
  const { goodWithChildren: children, goodWithDogs: dogs, goodWithCats: cats } = row.pet
  const { dossier } = tellsOf(row, 'owner')
  return dossier && companyWarning({ name, type, goodWith: { children, dogs, cats } }, dossier, 'owner')
}

/** The other side's contacts, where both have agreed to share them and staff have not suspended that side since. */
export function contactFor(side: Side, { request, adopter, owner }: RequestRow): ContactDto | null {
  if (!sharesContacts(request.status)) return null
  const { active, phone, email, countryId } = side === 'owner' ? adopter : owner
  if (!active) return null
  const name = side === 'owner' ? fullName(adopter) : (owner.foundation ?? fullName(owner))
  return { name, phone, email, countryId }
}
