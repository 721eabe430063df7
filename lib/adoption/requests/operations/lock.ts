import { asc, eq, getTableColumns } from 'drizzle-orm'
import { lockName } from '@/db/advisory-lock'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { adoptionRequests, pets, users } from '@/db/schema'
import { isAdopterLeft } from '@/lib/adoption/condition-queries'
import { lockPet } from '@/lib/pets/operations/lock'
import { DomainError } from '@/lib/platform/errors'

export type LockedPet = Awaited<ReturnType<typeof lockPet>>

/**
 * Keeps accounts from being closed or suspended until the transaction ends; in one order for everybody, before any pet.
 * @param changed the account that the transaction writes to: a shared lock could not become its own without a deadlock
 * @returns those that exist and may act.
 */
export async function lockAccounts(tx: Db, ids: readonly number[], changed?: number): Promise<number[]> {
  const lock = (those: readonly number[], strength: 'share' | 'no key update') =>
    tx
      .select({ id: users.id, active: users.active })
      .from(users)
      .where(isOneOf(users.id, those))
      .orderBy(asc(users.id))
      .for(strength)
  const rows = changed === undefined ? await lock(ids, 'share') : []
  if (changed !== undefined)
    for (const id of [...ids].sort((a, b) => a - b))
      rows.push(...(await lock([id], id === changed ? 'no key update' : 'share')))
  return rows.filter(({ active }) => active).map(({ id }) => id)
}

/** Makes an adopter's concurrent requests wait for each other, so that they are counted. Before any other lock. */
export const lockAsking = (tx: Db, adopterId: number) => lockName(tx, `adoption requests of ${adopterId}`)

/** Locks both accounts. @throws DomainError not_found for strangers, who do not learn that the request exists. */
export async function lockSides(tx: Db, requestId: number, accountId: number) {
  const [found] = await tx
    .select({
      petId: adoptionRequests.petId,
      adopterId: adoptionRequests.adopterId,
      ownerId: pets.ownerId,
    })
    .from(adoptionRequests)
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(eq(adoptionRequests.id, requestId))
  if (!found || (accountId !== found.adopterId && accountId !== found.ownerId)) throw requestNotFound()
  const accounts = await lockAccounts(tx, [found.adopterId, found.ownerId])
  // Suspended after the session of this request was read.
  if (!accounts.includes(accountId)) throw requestNotFound()
  return found
}

/** `lockSides`, and the pet, which every change of its requests holds. @throws DomainError as `lockSides`. */
export async function lockRequest(tx: Db, requestId: number, accountId: number) {
  const { petId } = await lockSides(tx, requestId, accountId)
  const pet = await lockPet(tx, petId)
  const [request] = await tx
    .select({ ...getTableColumns(adoptionRequests), adopterLeft: isAdopterLeft })
    .from(adoptionRequests)
    // The condition's subquery needs names with their table, which are written where there are two.
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(eq(adoptionRequests.id, requestId))
  if (!request) throw requestNotFound()
  return { request, pet }
}

/**
 * Makes those who write in a conversation, mark it as read, report it or decide about it wait for each other until the
 * transaction ends: a mail is sent or withdrawn by what is unread. After any other lock.
 * @returns nothing where the request is gone.
 */
export const lockConversation = (tx: Db, requestId: number) =>
  tx
    .select({ id: adoptionRequests.id })
    .from(adoptionRequests)
    .where(eq(adoptionRequests.id, requestId))
    .for('no key update')

/** Also for requests of others: that there are such is not said. */
export const requestNotFound = () => new DomainError('not_found', 'No encontramos esa solicitud')
