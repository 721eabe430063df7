import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { RightsTable } from '@/components/privacy/rights/rights-table'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PagedList } from '@/components/ui/links/page-links'
import { readRightsDesk } from '@/lib/privacy/rights/desk-operations'
import { ADMIN_RIGHTS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Derechos sobre datos' }

export default async function RightsDeskPage(props: StaffPageProps) {
  const { ctx, work, page } = await requireStaff(ADMIN_RIGHTS, props)
  const requests = await readRightsDesk(ctx, page)
  return (
    <StaffShell work={work} path={ADMIN_RIGHTS} title="Derechos sobre datos">
      <PagedList path={ADMIN_RIGHTS} page={requests} empty={<EmptyPanel title="Nadie ha pedido nada" />}>
        <RightsTable requests={requests.rows} />
      </PagedList>
    </StaffShell>
  )
}
