import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { countMonthlyDonors, listMonthlyGifts } from '@/lib/money/donations/monthly-queries'
import { listUnfinished } from '@/lib/money/donations/operations/outcome'
import { type DonationSearchParams, parseDonationFilters } from '@/lib/money/donations/params'
import {
  listDonationsMade,
  listDonationsReceived,
  listReceivedOptions,
  madeBy,
  receivedBy,
} from '@/lib/money/donations/queries'
import { listBalances, listPayouts, listTotals } from '@/lib/money/donations/total-queries'
import { listOpenSums, listOwnExpensesPage } from '@/lib/money/expenses/queries'
import { parsePage } from '@/lib/text/pagination'
import { readId } from '@/lib/text/params'
import { DASHBOARD_DONATIONS_RECEIVED } from '@/lib/text/routes'

export async function loadDonationsReceived(params: DonationSearchParams) {
  const { db, now, shell, account } = await loadDashboard(DASHBOARD_DONATIONS_RECEIVED)
  const { page, ...filters } = parseDonationFilters(params)
  const [donations, options, all, listed, balances, payouts, open, expenses, monthlyDonors, made, gifts] =
    await Promise.all([
      listDonationsReceived(db, account, page, filters),
      listReceivedOptions(db, account),
      listTotals(db, receivedBy(account)),
      listTotals(db, receivedBy(account, filters)),
      listBalances(db, account.id),
      listPayouts(db, account.id),
      listOpenSums(db, account.id),
      listOwnExpensesPage(db, account.id, parsePage(params.gastos)),
      countMonthlyDonors(db, account.id),
      loadMade({ db, account, now }, parsePage(params.realizadas)),
      listMonthlyGifts(db, account.id, now),
    ])
  const countryId = account.countryId ?? ''
  return {
    ...{ shell, countryId, filters, donations, options, all, listed, balances, payouts, open, expenses },
    ...{ monthlyDonors, made },
    given: { gifts, knownId: readId(params.aporte), countryId, now },
  }
}

/** What the foundation gave to others, single donations and months. */
async function loadMade(
  { db, account, now }: Pick<Awaited<ReturnType<typeof loadDashboard>>, 'db' | 'account' | 'now'>,
  page: number,
) {
  const [donations, totals, unfinished] = await Promise.all([
    listDonationsMade(db, account, page),
    listTotals(db, madeBy(account)),
    listUnfinished({ db, now }, account.id),
  ])
  return { donations, totals, unfinished }
}
