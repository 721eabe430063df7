import type { Metadata } from 'next'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { DonationFilterForm } from '@/components/donations/donation-filters'
import { DonationsReceived } from '@/components/donations/donation-tables'
import { MonthlyGifts } from '@/components/donations/monthly-gifts'
import { PayoutSection } from '@/components/donations/payout-section'
import { ReceivedCards } from '@/components/donations/total-cards'
import { OpenSumNote } from '@/components/expenses/open-sum-note'
import { OwnExpenseSection } from '@/components/expenses/own-expense-section'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/page-links'
import { countMonthlyDonors, listMonthlyGifts } from '@/lib/donations/monthly-queries'
import { type DonationSearchParams, filteredPath, parseDonationFilters } from '@/lib/donations/params'
import { listDonationsReceived, listReceivedOptions, receivedBy } from '@/lib/donations/queries'
import { listBalances, listPayouts, listTotals } from '@/lib/donations/total-queries'
import { listOpenSums, listOwnExpenses } from '@/lib/expenses/queries'
import { readId } from '@/lib/params'
import { DASHBOARD_DONATIONS_RECEIVED, DONATIONS_RECEIVED_CSV } from '@/lib/routes'

export const metadata: Metadata = { title: 'Donaciones Recibidas' }

type Props = { searchParams: Promise<DonationSearchParams> }

export default async function DonationsReceivedPage(props: Props) {
  const { db, now, shell, account } = await loadDashboard(DASHBOARD_DONATIONS_RECEIVED)
  const params = await props.searchParams
  const { page, ...filters } = parseDonationFilters(params)
  const [gifts, monthlyDonors, donations, options, all, listed, balances, payouts, open, expenses] =
    await Promise.all([
      listMonthlyGifts(db, account.id, now),
      countMonthlyDonors(db, account.id),
      listDonationsReceived(db, account, page, filters),
      listReceivedOptions(db, account),
      listTotals(db, receivedBy(account)),
      listTotals(db, receivedBy(account, filters)),
      listBalances(db, account.id),
      listPayouts(db, account.id),
      listOpenSums(db, account.id),
      listOwnExpenses(db, account.id),
    ])
  const path = DASHBOARD_DONATIONS_RECEIVED
  return (
    <DashboardShell {...shell} title="Donaciones Recibidas">
      {all.length === 0 ? (
        <EmptyPanel
          tone="durazno"
          title="Todavía no recibiste donaciones"
          text="Cuando alguien done a tu fundación, lo verás aquí."
        />
      ) : (
        <>
          <ReceivedCards totals={all} balances={balances} monthlyDonors={monthlyDonors} />
          <OpenSumNote sums={open} />
          <DonationFilterForm
            path={path}
            csvPath={DONATIONS_RECEIVED_CSV}
            filters={filters}
            options={options}
            other={{ name: 'mascota', label: 'Para', all: 'Todo', value: filters.petId }}
          />
          {donations.rows.length === 0 ? (
            <EmptyPanel title="Ninguna donación es así" text="Cambia los filtros para ver otras." />
          ) : (
            <DonationsReceived
              donations={donations.rows}
              totals={listed}
              countryId={account.countryId ?? ''}
            />
          )}
          <PageLinks path={filteredPath(path, filters)} page={donations} />
          <PayoutSection payouts={payouts} />
        </>
      )}
      <OwnExpenseSection expenses={expenses} />
      {/* What the foundation itself gives to others. */}
      <div className="mt-12 empty:hidden">
        <MonthlyGifts
          gifts={gifts}
          knownId={readId(params.aporte)}
          countryId={account.countryId ?? ''}
          now={now}
        />
      </div>
    </DashboardShell>
  )
}
