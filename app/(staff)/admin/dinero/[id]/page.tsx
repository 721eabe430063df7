import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { DifferenceCase } from '@/components/moderation/money/money-case'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { differenceTitle, mayReread } from '@/lib/moderation/staff/money/copy'
import { findPaymentDifference } from '@/lib/moderation/staff/money/queries'
import { payments } from '@/lib/platform/integrations/payments/provider'
import { parseId } from '@/lib/text/params'
import { ADMIN_MONEY } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Diferencia con Stripe' }

export default async function DifferencePage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const { db, work, countryId, asksPassword } = await requireStaff(
    `${ADMIN_MONEY}/${encodeURIComponent(text)}`,
  )
  const id = parseId(text)
  const found = id === null ? null : await findPaymentDifference(db, id)
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
