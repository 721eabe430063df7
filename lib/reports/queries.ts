import { and, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { foundations, knownIps, reports, users } from '@/db/schema'
import { lockPet, petNotFound } from '@/lib/pets/operations/lock'
import { SYSTEM_REPORTER } from '@/lib/vocabulary'
import { countPeople, GROWN_UP_MS, QUIET_MS } from './policy'
import { accountOf, accountReporter, addressReporter } from './reporter'

/** A listing and its owner, whom nobody else changes until the transaction ends. @throws DomainError not_found. */
export async function lockListing(tx: Db, petId: number) {
  const pet = await lockPet(tx, petId)
  const [owner] = await tx
    .select({ name: users.name, email: users.email, active: users.active, foundation: foundations.status })
    .from(users)
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .where(eq(users.id, pet.ownerId))
  if (!owner) throw petNotFound()
  return { owner, pet }
}

export type LockedListing = Awaited<ReturnType<typeof lockListing>>

/**
 * How many different people say at this moment that something is wrong with a listing (`countPeople`); what accounts of
 * less than a day say is for staff to read.
 */
export async function countReporters(db: Db, petId: number, now: Date): Promise<number> {
  const quietSince = new Date(now.getTime() - QUIET_MS)
  const rows = await db
    .select({ reporter: reports.reporter, status: reports.status })
    .from(reports)
    .where(
      and(
        eq(reports.petId, petId),
        ne(reports.reporter, SYSTEM_REPORTER),
        or(eq(reports.status, 'abierto'), gt(reports.decidedAt, quietSince)),
      ),
    )
  const accounts = await listGrownUp(
    db,
    rows.flatMap(({ reporter }) => accountOf(reporter) ?? []),
    now,
  )
  const voices = rows.filter(({ reporter }) => {
    const account = accountOf(reporter)
    return account === null || accounts.includes(account)
  })
  return countPeople(
    voices.map(({ reporter, status }) => ({ reporter, open: status === 'abierto' })),
    await listAddresses(db, accounts),
  )
}

/** Those of the accounts that are older than a day. */
async function listGrownUp(db: Db, accounts: readonly number[], now: Date): Promise<number[]> {
  if (accounts.length === 0) return []
  const made = new Date(now.getTime() - GROWN_UP_MS)
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isOneOf(users.id, accounts), lte(users.createdAt, made)))
  return rows.map(({ id }) => id)
}

async function listAddresses(db: Db, accounts: readonly number[]): Promise<Map<string, string[]>> {
  const addresses = new Map<string, string[]>(accounts.map((id) => [accountReporter(id), []]))
  if (accounts.length === 0) return addresses
  const rows = await db.select().from(knownIps).where(isOneOf(knownIps.userId, accounts))
  for (const { userId, ipHash } of rows) addresses.get(accountReporter(userId))?.push(addressReporter(ipHash))
  return addresses
}
