import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { IssueCase } from '@/components/moderation/money/money-case'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { ISSUE_TITLES } from '@/lib/moderation/staff/money/copy'
import { findPaymentIssue } from '@/lib/moderation/staff/money/queries'
import { ADMIN_MONEY, paymentIssuePath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Aviso de Stripe' }

export default async function PaymentIssuePage({ params }: { params: Promise<{ event: string }> }) {
  const { event: id } = await params
  const { db, work, countryId, asksPassword } = await requireStaff(paymentIssuePath(id))
  const found = await findPaymentIssue(db, id)
  if (!found) notFound()
  return (
    <StaffShell work={work} path={ADMIN_MONEY} title={ISSUE_TITLES[found.issue]}>
      <IssueCase found={found} countryId={countryId} asksPassword={asksPassword} />
    </StaffShell>
  )
}
