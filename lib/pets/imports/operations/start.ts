import { and, eq, ne } from 'drizzle-orm'
import { petImports } from '@/db/schema'
import { requireImporter } from '@/lib/pets/imports/policy'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { lockImporter, requireNoneRunning } from './check'
import { runStartedImports } from './run'

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
    await lockImporter(tx, ownerId)
    const own = and(eq(petImports.id, importId), eq(petImports.ownerId, ownerId))
    const [found] = await tx.select({ status: petImports.status }).from(petImports).where(own)
    if (!found) throw new DomainError('not_found', 'No encontramos esa importación')
    if (found.status !== 'checked') return false
    await requireNoneRunning(tx, ownerId)
    const isOther = and(
      eq(petImports.ownerId, ownerId),
      eq(petImports.status, 'checked'),
      ne(petImports.id, importId),
    )
    await tx.delete(petImports).where(isOther)
    await tx.update(petImports).set({ status: 'running', startedAt: ctx.now }).where(own)
    return true
  })
}
