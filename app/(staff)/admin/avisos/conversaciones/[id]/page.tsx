import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ownCase, requireStaffCase, type StaffCaseProps } from '@/app/(staff)/admin/require-staff'
import { ConversationCase } from '@/components/moderation/staff/conversation-case'
import { OwnCase, StaffShell } from '@/components/moderation/staff/staff-shell'
import { listDecisions } from '@/lib/moderation/staff/audit-log/queries'
import { readConversationCase } from '@/lib/moderation/staff/conversations/operations'
import { ADMIN_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Conversación reportada' }

export default async function ConversationCasePage(props: StaffCaseProps) {
  const { ctx, db, work, countryId, asksPassword, id } = await requireStaffCase(
    `${ADMIN_PETS}/conversaciones`,
    props,
  )
  const found = await readConversationCase(ctx, id).catch(ownCase)
  if (!found) notFound()
  if (found === 'own')
    return (
      <StaffShell work={work} path={ADMIN_PETS} title="Conversación reportada">
        <OwnCase />
      </StaffShell>
    )
  const { isMessage, reported, reports } = found
  const history = await listDecisions(db, ...reports.map((report) => `report:${report.id}`))
  return (
    <StaffShell
      work={work}
      path={ADMIN_PETS}
      title={isMessage ? `Mensaje de ${reported.name}` : `Conversación con ${reported.name}`}
    >
      <ConversationCase
        found={found}
        reportId={id}
        history={history}
        countryId={countryId}
        asksPassword={asksPassword}
      />
    </StaffShell>
  )
}
