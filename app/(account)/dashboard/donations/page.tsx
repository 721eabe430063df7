import type { Metadata } from 'next'
import { loadMade } from '@/app/(account)/dashboard/donations/load-made'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { DonationFilterForm } from '@/components/money/donations/donation-filters'
import { DonationsMade } from '@/components/money/donations/donation-tables'
import { MonthlyGifts } from '@/components/money/donations/monthly-gifts'
import { MadeCards } from '@/components/money/donations/total-cards'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/links/page-links'
import { type DonationSearchParams, filteredPath } from '@/lib/money/donations/params'
import { DASHBOARD_DONATIONS_MADE, DONATIONS_MADE_CSV, SPONSOR } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Donaciones Realizadas' }

type Props = { searchParams: Promise<DonationSearchParams> }

export default async function DonationsMadePage(props: Props) {
  const { shell, countryId, filters, donations, unfinished, options, all, listed, given } = await loadMade(
    await props.searchParams,
  )
  const path = DASHBOARD_DONATIONS_MADE
  return (
    <DashboardShell {...shell} title="Donaciones Realizadas">
      {all.length === 0 ? (
        <NoDonations />
      ) : (
        <>
          <MadeCards totals={all} />
          <MonthlyGifts {...given} />
          <DonationFilterForm
            path={path}
            csvPath={DONATIONS_MADE_CSV}
            filters={filters}
            options={options}
            other={{ name: 'fundacion', label: 'Fundación', all: 'Todas', value: filters.foundationId }}
          />
          {donations.rows.length === 0 ? (
            <EmptyPanel title="Ninguna donación es así" text="Cambia los filtros para ver otras." />
          ) : (
            <DonationsMade
              donations={donations.rows}
              unfinished={unfinished}
              totals={listed}
              countryId={countryId}
            />
          )}
          <PageLinks path={filteredPath(path, filters)} page={donations} />
        </>
      )}
    </DashboardShell>
  )
}

const NoDonations = () => (
  <EmptyPanel
    tone="durazno"
    title="Todavía no has donado"
    text="Con cada donación, una fundación cuida mejor a sus mascotas."
    action={<LinkButton href={SPONSOR}>Elegir una fundación</LinkButton>}
    art={{ src: '/art/cut-mayor.webp', width: 538, height: 660 }}
  />
)
