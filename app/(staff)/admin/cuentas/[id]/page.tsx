import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaffCase, type StaffCaseProps } from '@/app/(staff)/admin/require-staff'
import { AccountReview } from '@/components/moderation/accounts/account-review'
import { EmailChangeNotice } from '@/components/moderation/staff/email-change-notice'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { readAccount } from '@/lib/moderation/staff/accounts/operations'
import { listAuditAbout } from '@/lib/moderation/staff/audit-log/queries'
import { undoableUntil } from '@/lib/people/accounts/email-change-queries'
import { DomainError } from '@/lib/platform/errors'
import { ADMIN_ACCOUNTS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Cuenta' }

export default async function AccountPage(props: StaffCaseProps) {
  const { ctx, db, work, countryId, asksPassword, id } = await requireStaffCase(ADMIN_ACCOUNTS, props)
  const account = await readAccount(ctx, id).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not_found') notFound()
    throw error
  })
  const history = await listAuditAbout(db, id)
  const emailUndoable = await undoableUntil(db, id, ctx.now)
  return (
    <StaffShell work={work} path={ADMIN_ACCOUNTS} title={account.name}>
      <EmailChangeNotice until={emailUndoable} countryId={countryId} />
      <AccountReview account={account} history={history} countryId={countryId} asksPassword={asksPassword} />
    </StaffShell>
  )
}
