import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { ApplicationDecisionForms } from '@/components/staff/application-decision-forms'
import { ApplicationReview } from '@/components/staff/application-review'
import { NameDecisionForms } from '@/components/staff/name-decision-forms'
import { StaffShell } from '@/components/staff/staff-shell'
import { parseId } from '@/lib/params'
import { ADMIN, ADMIN_DECIDED } from '@/lib/routes'
import { noteAccountRead } from '@/lib/staff/account-operations'
import { findFoundationApplication } from '@/lib/staff/queries'

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
      <ApplicationReview
        foundation={foundation}
        countryId={countryId}
        decision={
          status === 'aprobada' ? (
            proposedName !== null && (
              <NameDecisionForms
                foundationId={foundation.id}
                seen={foundation.proposedSeen ?? ''}
                proposedName={proposedName}
                asksPassword={asksPassword}
              />
            )
          ) : (
            <ApplicationDecisionForms
              foundationId={foundation.id}
              seen={status}
              asksPassword={asksPassword}
            />
          )
        }
      />
    </StaffShell>
  )
}
