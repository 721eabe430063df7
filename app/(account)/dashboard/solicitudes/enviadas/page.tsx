import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { type DashboardPageProps, loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { MissingNote, NEWS_MS, NoneSent, SentList } from '@/components/adoption/request-lists/sent-list'
import { RequestViews } from '@/components/adoption/requests/request-views'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { PageLinks } from '@/components/ui/links/page-links'
import { RefreshOnReturn } from '@/components/ui/page-refresh'
import { getAnswerRates } from '@/lib/adoption/clock/cache'
import { sendsRequests } from '@/lib/adoption/requests/params'
import { countPastSent, countSent, listSentRequests } from '@/lib/adoption/requests/sent-queries'
import { listSimilarToSent } from '@/lib/adoption/similar-queries'
import { findMatch } from '@/lib/people/matches/queries'
import { DASHBOARD_REQUESTS, DASHBOARD_REQUESTS_SENT } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'

export const metadata: Metadata = { title: 'Solicitudes enviadas' }

export default async function SentRequestsPage(props: DashboardPageProps) {
  const { db, now, shell, account, page } = await loadDashboard(
    DASHBOARD_REQUESTS,
    props,
    DASHBOARD_REQUESTS_SENT,
  )
  if (!sendsRequests(account)) redirect(DASHBOARD_REQUESTS)
  const since = new Date(now.getTime() - NEWS_MS)
  const [sent, requests, pastTotal] = await Promise.all([
    countSent(db, account.id),
    listSentRequests(db, account.id, { page }),
    countPastSent(db, account.id, since),
  ])
  const rates = await getAnswerRates(requests.rows.map(({ ownerId }) => ownerId))
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
            pastTotal={pastTotal}
            similar={similar}
            reader={{ name: firstName(account.name), countryId: account.countryId ?? '', now, rates }}
          />
        )}
      </div>
      <MissingNote />
      <PageLinks path={DASHBOARD_REQUESTS_SENT} page={requests} />
    </DashboardShell>
  )
}
