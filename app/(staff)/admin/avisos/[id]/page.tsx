import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskFrame } from '@/components/staff/desk-frame'
import { ListingDecisionForms } from '@/components/staff/listing-decision-forms'
import { ListingView } from '@/components/staff/listing-view'
import { parseId } from '@/lib/params'
import { ADMIN_LISTINGS } from '@/lib/routes'
import { findListingCase } from '@/lib/staff/listing-queries'
import { requireStaff } from '../../require-staff'

export const metadata: Metadata = { title: 'Publicación' }

export default async function ListingCasePage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const { db, work, countryId } = await requireStaff(`${ADMIN_LISTINGS}/${encodeURIComponent(text)}`)
  const id = parseId(text)
  const listing = id === null ? null : await findListingCase(db, id)
  if (!listing) notFound()
  const { pet, hold, waits, seen } = listing
  return (
    <DeskFrame work={work} path={ADMIN_LISTINGS} title={pet.name}>
      <ListingView
        listing={listing}
        countryId={countryId}
        decision={waits && <ListingDecisionForms petId={pet.id} seen={seen} isHidden={hold !== null} />}
      />
    </DeskFrame>
  )
}
