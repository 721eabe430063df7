import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { CaseView } from '@/components/staff/case-view'
import { DecisionForms } from '@/components/staff/decision-forms'
import { DeskFrame } from '@/components/staff/desk-frame'
import { parseId } from '@/lib/params'
import { ADMIN, ADMIN_DECIDED } from '@/lib/routes'
import { findFoundationApplication } from '@/lib/staff/queries'

export const metadata: Metadata = { title: 'Fundación' }

export default async function CasePage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const { db, work, countryId } = await requireStaff(`${ADMIN_DECIDED}/${encodeURIComponent(text)}`)
  const id = parseId(text)
  const foundation = id === null ? null : await findFoundationApplication(db, id)
  if (!foundation) notFound()
  const { name, status } = foundation
  return (
    <DeskFrame work={work} path={status === 'pendiente' ? ADMIN : ADMIN_DECIDED} title={name}>
      <CaseView
        foundation={foundation}
        countryId={countryId}
        decision={status === 'aprobada' ? null : <DecisionForms foundationId={foundation.id} seen={status} />}
      />
    </DeskFrame>
  )
}
