import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ownCase, requireStaffCase, type StaffCaseProps } from '@/app/(staff)/admin/require-staff'
import { OwnCase, StaffShell } from '@/components/moderation/staff/staff-shell'
import { RightsCase } from '@/components/privacy/rights/rights-case'
import { readRightsCase } from '@/lib/privacy/rights/desk-operations'
import { findNextRights } from '@/lib/privacy/rights/queries'
import { ADMIN_RIGHTS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Solicitud sobre datos' }

export default async function RightsCasePage(props: StaffCaseProps) {
  const { ctx, staffId, work, asksPassword, id } = await requireStaffCase(ADMIN_RIGHTS, props)
  const found = await readRightsCase(ctx, id).catch(ownCase)
  if (!found) notFound()
  return (
    <StaffShell work={work} path={ADMIN_RIGHTS} title={`Solicitud N.º ${id}`}>
      {found === 'own' ? (
        <OwnCase />
      ) : (
        <RightsCase
          found={found}
          next={found.answeredAt === null ? null : await findNextRights(ctx.db, staffId)}
          asksPassword={asksPassword}
        />
      )}
    </StaffShell>
  )
}
