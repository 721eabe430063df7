import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { NoneForFilter, NoneReceived } from '@/components/adoption/request-lists/none-received'
import { ReceivedFilters } from '@/components/adoption/request-lists/received-filters'
import { ReceivedList, UnansweredNote } from '@/components/adoption/request-lists/received-list'
import { RequestViews } from '@/components/adoption/requests/request-views'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { PageLinks } from '@/components/ui/links/page-links'
import { RefreshOnReturn } from '@/components/ui/page-refresh'
import {
  opensOnSent,
  parseReceived,
  type ReceivedSearchParams,
  receivedPath,
  sendsRequests,
} from '@/lib/adoption/requests/params'
import { loadReceived } from '@/lib/adoption/requests/received-queries'
import { listOwnPets } from '@/lib/pets/own-queries'
import { DASHBOARD_REQUESTS, DASHBOARD_REQUESTS_SENT } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Solicitudes recibidas' }

type Props = { searchParams: Promise<ReceivedSearchParams> }

export default async function ReceivedRequestsPage({ searchParams }: Props) {
  const query = await searchParams
  const params = parseReceived(query)
  const { filter } = params
  const back = query.estado === undefined ? DASHBOARD_REQUESTS : receivedPath(filter, params.petId)
  const { db, now, shell, account } = await loadDashboard(DASHBOARD_REQUESTS, undefined, back)
  const { pet, counts, received, oldest, isEmpty } = await loadReceived(db, account.id, params, now)
  const sends = sendsRequests(account)
  const ownPets = isEmpty ? (await listOwnPets(db, account.id, 1)).rows : []
  if (sends && opensOnSent(query, counts, ownPets.length > 0)) redirect(DASHBOARD_REQUESTS_SENT)
  const reading = { countryId: account.countryId ?? '', now }
  return (
    <DashboardShell {...shell} title="Solicitudes">
      <RefreshOnReturn stamp={now.toISOString()} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {sends && (
          <RequestViews
            current="received"
            unanswered={shell.unanswered}
            unread={shell.unread}
            sent={counts.sent}
          />
        )}
        {!isEmpty && <ReceivedFilters filter={filter} pet={pet} counts={counts.received} />}
      </div>
      <div className="mt-5 grid grid-cols-1 gap-7">
        {oldest && (
          <UnansweredNote oldest={oldest} unanswered={counts.received['por-responder']} {...reading} />
        )}
        {received.rows.length > 0 && <ReceivedList groups={received.rows} filter={filter} {...reading} />}
        {isEmpty && <NoneReceived pets={ownPets} sends={sends} />}
        {!isEmpty && received.rows.length === 0 && <NoneForFilter filter={filter} petId={pet?.id ?? null} />}
      </div>
      <PageLinks path={receivedPath(filter, pet?.id)} page={received} />
    </DashboardShell>
  )
}
