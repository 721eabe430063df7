import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaffCase, type StaffCaseProps } from '@/app/(staff)/admin/require-staff'
import { DifferenceCase } from '@/components/moderation/money/money-case'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { differenceTitle, mayReread } from '@/lib/moderation/staff/money/copy'
import { findPaymentDifference } from '@/lib/moderation/staff/money/queries'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { ADMIN_MONEY } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Diferencia con Stripe' }

export default async function DifferencePage(props: StaffCaseProps) {
  const { db, work, countryId, asksPassword, id } = await requireStaffCase(ADMIN_MONEY, props)
  const found = await findPaymentDifference(db, id)
  if (!found) notFound()
  return (
    <StaffShell work={work} path={ADMIN_MONEY} title={differenceTitle(found)}>
      <DifferenceCase
        found={found}
        countryId={countryId}
        asksPassword={asksPassword}
        mayReread={Boolean(payments?.books) && mayReread(found.difference)}
      />
    </StaffShell>
  )
}
