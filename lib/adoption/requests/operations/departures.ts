import { and, asc, eq, max, ne } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { adoptionRequestEvents, adoptionRequests, cities, countries, pets, users } from '@/db/schema'
import { isOpenSql } from '@/lib/adoption/condition-queries'
import { lockPet } from '@/lib/pets/operations/lock'
import { answerRateTag, tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import { enqueueMails } from '@/lib/platform/outbox/operations'
import { adoptionRecordMail } from '@/lib/platform/outbox/templates/departures'
import type { WriteTx } from '@/lib/platform/write'
import { formatDay } from '@/lib/text/dates'
import type { ClosingReason } from '@/lib/text/vocabulary'
import { lockAccounts } from './lock'
import { changePetStatus, moveRequests, settleRequests } from './moves'
import { findPeople } from './people'

/** Closes the open requests for all pets of an owner, whose account the caller holds, and tells the adopters. */
export async function closeRequestsOfOwner(
  tx: WriteTx,
  ownerId: number,
  { why, now }: { why: ClosingReason; now: Date },
): Promise<void> {
  const asked = await tx
    .selectDistinct({ id: pets.id })
    .from(pets)
    .innerJoin(adoptionRequests, eq(adoptionRequests.petId, pets.id))
    .where(and(eq(pets.ownerId, ownerId), isOpenSql))
    .orderBy(asc(pets.id))
  for (const { id } of asked) {
    const pet = await lockPet(tx, id)
    await settleRequests(tx, pet, 'inactivo', { actorId: null, now, why })
  }
}

/** Tells those who adopted a pet of an owner whose account is being deleted what they should keep of it. */
export async function mailAdoptionRecords(tx: WriteTx, ownerId: number, now: Date): Promise<void> {
  const rows = await tx
    .select({
      requestId: adoptionRequests.id,
      adopterId: adoptionRequests.adopterId,
      pet: pets.name,
      gender: pets.gender,
      city: cities.name,
      country: countries.name,
      countryId: countries.id,
      cityId: cities.id,
      concludedAt: max(adoptionRequestEvents.createdAt),
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .innerJoin(cities, eq(cities.id, pets.cityId))
    .innerJoin(countries, eq(countries.id, pets.countryId))
    .innerJoin(adoptionRequestEvents, eq(adoptionRequestEvents.requestId, adoptionRequests.id))
    .where(
      and(
        eq(pets.ownerId, ownerId),
        eq(adoptionRequests.status, 'concluida'),
        eq(adoptionRequestEvents.status, 'concluida'),
      ),
    )
    .groupBy(adoptionRequests.id, pets.id, cities.id, countries.id)
    .orderBy(asc(adoptionRequests.id))
  const people = await findPeople(tx, [ownerId, ...rows.map(({ adopterId }) => adopterId)])
  const publisher = people.get(ownerId)?.shortName
  const mails = rows.flatMap(({ adopterId, city, country, countryId, cityId, concludedAt, ...adoption }) => {
    const adopter = people.get(adopterId)
    if (!adopter || publisher === undefined || concludedAt === null) return []
    const since = formatDay(concludedAt.toISOString(), { countryId, cityId })
    const place = `${city}, ${country}`
    const content = adoptionRecordMail({ ...adoption, name: adopter.greeting, publisher, place, since })
    return [{ to: adopter.email, content, now }]
  })
  await enqueueMails(tx, mails)
}

const listOpenOf = (tx: Db, adopterId: number) =>
  tx
    .select({ id: adoptionRequests.id, petId: adoptionRequests.petId, ownerId: pets.ownerId })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(and(eq(adoptionRequests.adopterId, adopterId), isOpenSql, ne(pets.ownerId, adopterId)))
    .orderBy(asc(adoptionRequests.petId))

async function listOwnersAskedBy(tx: Db, adopterId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: pets.ownerId })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(eq(adoptionRequests.adopterId, adopterId))
  return rows.map(({ id }) => id)
}

/**
 * Locks an account that leaves, and the owners whom it has asked, in the order of `lockAccounts`: two accounts that asked
 * for each other's pets can leave at once. The first of the transaction.
 */
export async function lockDeparting(tx: Db, accountId: number): Promise<void> {
  const owners = (await listOpenOf(tx, accountId)).map(({ ownerId }) => ownerId)
  const lock = (isIn: (id: number) => boolean) => lockAccounts(tx, owners.filter(isIn))
  await lock((id) => id < accountId)
  await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for('update')
  await lock((id) => id > accountId)
}

/**
 * Withdraws all open requests of an adopter whose account is being deleted or suspended, and tells the owners, whom the caller
 * holds (`lockDeparting`), but not which of the two. What changes expires, also when the ended requests go with the account.
 */
export async function withdrawRequestsOf(tx: WriteTx, adopterId: number, now: Date): Promise<void> {
  const open = await listOpenOf(tx, adopterId)
  // Those who were asked while the accounts were locked.
  const ownerIds = open.map(({ ownerId }) => ownerId)
  await lockAccounts(tx, ownerIds)
  tx.expire(...(await listOwnersAskedBy(tx, adopterId)).map(answerRateTag))
  // Read anew: an owner may have left while this waited for the lock.
  for (const { id, petId } of await listOpenOf(tx, adopterId)) {
    const pet = await lockPet(tx, petId)
    // Without a name: deleting the account would change the rows of a timeline that goes with it.
    const mover = { actorId: null, now }
    // Of the two the one that applies: each skips a request in another state.
    await moveRequests(tx, pet, { event: 'withdraw', ids: [id], adopterLeft: true }, mover)
    if ((await moveRequests(tx, pet, { event: 'renounce', ids: [id], adopterLeft: true }, mover)) === 0)
      continue
    await changePetStatus(tx, pet, 'adoptable', mover)
    tx.expire(...tagsTouchedBy(null, pet))
  }
}
