import 'server-only'
import { and, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { petImportRows, petImports } from '@/db/schema'
import { requireImporter } from '@/lib/pets/imports/policy'
import { listOpenRows } from '@/lib/pets/imports/queries'
import { downloadPhoto } from '@/lib/photos/remote-photo'
import type { Context } from '@/lib/platform/context'
import { DomainError, retrySecondsOf } from '@/lib/platform/errors'
import { host, serverRole } from '@/lib/platform/host'
import { logError } from '@/lib/platform/log'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { findWorker } from '@/lib/platform/worker'
import { type WriteContext, write } from '@/lib/platform/write'
import { daysBefore } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import { lockImport, requireNoneRunning } from './check'
import { importRow, type RowKey, settleRow } from './import-row'
import type { Download } from './row-photos'

export const IMPORT_WORKER = 'imports'

/** No row starts after this; a row with slow photos takes up to 25 s. */
const ROUND_MS = 30_000
/** Longer than any row: after a crash another worker takes over. */
const LEASE_SECONDS = 60
const PAUSE_SECONDS = 15
/** Per turn, so that foundations alternate. */
const ROWS_IN_TURN = 10
const MAX_ATTEMPTS = 3

const GIVEN_UP = 'No pudimos importar esta fila. Vuelve a intentarlo, quizá sin sus fotos.'

/**
 * Starts the import of a checked file's valid rows; a worker does them one by one. Other checked files of the account end: what
 * they would publish was told before this import. Idempotent.
 * @throws DomainError unauthenticated, forbidden, not_found; conflict while another one runs; TooManyRequests.
 */
export async function startImport(ctx: Context, { importId }: { importId: number }): Promise<void> {
  const ownerId = requireImporter(ctx.actor)
  const refund = await limit(ctx, LIMITS.importStart, ownerId)
  const started = await begin(ctx, ownerId, importId).catch(async (error: unknown) => {
    await refund()
    throw error
  })
  if (!started) await refund()
}

function begin(ctx: Context, ownerId: number, importId: number): Promise<boolean> {
  return write(ctx, async (tx) => {
    tx.afterCommit(runStartedImports)
    const found = await lockImport(tx, ownerId, importId)
    if (found.status !== 'checked') return false
    await requireNoneRunning(tx, ownerId)
    const isOther = and(
      eq(petImports.ownerId, ownerId),
      eq(petImports.status, 'checked'),
      ne(petImports.id, importId),
    )
    await tx.delete(petImports).where(isOther)
    await tx
      .update(petImports)
      .set({ status: 'running', startedAt: ctx.now })
      .where(eq(petImports.id, importId))
    return true
  })
}

/** Wakes the worker, or imports at once where there is none. */
async function runStartedImports(ctx: WriteContext): Promise<void> {
  if (host().runsWorkers) findWorker(IMPORT_WORKER)?.wake()
  else await runImports(ctx)
}

interface ImportRun {
  rows: number
  finished: number
}

/**
 * Imports the rows of started files in turn. Safe to run concurrently and to interrupt: each row is one transaction,
 * and an abandoned file is taken over after a minute. @param stop ends the round after the current row.
 */
export async function runImports(
  ctx: WriteContext,
  stop: AbortSignal = AbortSignal.timeout(ROUND_MS),
  download: Download = downloadPhoto,
): Promise<ImportRun> {
  const run = { rows: 0, finished: 0 }
  const isOver = () => stop.aborted || serverRole.isDraining
  while (!isOver()) {
    const claimed = await claimImport(ctx.db)
    if (!claimed) break
    const rows = await listOpenRows(ctx.db, claimed.importId, ROWS_IN_TURN)
    let pause = 0
    for (const { row } of rows) {
      if (isOver()) break
      await extendLease(ctx.db, claimed.importId, LEASE_SECONDS)
      const wait = await attemptRow({ ...ctx, now: new Date() }, { ...claimed, row }, download)
      if (wait !== null) {
        pause = wait
        break
      }
      run.rows++
    }
    await extendLease(ctx.db, claimed.importId, pause)
    if (await finishImport(ctx.db, claimed.importId)) run.finished++
  }
  return run
}

/** A block ends nothing: the import goes on after it. */
const isOfUnblocked = sql`not exists (
  select from users u where u.id = ${petImports.ownerId} and u.blocked_at is not null)`

async function claimImport(db: Db): Promise<Pick<RowKey, 'importId' | 'ownerId'> | null> {
  const isFree = or(isNull(petImports.leasedUntil), lte(petImports.leasedUntil, sql`now()`))
  const next = db
    .select({ id: petImports.id })
    .from(petImports)
    .where(and(eq(petImports.status, 'running'), isFree, isOfUnblocked))
    .orderBy(sql`${petImports.leasedUntil} nulls first`, petImports.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(petImports)
    .set({ leasedUntil: leaseOf(LEASE_SECONDS) })
    .where(eq(petImports.id, sql`(${next})`))
    .returning({ importId: petImports.id, ownerId: petImports.ownerId })
  return claimed ?? null
}

const leaseOf = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

async function extendLease(db: Db, importId: number, seconds: number): Promise<void> {
  await db
    .update(petImports)
    .set({ leasedUntil: leaseOf(seconds) })
    .where(and(eq(petImports.id, importId), eq(petImports.status, 'running')))
}

/**
 * Counts the attempt first: a row that crashes the process, say by its photo, is tried three times at most.
 * @returns null once it is settled; else in how many seconds to go on
 */
async function attemptRow(ctx: WriteContext, key: RowKey, download: Download): Promise<number | null> {
  try {
    const attempts = await addAttempts(ctx.db, key, 1)
    if (attempts > MAX_ATTEMPTS) await settleRow(ctx.db, key, { outcome: 'failed', reason: GIVEN_UP })
    else await importRow(ctx, key, download)
    return null
  } catch (error) {
    if (!(error instanceof DomainError)) {
      logError('import', error)
      return PAUSE_SECONDS
    }
    const wait = passingSecondsOf(error)
    if (wait === null) await settleRow(ctx.db, key, { outcome: 'failed', reason: error.message })
    else await addAttempts(ctx.db, key, -1)
    return wait
  }
}

/** The file store is away or full, which is no fault of the row; or the account was blocked just now, so nobody claims the import. */
const passingSecondsOf = (error: DomainError): number | null =>
  error.code === 'account_blocked' ? PAUSE_SECONDS : retrySecondsOf(error)

async function addAttempts(db: Db, { importId, row }: RowKey, by: 1 | -1): Promise<number> {
  const [counted] = await db
    .update(petImportRows)
    .set({ attempts: sql`${petImportRows.attempts} + ${by}` })
    .where(and(eq(petImportRows.importId, importId), eq(petImportRows.row, row)))
    .returning({ attempts: petImportRows.attempts })
  return counted?.attempts ?? 0
}

async function finishImport(db: Db, importId: number): Promise<boolean> {
  if ((await listOpenRows(db, importId, 1)).length > 0) return false
  const done = await db
    .update(petImports)
    .set({ status: 'done', finishedAt: sql`now()`, leasedUntil: null })
    .where(and(eq(petImports.id, importId), eq(petImports.status, 'running')))
    .returning({ id: petImports.id })
  return done.length > 0
}

/** Deletes old files that are not being imported; their pets stay. @returns how many. */
export async function deleteOldImports(db: Db, now: Date): Promise<number> {
  const before = daysBefore(now, RETENTION_DAYS.petImport)
  const { count } = await db
    .delete(petImports)
    .where(and(ne(petImports.status, 'running'), lt(petImports.createdAt, before)))
  return count
}
