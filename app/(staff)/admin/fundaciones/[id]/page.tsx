import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { ApplicationReview } from '@/components/moderation/staff/application-review'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { noteAccountRead } from '@/lib/moderation/staff/accounts/operations'
import { findFoundationApplication } from '@/lib/moderation/staff/foundations/queries'
import { parseId } from '@/lib/text/params'
import { ADMIN, ADMIN_DECIDED } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Fundación' }

export default async function CasePage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const { ctx, db, work, countryId, asksPassword } = await requireStaff(
    `${ADMIN_DECIDED}/${encodeURIComponent(text)}`,
  )
  const id = parseId(text)
  const foundation = id === null ? null : await findFoundationApplication(db, id)
  if (!foundation) notFound()
  await noteAccountRead(ctx, { accountId: foundation.id, isFoundation: true })
  const { name, status, proposedName } = foundation
  return (
    <StaffShell
      work={work}
      path={status === 'pendiente' || proposedName !== null ? ADMIN : ADMIN_DECIDED}
      title={name}
    >
      <ApplicationReview foundation={foundation} countryId={countryId} asksPassword={asksPassword} />
    </StaffShell>
  )
}
