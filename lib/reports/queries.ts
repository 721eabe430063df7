import { and, eq, gt, ne, or } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { foundations, knownAddresses, reports, users } from '@/db/schema'
import { lockPet, petNotFound } from '@/lib/pets/operations/lock'
import { SYSTEM_REPORTER } from '@/lib/vocabulary'
import { countPeople, QUIET_MS } from './policy'
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

/** How many different people say at this moment that something is wrong with a listing (`countPeople`). */
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
  const accounts = rows.flatMap(({ reporter }) => accountOf(reporter) ?? [])
  return countPeople(
    rows.map(({ reporter, status }) => ({ reporter, open: status === 'abierto' })),
    await listAddresses(db, accounts),
  )
}

async function listAddresses(db: Db, accounts: readonly number[]): Promise<Map<string, string[]>> {
  const addresses = new Map<string, string[]>(accounts.map((id) => [accountReporter(id), []]))
  if (accounts.length === 0) return addresses
  const rows = await db.select().from(knownAddresses).where(isOneOf(knownAddresses.userId, accounts))
  for (const { userId, address } of rows)
    addresses.get(accountReporter(userId))?.push(addressReporter(address))
  return addresses
}
