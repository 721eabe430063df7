import type { Metadata } from 'next'
import { type DashboardPageProps, loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { ReceivedReviews } from '@/components/foundations/reviews/received-reviews'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PagedList } from '@/components/ui/links/page-links'
import { listReceivedReviews } from '@/lib/moderation/reviews/queries'
import { DASHBOARD_REVIEWS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Comentarios' }

export default async function ReceivedReviewsPage(props: DashboardPageProps) {
  const { db, shell, account, page } = await loadDashboard(DASHBOARD_REVIEWS, props)
  const reviews = await listReceivedReviews(db, account.id, page)
  return (
    <DashboardShell {...shell} title="Comentarios">
      <PagedList
        path={DASHBOARD_REVIEWS}
        page={reviews}
        empty={
          <EmptyPanel
            tone="durazno"
            title="Todavía no recibiste comentarios"
            text="Cuando alguien comente sobre tu fundación, podrás responderle aquí."
          />
        }
      >
        <ReceivedReviews reviews={reviews.rows} page={page} countryId={account.countryId ?? ''} />
      </PagedList>
    </DashboardShell>
  )
}
