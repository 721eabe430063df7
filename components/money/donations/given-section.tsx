import type { Route } from 'next'
import { PageLinks } from '@/components/ui/links/page-links'
import { SectionHeading } from '@/components/ui/section-heading'
import type { DonationMadeDto, DonationTotalsDto, UnfinishedDonationDto } from '@/lib/money/donations/dto'
import { donationsGivenPath } from '@/lib/money/donations/paths'
import type { Page } from '@/lib/text/pagination'
import { DonationsMade } from './donation-tables'

/** What a foundation gave to others, as other donors see theirs. Renders nothing before its first donation. */
export function GivenSection({
  donations,
  list,
  ...table
}: {
  donations: Page<DonationMadeDto>
  /** The page that it is a part of. */
  list: Route
  unfinished: readonly UnfinishedDonationDto[]
  totals: readonly DonationTotalsDto[]
  countryId: string
}) {
  if (donations.rows.length === 0 && donations.page === 1) return null
  return (
    <section aria-labelledby="realizadas">
      <SectionHeading id="realizadas">Tus donaciones realizadas</SectionHeading>
      <DonationsMade donations={donations.rows} {...table} />
      <PageLinks
        label="Páginas de donaciones realizadas"
        path={(page) => donationsGivenPath(list, page)}
        page={donations}
      />
    </section>
  )
}
