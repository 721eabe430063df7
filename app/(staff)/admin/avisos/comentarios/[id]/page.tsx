import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaffCase, type StaffCaseProps } from '@/app/(staff)/admin/require-staff'
import { ReviewCase } from '@/components/moderation/staff/review-case'
import { OwnCase, StaffShell } from '@/components/moderation/staff/staff-shell'
import { listDecisions } from '@/lib/moderation/staff/audit-log/queries'
import { findReviewCase } from '@/lib/moderation/staff/reviews/queries'
import { ADMIN_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Comentario' }

export default async function ReviewCasePage(props: StaffCaseProps) {
  const { ctx, db, staffId, work, countryId, asksPassword, id } = await requireStaffCase(
    `${ADMIN_PETS}/comentarios`,
    props,
  )
  const found = await findReviewCase(db, id, ctx.now)
  if (!found) notFound()
  const { author, foundation } = found
  const history = await listDecisions(db, `review:${found.id}`)
  return (
    <StaffShell work={work} path={ADMIN_PETS} title={`Comentario de ${author.name}`}>
      {[author.id, foundation.id].includes(staffId) ? (
        <OwnCase />
      ) : (
        <ReviewCase found={found} history={history} countryId={countryId} asksPassword={asksPassword} />
      )}
    </StaffShell>
  )
}
