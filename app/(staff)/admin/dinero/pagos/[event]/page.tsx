import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { IssueCase } from '@/components/staff/money-case'
import { IssueDecisionForm } from '@/components/staff/money-decision-forms'
import { StaffShell } from '@/components/staff/staff-shell'
import { ADMIN_MONEY, paymentIssuePath } from '@/lib/routes'
import { ISSUE_TITLES } from '@/lib/staff/money-copy'
import { findPaymentIssue } from '@/lib/staff/money-queries'

export const metadata: Metadata = { title: 'Aviso de Stripe' }

export default async function PaymentIssuePage({ params }: { params: Promise<{ event: string }> }) {
  const { event: id } = await params
  const { db, work, countryId, asksPassword } = await requireStaff(paymentIssuePath(id))
  const found = await findPaymentIssue(db, id)
  if (!found) notFound()
  return (
    <StaffShell work={work} path={ADMIN_MONEY} title={ISSUE_TITLES[found.issue]}>
      <IssueCase
        found={found}
        countryId={countryId}
        decision={!found.isDone && <IssueDecisionForm eventId={found.id} asksPassword={asksPassword} />}
      />
    </StaffShell>
  )
}
