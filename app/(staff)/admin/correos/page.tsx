import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { FailedMailsTable } from '@/components/moderation/staff/failed-mails-table'
import { ResendAllForm } from '@/components/moderation/staff/resend-forms'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PagedList } from '@/components/ui/links/page-links'
import { listFailedMails } from '@/lib/moderation/staff/mails/queries'
import { ADMIN_MAILS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Correos sin enviar' }

export default async function FailedMailsPage(props: StaffPageProps) {
  const { db, work, countryId, page } = await requireStaff(ADMIN_MAILS, props)
  const mails = await listFailedMails(db, page)
  return (
    <StaffShell work={work} path={ADMIN_MAILS} title="Correos sin enviar">
      <PagedList
        path={ADMIN_MAILS}
        page={mails}
        empty={<EmptyPanel title="Todos los correos salieron o están en camino" />}
      >
        {mails.rows.some(({ canResend }) => canResend) && <ResendAllForm />}
        <FailedMailsTable mails={mails.rows} countryId={countryId} />
      </PagedList>
    </StaffShell>
  )
}
