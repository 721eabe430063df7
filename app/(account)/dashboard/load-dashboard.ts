import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { mayOpenTab } from '@/lib/accounts/dashboard'
import { createContext } from '@/lib/context'
import { findApplicationStatus } from '@/lib/foundations/queries'
import { parsePage } from '@/lib/pagination'
import { DASHBOARD } from '@/lib/routes'
import { requireSession } from '@/lib/session/session'

/** Props of a dashboard page; the only query parameter is the page number of its list. */
export interface DashboardPageProps {
  searchParams: Promise<{ pagina?: string | string[] }>
}

/**
 * Session and data of a dashboard page. Redirects to the login, or to the first tab if the role may not see the page.
 */
export async function loadDashboard(path: Route, props?: DashboardPageProps) {
  const { account, actor } = await requireSession(path)
  if (!mayOpenTab(account, path)) redirect(DASHBOARD)
  const { db, now } = createContext(actor)
  const application = account.role === 'fundation' ? await findApplicationStatus(db, account.id) : null
  return {
    db,
    now,
    /** Props of `DashboardShell`. */
    shell: { account, application, path },
    account,
    /** 1-based page number of a list. */
    page: parsePage((await props?.searchParams)?.pagina),
  }
}
