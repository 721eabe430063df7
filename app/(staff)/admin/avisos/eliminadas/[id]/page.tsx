import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { KeptCase } from '@/components/moderation/staff/kept-case'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { readKeptCase } from '@/lib/moderation/staff/kept-cases/operations'
import { parseId } from '@/lib/text/params'
import { ADMIN_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Caso de una cuenta eliminada' }

export default async function KeptCasePage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const { ctx, work, countryId, asksPassword } = await requireStaff(
    `${ADMIN_PETS}/eliminadas/${encodeURIComponent(text)}`,
  )
  const id = parseId(text)
  const found = id === null ? null : await readKeptCase(ctx, id)
  if (!found) notFound()
  return (
    <StaffShell work={work} path={ADMIN_PETS} title="Caso de una cuenta eliminada">
      <KeptCase found={found} countryId={countryId} asksPassword={asksPassword} />
    </StaffShell>
  )
}
