import type { Metadata } from 'next'
import { DeskFrame } from '@/components/staff/desk-frame'
import { ListingList } from '@/components/staff/listing-list'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/page-links'
import { ADMIN_LISTINGS } from '@/lib/routes'
import { listWaitingListings } from '@/lib/staff/listing-queries'
import { type DeskPageProps, requireStaff } from '../require-staff'

export const metadata: Metadata = { title: 'Publicaciones por revisar' }

export default async function ListingsPage(props: DeskPageProps) {
  const { db, work, countryId, page } = await requireStaff(ADMIN_LISTINGS, props)
  const listings = await listWaitingListings(db, page)
  return (
    <DeskFrame work={work} path={ADMIN_LISTINGS} title="Publicaciones por revisar">
      {listings.rows.length === 0 && page === 1 ? (
        <EmptyPanel title="No hay publicaciones por revisar" />
      ) : (
        <ListingList listings={listings.rows} countryId={countryId} />
      )}
      <PageLinks path={ADMIN_LISTINGS} page={listings} />
    </DeskFrame>
  )
}
