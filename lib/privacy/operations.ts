import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { reports, users } from '@/db/schema'
import { listCheckInPhotos } from '@/lib/adoption/check-ins/queries'
import {
  closeRequestsOfOwner,
  lockDeparting,
  mailAdoptionRecords,
  withdrawRequestsOf,
} from '@/lib/adoption/requests/operations/departures'
import { mailHandBacks } from '@/lib/adoption/requests/operations/hand-back'
import { withdrawAdoptionMailsOf } from '@/lib/adoption/requests/operations/withdraw-mails'
import { endStoriesOfAccount } from '@/lib/adoption/stories/end-operations'
import { endMonthlyGifts } from '@/lib/money/donations/operations/end-monthly'
import { closeCheckoutsOf } from '@/lib/money/donations/operations/unpaid'
import { listDueSums } from '@/lib/money/donations/total-queries'
import { requirePassword } from '@/lib/people/accounts/operations/change-password'
import { accountGone, listTagsOfAccount } from '@/lib/people/accounts/queries'
import type { deleteAccountSchema } from '@/lib/people/accounts/schema'
import { deletePhotosIfUnused } from '@/lib/photos/operations'
import { originalName } from '@/lib/photos/photo-files'
import { listUploadIds } from '@/lib/photos/queries'
import { accountIdOf } from '@/lib/platform/actor'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { noteOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { photoHashesOf } from '@/lib/platform/files/queries'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { logError } from '@/lib/platform/log'
import { forgetRecipient } from '@/lib/platform/outbox/forget-operations'
import { discardWaitingMail, enqueueMail } from '@/lib/platform/outbox/operations'
import { accountDeletedMail } from '@/lib/platform/outbox/templates/account'
import { type WriteContext, type WriteTx, write } from '@/lib/platform/write'
import { ERASURE_AT_DESK } from '@/lib/text/copy/block'
import { deleteUnpaidAttempts } from './attempt-operations'
import { findBlock, findDeletionRefusal, hasBooksToKeep, listDocumentFiles } from './departure-queries'
import { emptyFoundation } from './empty-foundation-operations'
import { keepOpenCases, redactAuditLog } from './kept-case-operations'

/**
 * Deletes all personal data but open cases about the account (`keepOpenCases`). Donations stay without the donor,
 * monthly gifts end; a foundation that received any keeps its name and the dates of staff decisions. The audit log
 * keeps actions without names and reasons. Its own pets are deleted, adopted ones too, with the photos that nothing else
 * shows. Pets promised to it are adoptable again; the other side of each open request gets
 * a mail, also of an adoption that did not last, and who adopted a pet another, to keep: it names the publisher once more.
 * Files are deleted at once, not after the wait for backups; private ones are noted in the transaction, so that the sweep
 * removes what a crash leaves.
 * @throws DomainError unauthenticated; invalid when the password is wrong; forbidden for staff; as `eraseAccount`.
 */
export async function deleteAccount(
  ctx: Context,
  { password }: Pick<z.output<typeof deleteAccountSchema>, 'password'>,
): Promise<void> {
  const id = accountIdOf(ctx.actor)
  if (ctx.actor.kind === 'admin') {
    throw new DomainError('forbidden', 'Una cuenta del equipo se elimina después de quitarle ese rol')
  }
  await requirePassword(ctx, password, 'password')
  await eraseAccount(ctx, id)
}

/** A member of staff who erases on request what only a block keeps its person from deleting. */
interface Erasure {
  actorId: number
  /** Subject of the audit entry. */
  subject: `rights:${number}`
}

/**
 * For who may delete the account by a proof of another kind. While it or one of its listings is blocked, staff alone
 * may, as a block keeps what there is; while a change of the e-mail can be undone, its owner may not. @throws DomainError not_found;
 * conflict for everybody else then, and for staff where nothing is blocked, or the account is the team's.
 */
export async function eraseAccount(ctx: WriteContext, id: number, byStaff?: Erasure): Promise<void> {
  await write(ctx, async (tx) => {
    await lockDeparting(tx, id)
    const [account] = await tx
      .select({ email: users.email, name: users.name, role: users.role })
      .from(users)
      .where(eq(users.id, id))
    if (!account) throw accountGone()
    // The lock on the account keeps both as they are: staff block either by it.
    if (byStaff)
      await permit(tx, byStaff, (await findBlock(tx, id)) !== null && account.role !== 'admin', ctx.now)
    else {
      const refusal = await findDeletionRefusal(tx, id, ctx.now)
      if (refusal) throw new DomainError('conflict', refusal)
    }
    tx.expire(...(await listTagsOfAccount(tx, id)))
    const originals = (await listUploadIds(tx, id)).map(originalName)
    const files = [...(await listDocumentFiles(tx, [id])), ...originals, ...(await listCheckInPhotos(tx, id))]
    await noteOrphanedFiles(tx, files)
    const photos = (await photoHashesOf(tx, id)).map(({ hash }) => hash)
    const openCases = await keepOpenCases(tx, id, ctx.now)
    await redactAuditLog(tx, [id])
    await tx.delete(reports).where(eq(reports.reporterId, id))
    await discardWaitingMail(tx, { id, email: account.email })
    await withdrawAdoptionMailsOf(tx, id)
    await endStoriesOfAccount(tx, id)
    await closeRequestsOfOwner(tx, id, { why: 'cuenta', now: ctx.now })
    await mailAdoptionRecords(tx, id, ctx.now)
    await mailHandBacks(tx, id, ctx.now)
    await withdrawRequestsOf(tx, id, ctx.now)
    await endMonthlyGifts(tx, { donorId: id }, { reason: 'cuenta eliminada', now: ctx.now })
    await endMonthlyGifts(tx, { foundationId: id }, { reason: 'fundación cerrada', now: ctx.now })
    await closeCheckoutsOf(tx, id)
    const due = { foundationId: id, sums: await listDueSums(tx, id) }
    if (await hasBooksToKeep(tx, id, ctx.now)) await emptyFoundation(tx, id)
    else {
      await deleteUnpaidAttempts(tx, id)
      await tx.delete(users).where(eq(users.id, id))
    }
    await forgetRecipient(tx, account.email)
    const content = accountDeletedMail({ ...account, hasOpenCase: openCases > 0, due })
    await enqueueMail(tx, { to: account.email, content, now: ctx.now })
    tx.afterCommit(() => deleteFiles(files))
    tx.afterCommit(({ db, now }) => deletePhotosIfUnused(db, photos, now))
  })
}

async function permit(tx: WriteTx, byStaff: Erasure, may: boolean, now: Date): Promise<void> {
  if (!may) throw new DomainError('conflict', ERASURE_AT_DESK.ended)
  await insertAudit(tx, { ...byStaff, action: 'rights.erase', createdAt: now })
}

/** One after another; the orphan sweep deletes what fails. */
async function deleteFiles(names: readonly string[]): Promise<void> {
  for (const name of names) {
    try {
      await fileStore.delete(name)
    } catch (error) {
      logError('file of a deleted account', error)
    }
  }
}
