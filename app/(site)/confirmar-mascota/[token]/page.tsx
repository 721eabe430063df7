import type { Metadata } from 'next'
import { AccountPanel } from '@/components/accounts/account-panel'
import { ListingConfirmation } from '@/components/pets/listing-confirmation'
import { ANONYMOUS } from '@/lib/actor'
import { createContext } from '@/lib/context'
import { listingLinkError } from '@/lib/copy/listing-links'
import { readListingToken } from '@/lib/freshness/links'
import { judgeLink } from '@/lib/freshness/policy'
import { findLinkedListing } from '@/lib/freshness/queries'

export const metadata: Metadata = { title: 'Confirmar publicación', robots: { index: false, follow: false } }

type Props = { params: Promise<{ token: string }> }

/** Where the link of a mail about a listing leads. Looking changes nothing; the page sends the confirmation itself. */
export default async function ConfirmListingPage({ params }: Props) {
  const { token } = await params
  const { db, now } = createContext(ANONYMOUS)
  const link = readListingToken(token)
  const listing = link && (await findLinkedListing(db, link))
  const verdict = judgeLink(link, listing, now)
  return (
    <AccountPanel companion="perro">
      <ListingConfirmation
        token={token}
        pet={listing && { id: listing.id, name: listing.name }}
        linkError={verdict === 'valid' ? null : listingLinkError(verdict, listing)}
      />
    </AccountPanel>
  )
}
