import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import { foundationDocuments, foundations, users } from '@/db/schema'
import { checkDocument, type StoredDocument, storeDocument } from '@/lib/people/accounts/operations/document'
import { accountGone } from '@/lib/people/accounts/queries'
import type { documentSchema } from '@/lib/people/accounts/schema'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { claimFile } from '@/lib/platform/files/operations/orphaned-files'
import { reserveStorage } from '@/lib/platform/files/operations/storage'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { documentReceivedMail } from '@/lib/platform/outbox/templates/foundation'
import { type WriteTx, write } from '@/lib/platform/write'
import { needsDocument, requireFoundation } from './policy'

/**
 * Submits a document of a foundation that was rejected or has none; it is pending again. Of concurrent ones one is
 * taken. @throws DomainError unauthenticated, forbidden; invalid (unsupported); conflict when none is awaited.
 */
export async function submitDocument(
  ctx: Context,
  { document }: z.output<typeof documentSchema>,
): Promise<void> {
  const id = requireFoundation(ctx.actor)
  // Checked first, so that nothing is stored in vain.
  await requireAwaited(ctx.db, id)
  const checked = await checkDocument(document)
  await reserveStorage(ctx.db, { ownerId: id, bytes: checked.bytes.length, now: ctx.now })
  const stored = await storeDocument(ctx.db, checked)
  // On failure the file is left to the orphan sweep: the commit may have succeeded.
  await write(ctx, (tx) => addDocument(tx, id, stored, ctx.now))
}

async function addDocument(tx: WriteTx, id: number, stored: StoredDocument, now: Date): Promise<void> {
  // Account first, as in staff decisions: no deadlocks.
  const [account] = await tx
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, id))
    .for('share')
  await tx
    .select({ id: foundations.userId })
    .from(foundations)
    .where(eq(foundations.userId, id))
    .for('update')
  await requireAwaited(tx, id)
  if (!account) throw accountGone()
  const { name: file, contentType, bytes } = stored
  const [document] = await tx
    .insert(foundationDocuments)
    .values({ foundationId: id, file, contentType, bytes: bytes.length })
    .returning({ id: foundationDocuments.id })
  await claimFile(tx, file)
  // Keeps the reason of the last decision for the next reviewer.
  await tx
    .update(foundations)
    .set({ status: 'pendiente', decidedAt: null, decidedBy: null })
    .where(eq(foundations.userId, id))
  await insertAudit(tx, {
    actorId: id,
    action: 'foundation.document',
    subject: `foundation:${id}`,
    detail: { document: document?.id },
    createdAt: now,
  })
  await enqueueMail(tx, { to: account.email, content: documentReceivedMail(account), now })
}

async function requireAwaited(db: Db, id: number): Promise<void> {
  const [foundation] = await db
    .select({
      status: foundations.status,
      documents: db.$count(foundationDocuments, eq(foundationDocuments.foundationId, id)),
    })
    .from(foundations)
    .where(eq(foundations.userId, id))
  if (!foundation || !needsDocument(foundation)) {
    throw new DomainError('conflict', 'Tu fundación no tiene que enviar otro documento')
  }
}
