import { canonicalEmail } from '@/lib/people/accounts/email'
import { findMailAccount } from '@/lib/people/accounts/queries'
import type { Context } from '@/lib/platform/context'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { failedLoginsMail } from '@/lib/platform/outbox/templates/sign-in'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { countHit } from '@/lib/platform/rate-limits/operations'
import { write } from '@/lib/platform/write'
import { RESET } from '@/lib/text/routes'

/** Counts a wrong password or code. The 20th of a day is mailed to the owner. Takes as long for an unknown e-mail. */
export async function noteFailedLogin(ctx: Context, email: string): Promise<void> {
  const failures = await countHit(ctx, LIMITS.loginFailures, canonicalEmail(email))
  if (failures !== LIMITS.loginFailures.max) return
  // After the response, or its time would tell whether there is an account.
  await write(ctx, async (tx) =>
    tx.afterCommit(async (after) => {
      const account = await findMailAccount(after.db, email)
      if (!account) return
      const content = failedLoginsMail({ name: account.name, failures, resetUrl: absoluteUrl(RESET) })
      await write(after, (later) => enqueueMail(later, { to: account.email, content, now: after.now }))
    }),
  )
}
