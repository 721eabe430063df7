import type { Metadata } from 'next'
import { ApplicationTable } from '@/components/moderation/staff/application-table'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PagedList } from '@/components/ui/links/page-links'
import { listPendingFoundations } from '@/lib/moderation/staff/foundations/queries'
import { ADMIN } from '@/lib/text/routes'
import { requireStaff, type StaffPageProps } from './require-staff'

export const metadata: Metadata = { title: 'Fundaciones nuevas' }

export default async function QueuePage(props: StaffPageProps) {
  const { ctx, db, work, countryId, page } = await requireStaff(ADMIN, props)
  const applications = await listPendingFoundations(db, page)
  return (
    <StaffShell work={work} path={ADMIN} title="Fundaciones nuevas">
      <PagedList path={ADMIN} page={applications} empty={<EmptyPanel title="No hay fundaciones nuevas" />}>
        <ApplicationTable
          caption="Fundaciones nuevas"
          applications={applications.rows}
          countryId={countryId}
          waitsAt={ctx.now}
        />
      </PagedList>
    </StaffShell>
  )
}
