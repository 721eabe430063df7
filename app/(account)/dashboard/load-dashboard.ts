import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { countUnreadConversations } from '@/lib/adoption/conversation/queries'
import { countUnanswered } from '@/lib/adoption/requests/received-queries'
import { findApplicationStatus } from '@/lib/foundations/queries'
import { mayOpenTab } from '@/lib/people/accounts/dashboard'
import { countOwnPets } from '@/lib/pets/own-queries'
import { createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { requireSession } from '@/lib/platform/session/session'
import { parsePage } from '@/lib/text/pagination'
import { DASHBOARD } from '@/lib/text/routes'

/** The only query parameter is a page number. */
export interface DashboardPageProps {
  searchParams: Promise<{ pagina?: string | string[] }>
}

/**
 * Who may see a tab, for files and forms of it. Redirects to the login, or to the first tab if the role may not see this
 * one. @param back where the login returns to
 */
export async function requireTab(path: Route, back = path) {
  const { account, actor } = await requireSession(back)
  if (!mayOpenTab(account, path)) redirect(DASHBOARD)
  const { db, now } = createContext(actor)
  return { db, now, account, actor }
}

/** What a tab shows around itself, to those who may see it. @param back where the login returns to */
export async function loadDashboard(path: Route, props?: DashboardPageProps, back = path) {
  const { db, now, account, actor } = await requireTab(path, back)
  const [application, unanswered, ownPets, unread] = await Promise.all([
    account.role === 'fundation' ? findApplicationStatus(db, account.id) : null,
    countUnanswered(db, account.id, now),
    countOwnPets(db, account.id),
    countUnreadConversations(db, account.id),
  ])
  return {
    db,
    now,
    shell: {
      ...{ account, application, unanswered, unread, path, now, site: env.SITE_URL },
      publishes: Object.keys(ownPets).length > 0,
    },
    account,
    actor,
    page: parsePage((await props?.searchParams)?.pagina),
  }
}
