import type { Metadata } from 'next'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { DonationFilterForm } from '@/components/money/donations/donation-filters'
import { DonationsMade } from '@/components/money/donations/donation-tables'
import { MonthlyGifts } from '@/components/money/donations/monthly-gifts'
import { MadeCards } from '@/components/money/donations/total-cards'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/links/page-links'
import { listMonthlyGifts } from '@/lib/money/donations/monthly-queries'
import { type DonationSearchParams, filteredPath, parseDonationFilters } from '@/lib/money/donations/params'
import { listDonationsMade, listMadeOptions, madeBy } from '@/lib/money/donations/queries'
import { listTotals } from '@/lib/money/donations/total-queries'
import { readId } from '@/lib/text/params'
import { DASHBOARD_DONATIONS_MADE, DONATIONS_MADE_CSV, SPONSOR } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Donaciones Realizadas' }

type Props = { searchParams: Promise<DonationSearchParams> }

export default async function DonationsMadePage(props: Props) {
  const { db, now, shell, account } = await loadDashboard(DASHBOARD_DONATIONS_MADE)
  const params = await props.searchParams
  const { page, ...filters } = parseDonationFilters(params)
  const [gifts, donations, options, all, listed] = await Promise.all([
    listMonthlyGifts(db, account.id, now),
    listDonationsMade(db, account, page, filters),
    listMadeOptions(db, account),
    listTotals(db, madeBy(account)),
    listTotals(db, madeBy(account, filters)),
  ])
  const path = DASHBOARD_DONATIONS_MADE
  return (
    <DashboardShell {...shell} title="Donaciones Realizadas">
      {all.length === 0 ? (
        <NoDonations />
      ) : (
        <>
          <MadeCards totals={all} />
          <MonthlyGifts
            gifts={gifts}
            knownId={readId(params.aporte)}
            countryId={account.countryId ?? ''}
            now={now}
          />
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
            <DonationsMade donations={donations.rows} totals={listed} countryId={account.countryId ?? ''} />
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
    text="Las fundaciones cuidan a cientos de mascotas: conócelas."
    action={<LinkButton href={SPONSOR}>Elegir una fundación</LinkButton>}
    art={{ src: '/art/cut-mayor.webp', width: 538, height: 660 }}
  />
)
