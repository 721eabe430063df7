import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaffCase, type StaffCaseProps } from '@/app/(staff)/admin/require-staff'
import { ApplicationReview } from '@/components/moderation/staff/application-review'
import { EmailChangeNotice } from '@/components/moderation/staff/email-change-notice'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { noteAccountRead } from '@/lib/moderation/staff/accounts/operations'
import { listSimilarFoundations } from '@/lib/moderation/staff/foundations/likeness-queries'
import { findFoundationApplication, findNextFoundation } from '@/lib/moderation/staff/foundations/queries'
import { undoableUntil } from '@/lib/people/accounts/email-change-queries'
import { ADMIN, ADMIN_DECIDED } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Fundación' }

export default async function CasePage(props: StaffCaseProps) {
  const { ctx, db, work, countryId, asksPassword, id } = await requireStaffCase(ADMIN_DECIDED, props)
  const foundation = await findFoundationApplication(db, id)
  if (!foundation) notFound()
  await noteAccountRead(ctx, { accountId: foundation.id, isFoundation: true })
  const emailUndoable = await undoableUntil(db, id, ctx.now)
  const similar = await listSimilarFoundations(db, id)
  const { name, status, proposedName } = foundation
  const waits = status === 'pendiente' || proposedName !== null
  return (
    <StaffShell work={work} path={waits ? ADMIN : ADMIN_DECIDED} title={name}>
      <EmailChangeNotice until={emailUndoable} countryId={countryId} />
      <ApplicationReview
        foundation={foundation}
        next={waits ? null : await findNextFoundation(db)}
        similar={similar}
        countryId={countryId}
        asksPassword={asksPassword}
      />
    </StaffShell>
  )
}
