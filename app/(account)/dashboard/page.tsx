import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { Summary } from '@/components/dashboard/summary'
import { RefreshOnReturn } from '@/components/ui/page-refresh'
import { listOpenCheckIns } from '@/lib/adoption/check-ins/open-queries'
import { findWaitingRequests } from '@/lib/adoption/waiting/queries'
import { findFirstSteps } from '@/lib/foundations/queries'
import { countWithoutReply } from '@/lib/moderation/reviews/queries'
import { formerProfilePath } from '@/lib/people/accounts/dashboard'
import { countDrafts } from '@/lib/pets/drafts/queries'
import { listToConfirm } from '@/lib/pets/freshness/queries'
import { listToCorrect } from '@/lib/pets/own-queries'
import { DASHBOARD } from '@/lib/text/routes'
import { loadDashboard } from './load-dashboard'

export const metadata: Metadata = { title: 'Resumen' }

type Props = { searchParams: Promise<{ pais?: string | string[]; callbackUrl?: string | string[] }> }

export default async function SummaryPage({ searchParams }: Props) {
  const former = formerProfilePath(await searchParams)
  if (former) redirect(former)
  const { db, now, shell, account } = await loadDashboard(DASHBOARD)
  const isFoundation = account.role === 'fundation'
  const [waiting, checkIns, toCorrect, toConfirm, drafts, reviews, steps] = await Promise.all([
    findWaitingRequests(db, account.id, now),
    listOpenCheckIns(db, account.id, now),
    listToCorrect(db, account.id),
    listToConfirm(db, account.id, now),
    countDrafts(db, account.id),
    isFoundation ? countWithoutReply(db, account.id, now) : 0,
    isFoundation ? findFirstSteps(db, account.id, now) : null,
  ])
  return (
    <DashboardShell {...shell} title="Resumen">
      <RefreshOnReturn stamp={now.toISOString()} />
      <Summary
        reader={{ role: account.role, countryId: account.countryId ?? '', now }}
        waiting={waiting}
        checkIns={checkIns.filter(({ answer, stopped }) => answer === null && !stopped)}
        toCorrect={toCorrect}
        toConfirm={toConfirm}
        drafts={drafts}
        reviews={reviews}
        steps={steps}
        publishes={shell.publishes}
      />
    </DashboardShell>
  )
}
