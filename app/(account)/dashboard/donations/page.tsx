import type { Metadata } from 'next'
import { type DashboardPageProps, loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { DonationsMade } from '@/components/dashboard/donation-tables'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/page-links'
import { listDonationsMade } from '@/lib/donations/queries'
import { DASHBOARD_DONATIONS_MADE, FOUNDATIONS } from '@/lib/routes'

export const metadata: Metadata = { title: 'Donaciones Realizadas' }

export default async function DonationsMadePage(props: DashboardPageProps) {
  const { db, shell, account, page } = await loadDashboard(DASHBOARD_DONATIONS_MADE, props)
  const donations = await listDonationsMade(db, account.id, page)
  return (
    <DashboardShell {...shell} title="Donaciones Realizadas">
      {donations.rows.length === 0 && page === 1 ? (
        <NoDonations />
      ) : (
        <DonationsMade donations={donations.rows} countryId={account.countryId ?? ''} />
      )}
      <PageLinks path={DASHBOARD_DONATIONS_MADE} page={donations} />
    </DashboardShell>
  )
}

function NoDonations() {
  return (
    <EmptyPanel
      tone="durazno"
      title="Todavía no has donado"
      text="Las fundaciones cuidan a cientos de mascotas: conócelas."
      action={
        <LinkButton href={FOUNDATIONS} prefetch={false}>
          Ver fundaciones
        </LinkButton>
      }
    />
  )
}
