import { notFound } from 'next/navigation'
import { createContext } from '@/lib/context'
import { parsePage } from '@/lib/pagination'
import { requireSession } from '@/lib/session/session'
import { countPendingWork } from '@/lib/staff/queries'

/** Props of a staff page; the only query parameter is the page number of its list. */
export interface StaffPageProps {
  searchParams: Promise<{ pagina?: string | string[] }>
}

/** Authorises a staff page. Redirects visitors to the login; 404 for non-staff. */
export async function requireStaff(path: string, props?: StaffPageProps) {
  const { account, actor } = await requireSession(path)
  if (actor.kind !== 'admin') notFound()
  const ctx = createContext(actor)
  const { db } = ctx
  return {
    ctx,
    db,
    /** Pending counts. */
    work: await countPendingWork(db),
    /** Times are shown in the time zone of the viewer's country. */
    countryId: account.countryId ?? '',
    /** 1-based page number of a list. */
    page: parsePage((await props?.searchParams)?.pagina),
  }
}
