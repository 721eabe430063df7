import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ownCase, requireStaff } from '@/app/(staff)/admin/require-staff'
import { OwnCase, StaffShell } from '@/components/moderation/staff/staff-shell'
import { RightsCase } from '@/components/privacy/rights/rights-case'
import { readRightsCase } from '@/lib/privacy/rights/desk-operations'
import { parseId } from '@/lib/text/params'
import { ADMIN_RIGHTS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Solicitud sobre datos' }

export default async function RightsCasePage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const { ctx, work, asksPassword } = await requireStaff(`${ADMIN_RIGHTS}/${encodeURIComponent(text)}`)
  const id = parseId(text)
  const found = id === null ? null : await readRightsCase(ctx, id).catch(ownCase)
  if (!found) notFound()
  if (found === 'own')
    return (
      <StaffShell work={work} path={ADMIN_RIGHTS} title={`Solicitud N.º ${id}`}>
        <OwnCase />
      </StaffShell>
    )
  return (
    <StaffShell work={work} path={ADMIN_RIGHTS} title={`Solicitud N.º ${found.id}`}>
      <RightsCase found={found} asksPassword={asksPassword} />
    </StaffShell>
  )
}
