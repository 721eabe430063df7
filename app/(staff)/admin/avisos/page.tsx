import type { Metadata } from 'next'
import { type DeskPageProps, requireStaff } from '@/app/(staff)/admin/require-staff'
import { DeskFrame } from '@/components/staff/desk-frame'
import { WaitingPets } from '@/components/staff/waiting-pets'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/page-links'
import { ADMIN_PETS } from '@/lib/routes'
import { listWaitingPets } from '@/lib/staff/pet-queries'

export const metadata: Metadata = { title: 'Publicaciones por revisar' }

export default async function WaitingPetsPage(props: DeskPageProps) {
  const { db, work, countryId, page } = await requireStaff(ADMIN_PETS, props)
  const waiting = await listWaitingPets(db, page)
  return (
    <DeskFrame work={work} path={ADMIN_PETS} title="Publicaciones por revisar">
      {waiting.rows.length === 0 && page === 1 ? (
        <EmptyPanel title="No hay publicaciones por revisar" />
      ) : (
        <WaitingPets pets={waiting.rows} countryId={countryId} />
      )}
      <PageLinks path={ADMIN_PETS} page={waiting} />
    </DeskFrame>
  )
}
