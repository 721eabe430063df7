import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { listMonthlyGifts } from '@/lib/money/donations/monthly-queries'
import { listUnfinished } from '@/lib/money/donations/operations/outcome'
import { type DonationSearchParams, parseDonationFilters } from '@/lib/money/donations/params'
import { listDonationsMade, listMadeOptions, madeBy } from '@/lib/money/donations/queries'
import { listTotals } from '@/lib/money/donations/total-queries'
import { readId } from '@/lib/text/params'
import { DASHBOARD_DONATIONS_MADE } from '@/lib/text/routes'

export async function loadMade(params: DonationSearchParams) {
  const { db, now, shell, account } = await loadDashboard(DASHBOARD_DONATIONS_MADE)
  const { page, ...filters } = parseDonationFilters(params)
  const asked = listUnfinished({ db, now }, account.id)
  const [unfinished, gifts, donations, options, all, listed] = await Promise.all([
    asked,
    listMonthlyGifts(db, account.id, now),
    listDonationsMade(db, account, page, filters),
    listMadeOptions(db, account),
    asked.then((open) =>
      listTotals(
        db,
        madeBy(account),
        open.map(({ id }) => id),
      ),
    ),
    listTotals(db, madeBy(account, filters)),
  ])
  const countryId = account.countryId ?? ''
  return {
    ...{ shell, countryId, filters, donations, unfinished, options, all, listed },
    given: { gifts, knownId: readId(params.aporte), countryId, now },
  }
}
