import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { OwnCase } from '@/components/moderation/staff/own-case'
import { ReviewCase } from '@/components/moderation/staff/review-case'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { findReviewCase } from '@/lib/moderation/staff/reviews/queries'
import { parseId } from '@/lib/text/params'
import { ADMIN_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Comentario' }

export default async function ReviewCasePage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const { db, staffId, work, countryId, asksPassword } = await requireStaff(
    `${ADMIN_PETS}/comentarios/${encodeURIComponent(text)}`,
  )
  const id = parseId(text)
  const found = id === null ? null : await findReviewCase(db, id)
  if (!found) notFound()
  const { author } = found
  const title = `Comentario de ${author.name}`
  if ([author.id, found.foundation.id].includes(staffId))
    return (
      <StaffShell work={work} path={ADMIN_PETS} title={title}>
        <OwnCase />
      </StaffShell>
    )
  return (
    <StaffShell work={work} path={ADMIN_PETS} title={title}>
      <ReviewCase found={found} countryId={countryId} asksPassword={asksPassword} />
    </StaffShell>
  )
}
