import { eq, sql } from 'drizzle-orm'
import { lockName } from '@/db/advisory-lock'
import type { Db } from '@/db/client'
import { storageReservations, users } from '@/db/schema'
import { env } from '@/lib/platform/env'
import { DomainError } from '@/lib/platform/errors'
import { measureStorage } from '@/lib/platform/files/queries'
import { transaction } from '@/lib/platform/write'
import { MINUTE_MS } from '@/lib/text/durations'
import { MEGABYTE } from '@/lib/text/numbers'
import { RESERVED_MINUTES } from '@/lib/text/retention-terms'

const RESERVED_MS = RESERVED_MINUTES * MINUTE_MS
const PRUNE_BATCH = 100

/** Assumed for a photo before its sizes are made. */
export const PHOTO_BYTES = 600 * 1024

interface Reservation {
  ownerId: number
  bytes: number
  now: Date
  /** Bytes; by default the environment's for people or foundations. */
  quota?: number
}

/** Before a file is stored, outside any transaction: uploads of one account queue. @throws DomainError too_large. */
export async function reserveStorage(db: Db, { ownerId, bytes, now, quota }: Reservation): Promise<void> {
  await transaction(db, async (tx) => {
    await lockName(tx, `storage:${ownerId}`)
    const most = quota ?? (await quotaOf(tx, ownerId))
    const used = await measureStorage(tx, ownerId, now)
    if (used + bytes > most) throw new DomainError('too_large', noRoom(used, most))
    await tx
      .insert(storageReservations)
      .values({ ownerId, bytes, expiresAt: new Date(now.getTime() + RESERVED_MS) })
  })
  await pruneReservations(db, now, PRUNE_BATCH)
}

async function quotaOf(db: Db, ownerId: number): Promise<number> {
  const [account] = await db.select({ role: users.role }).from(users).where(eq(users.id, ownerId))
  const isPerson = account?.role === 'user'
  return (isPerson ? env.STORAGE_PERSON_MB : env.STORAGE_FOUNDATION_MB) * MEGABYTE
}

function noRoom(used: number, quota: number): string {
  const [usedMb, quotaMb] = [used, quota].map((bytes) => Math.round(bytes / MEGABYTE))
  return `Tus fotos y documentos ya ocupan ${usedMb} MB de los ${quotaMb} MB de tu cuenta. Quita fotos de tus publicaciones para hacer lugar.`
}

/** Those whose file came, or never will, except locked ones. @returns how many. */
export async function pruneReservations(db: Db, now: Date, most: number): Promise<number> {
  const { count } = await db.execute(sql`delete from ${storageReservations} where ctid in (
    select ctid from ${storageReservations} where ${storageReservations.expiresAt} < ${now.toISOString()}
    limit ${most} for update skip locked)`)
  return count
}
