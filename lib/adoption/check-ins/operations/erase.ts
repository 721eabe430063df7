import { and, asc, eq, gt, inArray, isNotNull, lte, notExists, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { adoptionCheckIns, adoptionRequests } from '@/db/schema'
import { erasedBefore } from '@/lib/adoption/check-ins/policy'
import { noteOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { transaction } from '@/lib/platform/write'

const PER_ROUND = 1000

/** Erases what adopters wrote and showed once its retention has ended; answers stay. Safe to run concurrently. */
export async function eraseOldAnswers(db: Db, now: Date): Promise<number> {
  const { returned, asked } = erasedBefore(now)
  const later = alias(adoptionCheckIns, 'later')
  const wasAskedLater = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.requestId, adoptionCheckIns.requestId), gt(later.sentAt, asked)))
  return transaction(db, async (tx) => {
    const old = await tx
      .select({ id: adoptionCheckIns.id, photo: adoptionCheckIns.photo })
      .from(adoptionCheckIns)
      .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionCheckIns.requestId))
      .where(
        and(
          or(isNotNull(adoptionCheckIns.note), isNotNull(adoptionCheckIns.photo)),
          or(
            and(eq(adoptionRequests.status, 'devuelta'), lte(adoptionRequests.updatedAt, returned)),
            notExists(wasAskedLater),
          ),
        ),
      )
      .orderBy(asc(adoptionCheckIns.id))
      .limit(PER_ROUND)
      .for('update', { of: adoptionCheckIns, skipLocked: true })
    if (old.length === 0) return 0
    await noteOrphanedFiles(
      tx,
      old.flatMap(({ photo }) => photo ?? []),
    )
    const ids = old.map(({ id }) => id)
    await tx
      .update(adoptionCheckIns)
      .set({ note: null, photo: null })
      .where(inArray(adoptionCheckIns.id, ids))
    return old.length
  })
}
