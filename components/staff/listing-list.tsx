import Link from 'next/link'
import { HoldBadge } from '@/components/staff/hold-badge'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { staffHoldSentence } from '@/lib/copy/hold'
import { reasonLabel } from '@/lib/copy/reports'
import { counted, formatMoment } from '@/lib/format'
import { listingCasePath } from '@/lib/routes'
import type { WaitingListingDto } from '@/lib/staff/dto'

const COLUMNS = [{ label: 'Publicación' }, { label: 'Motivos' }, { label: 'Desde' }]

/** Listings that wait for staff, one row each, which leads to everything about it. */
export function ListingList({
  listings,
  countryId,
}: {
  listings: readonly WaitingListingDto[]
  /** Whose times are shown. */
  countryId: string
}) {
  return (
    <DataTable caption="Publicaciones por revisar" columns={COLUMNS}>
      {listings.map((listing) => (
        <Row key={listing.petId}>
          <Cell>
            <div className="flex items-center gap-3">
              {listing.photo && (
                <img
                  src={listing.photo.small}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                  className="size-14 shrink-0 rounded-control object-cover max-md:hidden"
                />
              )}
              <div>
                <Link
                  href={listingCasePath(listing.petId)}
                  prefetch={false}
                  className={`${COVERING_LINK} wrap-anywhere`}
                >
                  {listing.name}
                </Link>
                <span className="block text-fine text-ink-2 wrap-anywhere">{listing.publisher}</span>
              </div>
            </div>
          </Cell>
          <Cell>
            <div className="grid justify-items-start gap-1">
              {listing.hold && <HoldBadge />}
              {listing.hold && <span className="text-fine">{staffHoldSentence(listing.hold)}</span>}
              {listing.reportCount > 0 && (
                <span className="text-fine text-ink-2">
                  {counted(listing.reportCount, 'reporte', 'reportes')}:{' '}
                  {listing.reasons.map(reasonLabel).join(', ')}
                </span>
              )}
            </div>
          </Cell>
          <Cell>{formatMoment(listing.since, countryId)}</Cell>
        </Row>
      ))}
    </DataTable>
  )
}
