import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaffCase, type StaffCaseProps } from '@/app/(staff)/admin/require-staff'
import { KeptCase } from '@/components/moderation/staff/kept-case'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { readKeptCase } from '@/lib/moderation/staff/kept-cases/operations'
import { ADMIN_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Caso guardado' }

export default async function KeptCasePage(props: StaffCaseProps) {
  const { ctx, work, countryId, asksPassword, id } = await requireStaffCase(`${ADMIN_PETS}/eliminadas`, props)
  const found = await readKeptCase(ctx, id)
  if (!found) notFound()
  return (
    <StaffShell work={work} path={ADMIN_PETS} title="Caso guardado">
      <KeptCase found={found} countryId={countryId} asksPassword={asksPassword} />
    </StaffShell>
  )
}
