import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { ApplicationTable } from '@/components/moderation/staff/application-table'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PagedList } from '@/components/ui/links/page-links'
import { listDecidedFoundations } from '@/lib/moderation/staff/foundations/queries'
import { ADMIN_DECIDED } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Fundaciones decididas' }

export default async function DecidedPage(props: StaffPageProps) {
  const { db, work, countryId, page } = await requireStaff(ADMIN_DECIDED, props)
  const applications = await listDecidedFoundations(db, page)
  return (
    <StaffShell work={work} path={ADMIN_DECIDED} title="Fundaciones decididas">
      <PagedList
        path={ADMIN_DECIDED}
        page={applications}
        empty={<EmptyPanel title="Todavía no se decidió sobre ninguna" />}
      >
        <ApplicationTable
          caption="Fundaciones decididas"
          applications={applications.rows}
          countryId={countryId}
        />
      </PagedList>
    </StaffShell>
  )
}
