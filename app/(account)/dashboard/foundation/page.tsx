import type { Metadata } from 'next'
import { type DashboardPageProps, loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { DonationsReceived } from '@/components/dashboard/donation-tables'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/page-links'
import { listDonationsReceived } from '@/lib/donations/queries'
import { DASHBOARD_DONATIONS_RECEIVED } from '@/lib/routes'

export const metadata: Metadata = { title: 'Donaciones Recibidas' }

export default async function DonationsReceivedPage(props: DashboardPageProps) {
  const { db, shell, account, page } = await loadDashboard(DASHBOARD_DONATIONS_RECEIVED, props)
  const donations = await listDonationsReceived(db, account.id, page)
  return (
    <DashboardShell {...shell} title="Donaciones Recibidas">
      {donations.rows.length === 0 && page === 1 ? (
        <EmptyPanel
          tone="durazno"
          title="Todavía no recibiste donaciones"
          text="Cuando alguien done a tu fundación, lo verás aquí."
        />
      ) : (
        <DonationsReceived donations={donations.rows} countryId={account.countryId ?? ''} />
      )}
      <PageLinks path={DASHBOARD_DONATIONS_RECEIVED} page={donations} />
    </DashboardShell>
  )
}
