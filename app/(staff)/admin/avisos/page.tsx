import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { ModerationQueue } from '@/components/staff/moderation-queue'
import { StaffShell } from '@/components/staff/staff-shell'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/page-links'
import { ADMIN_PETS } from '@/lib/routes'
import { listWaitingPets } from '@/lib/staff/pet-queries'

export const metadata: Metadata = { title: 'Publicaciones por revisar' }

export default async function ModerationQueuePage(props: StaffPageProps) {
  const { db, work, countryId, page } = await requireStaff(ADMIN_PETS, props)
  const waiting = await listWaitingPets(db, page)
  return (
    <StaffShell work={work} path={ADMIN_PETS} title="Publicaciones por revisar">
      {waiting.rows.length === 0 && page === 1 ? (
        <EmptyPanel title="No hay publicaciones por revisar" />
      ) : (
        <ModerationQueue pets={waiting.rows} countryId={countryId} />
      )}
      <PageLinks path={ADMIN_PETS} page={waiting} />
    </StaffShell>
  )
}
