import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { mayOpenTab } from '@/lib/accounts/dashboard'
import { createContext } from '@/lib/context'
import { findStanding } from '@/lib/foundations/queries'
import { parsePage } from '@/lib/pagination'
import { DASHBOARD } from '@/lib/routes'
import { requireSession } from '@/lib/session/session'

/** A page of the dashboard; of its query only the page of a list is read. */
export interface DashboardPageProps {
  searchParams: Promise<{ pagina?: string | string[] }>
}

/**
 * Opens a page of the dashboard for whoever is signed in. Everybody else is led to the login and back, and somebody
 * the page is not for to the dashboard's first one.
 */
export async function loadDashboard(path: Route, props?: DashboardPageProps) {
  const { account, actor } = await requireSession(path)
  if (!mayOpenTab(account, path)) redirect(DASHBOARD)
  const { db, now } = createContext(actor)
  const standing = account.role === 'fundation' ? await findStanding(db, account.id) : null
  return {
    db,
    now,
    /** What the frame shows. */
    frame: { account, standing, path },
    account,
    /** Of a list, counted from 1. */
    page: parsePage((await props?.searchParams)?.pagina),
  }
}
