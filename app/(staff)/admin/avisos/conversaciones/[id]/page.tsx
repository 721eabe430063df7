import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ownCase, requireStaff } from '@/app/(staff)/admin/require-staff'
import { ConversationCase } from '@/components/moderation/staff/conversation-case'
import { OwnCase, StaffShell } from '@/components/moderation/staff/staff-shell'
import { listDecisions } from '@/lib/moderation/staff/audit-log/queries'
import { readConversationCase } from '@/lib/moderation/staff/conversations/operations'
import { parseId } from '@/lib/text/params'
import { ADMIN_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Conversación reportada' }

export default async function ConversationCasePage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const path = `${ADMIN_PETS}/conversaciones/${encodeURIComponent(text)}`
  const { ctx, db, work, countryId, asksPassword } = await requireStaff(path)
  const id = parseId(text)
  const found = id === null ? null : await readConversationCase(ctx, id).catch(ownCase)
  if (id === null || !found) notFound()
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
