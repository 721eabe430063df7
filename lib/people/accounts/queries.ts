import { domainToUnicode } from 'node:url'
import { and, desc, eq, exists, gte, inArray, isNotNull, ne, or, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  adoptionRequests,
  cities,
  externalIdentities,
  foundations,
  knownIps,
  pets,
  reviews,
  stories,
  users,
} from '@/db/schema'
import {
  FOUNDATIONS_TAG,
  foundationTag,
  petTag,
  storyTags,
  tagsTouchedBy,
} from '@/lib/platform/bus/cache-tags'
import { DomainError } from '@/lib/platform/errors'
import type { CountryId } from '@/lib/text/vocabulary'
import { canonicalEmail } from './email'

export const accountGone = () => new DomainError('not_found', 'Esta cuenta ya no existe')

const lowerEmail = sql<string>`lower(${users.email})`

/** In lower case, with every spelling of its domain: old ones may not be in Punycode. */
export function spellingsOf(email: string): string[] {
  const canonical = canonicalEmail(email)
  const at = canonical.lastIndexOf('@') + 1
  const readable = canonical.slice(0, at) + domainToUnicode(canonical.slice(at))
  return [...new Set([email.toLowerCase(), canonical, readable])]
}

/** In any of its spellings. Order by `exactEmailFirst(email)`. */
export const hasEmail = (email: string) => inArray(lowerEmail, spellingsOf(email))

/** Matches an e-mail in upper or lower case, but in this spelling alone. */
export const hasExactEmail = (email: string) => eq(lowerEmail, email.toLowerCase())

/** Two old accounts may have one mailbox: each is found by its own spelling. */
export const exactEmailFirst = (email: string) => desc(hasExactEmail(email))

/** @param own account that may have it */
export const isEmailTaken = async (db: Db, email: string, own = 0): Promise<boolean> =>
  (await db.$count(users, and(hasEmail(email), ne(users.id, own)))) > 0

/** SQL; null where a left join found no account. */
export const fullNameSql = (account: Record<'name' | 'lastName', SQLWrapper>) =>
  sql<string | null>`${account.name} || ' ' || ${account.lastName}`

/** SQL: the foundation's name, or the full name of a person. Left join `foundations`. */
export const accountNameSql = sql<string>`coalesce(${foundations.name}, ${fullNameSql(users)})`

/** @param ipHashes all under which the IP may be stored. */
export async function findLoginAccount(db: Db, email: string, ipHashes: readonly string[]) {
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      isStaff: sql<boolean>`${users.role} = 'admin'`,
      active: users.active,
      suspended: sql<boolean>`${users.suspendedAt} is not null`,
      blocked: sql<boolean>`${users.blockedAt} is not null`,
      emailVerifiedAt: users.emailVerifiedAt,
      sessionVersion: users.sessionVersion,
      createdAt: users.createdAt,
      known: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(knownIps)
          .where(and(eq(knownIps.userId, users.id), inArray(knownIps.ipHash, [...ipHashes]))),
      )}`,
    })
    .from(users)
    .where(hasEmail(email))
    .orderBy(exactEmailFirst(email))
    .limit(1)
  return row ?? null
}

/** Whether the account with this e-mail has signed in from one of these networks. @param ipHashes keyed hashes */
export async function isKnownIp(db: Db, email: string, ipHashes: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownIps.userId })
    .from(knownIps)
    .innerJoin(users, eq(users.id, knownIps.userId))
    .where(and(hasEmail(email), inArray(knownIps.ipHash, [...ipHashes])))
  return row !== undefined
}

export async function findMailAccount(db: Db, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(and(hasEmail(email), eq(users.active, true)))
    .orderBy(exactEmailFirst(email))
    .limit(1)
  return row ?? null
}

/** Of a suspended or blocked account: since when, and why it was suspended, null if it is only blocked. */
export async function findStoppedAccount(db: Db, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      reason: users.suspensionReason,
      suspendedAt: users.suspendedAt,
      blockedAt: users.blockedAt,
    })
    .from(users)
    .where(and(hasEmail(email), or(isNotNull(users.suspendedAt), isNotNull(users.blockedAt))))
    .orderBy(exactEmailFirst(email))
    .limit(1)
  const since = row?.suspendedAt ?? row?.blockedAt
  if (!row || !since) return null
  const { id, name, reason } = row
  const blocked = row.blockedAt !== null
  return { id, email: row.email, name, since, reason, blocked }
}

/** @throws DomainError not_found. */
export async function findPasswordOwner(db: Db, id: number) {
  const [owner] = await db
    .select({ email: users.email, name: users.name, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, id))
  if (!owner) throw accountGone()
  return owner
}

/** Row-locks the account until the transaction ends. */
export async function lockAccount(tx: Db, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/** The same of an account that is to be mailed a link. @returns false where its e-mail has changed meanwhile. */
export async function lockRecipient(tx: Db, { id, email }: { id: number; email: string }): Promise<boolean> {
  const [account] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  return account?.email === email
}

export const isCityOf = async (db: Db, cityId: number, countryId: CountryId): Promise<boolean> =>
  (await db.$count(cities, and(eq(cities.id, cityId), eq(cities.countryId, countryId)))) > 0

/**
 * Call when somebody first proves to own the e-mail: identities linked before may be an attacker's.
 * @param since where only later ones may be.
 */
export async function deleteIdentities(db: Db, userId: number, since?: Date): Promise<void> {
  const isLater = since && gte(externalIdentities.createdAt, since)
  await db.delete(externalIdentities).where(and(eq(externalIdentities.userId, userId), isLater))
}

/** Cache tags of everything that shows an account. Call in the transaction, before rows are deleted. */
export async function listTagsOfAccount(db: Db, accountId: number): Promise<string[]> {
  const owned = await db
    .select({ id: pets.id, cityId: pets.cityId, ownerId: pets.ownerId, ownerRole: users.role })
    .from(pets)
    .innerJoin(users, eq(users.id, pets.ownerId))
    .where(eq(pets.ownerId, accountId))
  const reviewed = await db
    .select({ foundationId: reviews.foundationId, petId: pets.id })
    .from(reviews)
    .leftJoin(pets, eq(pets.ownerId, reviews.foundationId))
    .where(eq(reviews.userId, accountId))
  const [account] = await db.select({ role: users.role }).from(users).where(eq(users.id, accountId))
  const told = await db
    .selectDistinct({ ownerId: pets.ownerId })
    .from(stories)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, stories.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(eq(adoptionRequests.adopterId, accountId))
  return [
    ...told.flatMap(({ ownerId }) => storyTags(ownerId)),
    ...(account?.role === 'fundation' ? [FOUNDATIONS_TAG, foundationTag(accountId)] : []),
    ...owned.flatMap((pet) => tagsTouchedBy(pet, null)),
    // The list and each pet's page show how a foundation was rated.
    ...(reviewed.length > 0 ? [FOUNDATIONS_TAG] : []),
    ...reviewed.flatMap(({ foundationId, petId }) => [
      foundationTag(foundationId),
      ...(petId === null ? [] : [petTag(petId)]),
    ]),
  ]
}
