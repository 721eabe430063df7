import type { Db } from '@/db/client'
import { reasonSchema } from '@/lib/moderation/staff/schema'
import { DomainError } from '@/lib/platform/errors'
import { write } from '@/lib/platform/write'
import { findAccountId } from './account-queries'
import { restore, suspend } from './account-state-operations'

/**
 * Suspends or restores the account with this e-mail from the command line, which asks for no password. The caller has a
 * running server refresh its pages.
 * @returns the id of the account.
 * @throws DomainError not_found; invalid for a reason of the wrong length; conflict as `suspendAccount`.
 */
export async function changeSuspension(
  db: Db,
  { email, reason, suspends, now }: { email: string; reason: string; suspends: boolean; now: Date },
): Promise<number> {
  const accountId = await findAccountId(db, email.trim())
  if (accountId === null) throw new DomainError('not_found', 'No hay ninguna cuenta con ese correo.')
  const words = reasonSchema.safeParse(reason)
  if (!words.success) throw new DomainError('invalid', `El motivo: ${words.error.issues[0]?.message}.`)
  const change = { accountId, actorId: null, reason: words.data, now }
  // Nothing is cached here, and a server delivers the mails.
  const ctx = { db, now, expire: () => {}, defer: () => {} }
  await write(ctx, (tx) => (suspends ? suspend(tx, change) : restore(tx, change)))
  return accountId
}
