import { and, eq } from 'drizzle-orm'
import { foundationDocuments, foundations, users } from '@/db/schema'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { foundationReceivedMail } from '@/lib/platform/outbox/templates/foundation'
import type { WriteTx } from '@/lib/platform/write'

/**
 * In the transaction that confirms the e-mail of an account: tells a foundation that waits for approval what is next. Not
 * at the registration, when the address may be a stranger's and nobody can sign in yet. Nothing for other accounts.
 */
export async function mailFoundationReceived(tx: WriteTx, accountId: number, now: Date): Promise<void> {
  const [account] = await tx
    .select({
      name: users.name,
      email: users.email,
      documents: tx.$count(foundationDocuments, eq(foundationDocuments.foundationId, accountId)),
    })
    .from(users)
    .innerJoin(foundations, eq(foundations.userId, users.id))
    .where(and(eq(users.id, accountId), eq(users.active, true), eq(foundations.status, 'pendiente')))
  if (!account) return
  const content = foundationReceivedMail({ name: account.name, hasDocument: account.documents > 0 })
  await enqueueMail(tx, { to: account.email, content, now })
}
