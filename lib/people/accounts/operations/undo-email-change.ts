import { and, eq } from 'drizzle-orm'
import type { Route } from 'next'
import { emailChanges, users } from '@/db/schema'
import { EMAIL_TAKEN, findEmailChange, isOpenChange } from '@/lib/people/accounts/email-change-queries'
import { deleteIdentities, isEmailTaken } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { emailLeftMail } from '@/lib/platform/outbox/templates/account'
import { endAllSessions } from '@/lib/platform/session/operations'
import { write } from '@/lib/platform/write'
import { RESET } from '@/lib/text/routes'
import { mailReset } from './email-links'
import { forgetChangesSince, lockForChange, orTaken, setEmail } from './set-email'

/**
 * For the owner of the former address, whose account somebody else may have, also where staff have suspended it since: later
 * changes go too, the password and the provider's identities work no more, and all sessions end. The address that goes
 * is told. @returns where to choose a password; of an account that is not active, where to ask for a way in.
 * @throws DomainError bad_request (link unknown, expired or used); conflict (the address has another account).
 */
export async function undoEmailChange(ctx: Context, { token }: { token: string }): Promise<Route> {
  const { db, now } = ctx
  const alive = await findEmailChange(db, token, 'undo', now)
  if (!alive) throw overLink()
  const undoing = write(ctx, async (tx) => {
    const account = await lockForChange(tx, alive.userId)
    const [link] = await tx
      .delete(emailChanges)
      .where(and(isOpenChange(token, now), eq(emailChanges.undoes, true)))
      .returning()
    if (!account || !link) throw overLink()
    const { id, name, email: left, active } = account
    if (await isEmailTaken(tx, link.email, id)) throw new DomainError('conflict', EMAIL_TAKEN)
    await forgetChangesSince(tx, id, link.createdAt)
    await setEmail(tx, account, link.email, now)
    await tx.update(users).set({ passwordHash: null, passwordProvenAt: null }).where(eq(users.id, id))
    await deleteIdentities(tx, id)
    await endAllSessions(tx, id)
    await enqueueMail(tx, { to: left, content: emailLeftMail({ name }), now })
    if (!active) return RESET
    // Mailed, too: whoever leaves the page asks for it, and is mailed none while one is fresh.
    return mailReset(tx, { id, email: link.email, name }, now)
  })
  return orTaken(undoing)
}

const overLink = () =>
  new DomainError(
    'bad_request',
    'El enlace no es válido o ya venció. Si alguien entró a tu cuenta, escríbenos.',
  )
