import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { type DashboardPageProps, loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { NoneSent } from '@/components/adoptions/none-sent'
import { RequestViews } from '@/components/adoptions/request-views'
import { NEWS_MS, SentList } from '@/components/adoptions/sent-list'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { PageLinks } from '@/components/ui/page-links'
import { RefreshOnReturn } from '@/components/ui/refresh-on-return'
import { getAnswerRates } from '@/lib/adoptions/cache'
import { sendsRequests } from '@/lib/adoptions/params'
import { countSent, listSentRequests } from '@/lib/adoptions/sent-queries'
import { listSimilarToSent } from '@/lib/adoptions/similar-queries'
import { findMatch } from '@/lib/matches/queries'
import { DASHBOARD_REQUESTS, DASHBOARD_REQUESTS_SENT } from '@/lib/routes'
import { firstName } from '@/lib/text'

export const metadata: Metadata = { title: 'Solicitudes enviadas' }

export default async function SentRequestsPage(props: DashboardPageProps) {
  const { db, now, shell, account, page } = await loadDashboard(
    DASHBOARD_REQUESTS,
    props,
    DASHBOARD_REQUESTS_SENT,
  )
  if (!sendsRequests(account)) redirect(DASHBOARD_REQUESTS)
  const [sent, requests] = await Promise.all([
    countSent(db, account.id),
    listSentRequests(db, account.id, { page }),
  ])
  const rates = await getAnswerRates(requests.rows.map(({ ownerId }) => ownerId))
  const since = new Date(now.getTime() - NEWS_MS)
  const similar = await listSimilarToSent(db, account.id, { requests: requests.rows, since, now })
  return (
    <DashboardShell {...shell} title="Solicitudes">
      <RefreshOnReturn stamp={now.toISOString()} />
      <div className="flex">
        <RequestViews current="sent" unanswered={shell.unanswered} unread={shell.unread} sent={sent} />
      </div>
      <div className="mt-5">
        {requests.rows.length === 0 && page === 1 ? (
          <NoneSent hasMatch={(await findMatch(db, account.id)) !== null} />
        ) : (
          <SentList
            requests={requests.rows}
            similar={similar}
            reader={{ name: firstName(account.name), countryId: account.countryId ?? '', now, rates }}
          />
        )}
      </div>
      <PageLinks path={DASHBOARD_REQUESTS_SENT} page={requests} />
    </DashboardShell>
  )
}
