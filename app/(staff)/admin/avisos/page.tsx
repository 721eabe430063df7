import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { ModerationQueue } from '@/components/moderation/staff/moderation-queue'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PagedList } from '@/components/ui/links/page-links'
import { listWaiting } from '@/lib/moderation/staff/queries'
import { ADMIN_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Avisos por revisar' }

export default async function ModerationQueuePage(props: StaffPageProps) {
  const { ctx, db, work, countryId, page } = await requireStaff(ADMIN_PETS, props)
  const waiting = await listWaiting(db, page)
  return (
    <StaffShell work={work} path={ADMIN_PETS} title="Avisos por revisar">
      <PagedList path={ADMIN_PETS} page={waiting} empty={<EmptyPanel title="No hay avisos por revisar" />}>
        <ModerationQueue waiting={waiting.rows} countryId={countryId} now={ctx.now} />
      </PagedList>
    </StaffShell>
  )
}
