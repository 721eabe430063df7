import type { Metadata } from 'next'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { DonationFilterForm } from '@/components/money/donations/donation-filters'
import { DonationsReceived, PayoutSection } from '@/components/money/donations/donation-tables'
import { GivenSection } from '@/components/money/donations/given-section'
import { MonthlyGifts } from '@/components/money/donations/monthly-gifts'
import { ReceivedCards } from '@/components/money/donations/total-cards'
import { OpenSumNote, OwnExpenseSection } from '@/components/money/expenses/own-expense-section'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/links/page-links'
import { type DonationSearchParams, filteredPath } from '@/lib/money/donations/params'
import { DASHBOARD_DONATIONS_RECEIVED, DONATIONS_RECEIVED_CSV } from '@/lib/text/routes'
import { loadDonationsReceived } from './load-donations-received'

export const metadata: Metadata = { title: 'Donaciones Recibidas' }

type Props = { searchParams: Promise<DonationSearchParams> }

/** The specification's path; what a foundation tells about itself is at `dashboard/fundacion`. */
export default async function DonationsReceivedPage(props: Props) {
  const { shell, countryId, filters, donations, options, all, listed, ...money } =
    await loadDonationsReceived(await props.searchParams)
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
          <ReceivedCards totals={all} balances={money.balances} monthlyDonors={money.monthlyDonors} />
          <OpenSumNote sums={money.open} />
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
            <DonationsReceived donations={donations.rows} totals={listed} countryId={countryId} />
          )}
          <PageLinks path={filteredPath(path, filters)} page={donations} />
          <PayoutSection payouts={money.payouts} />
        </>
      )}
      <OwnExpenseSection expenses={money.expenses} list={filteredPath(path, filters)} />
      {/* Donations that the foundation makes to others. */}
      <div className="mt-12 empty:hidden">
        <MonthlyGifts {...money.given} />
        <GivenSection {...money.made} list={filteredPath(path, filters)} countryId={countryId} />
      </div>
    </DashboardShell>
  )
}
