import { notFound } from 'next/navigation'
import { countPendingWork } from '@/lib/moderation/staff/queries'
import { createContext } from '@/lib/platform/context'
import { isPrefetch } from '@/lib/platform/http/prefetch'
import { requestHeaders } from '@/lib/platform/runtime'
import { requireSession, sessionEnd } from '@/lib/platform/session/session'
import { formatTime } from '@/lib/text/format'
import { parsePage } from '@/lib/text/pagination'

/** Props of a staff page; the only query parameter is the page number of its list. */
export interface StaffPageProps {
  searchParams: Promise<{ pagina?: string | string[] }>
}

/** Authorises a staff page. Redirects visitors to the login; 404 for non-staff. */
export async function requireStaff(path: string, props?: StaffPageProps) {
  const { account, actor, claims } = await requireSession(path)
  // Reading an account is audited: a browser that asks ahead for a page gets nothing.
  if (actor.kind !== 'admin' || isPrefetch(await requestHeaders())) notFound()
  const ctx = createContext(actor)
  const countryId = account.countryId ?? ''
  return {
    ctx,
    db: ctx.db,
    staffId: actor.id,
    /** Pending counts, and until when they can be worked on. */
    work: {
      ...(await countPendingWork(ctx.db)),
      sessionEnds: formatTime(sessionEnd(account, claims).toISOString(), countryId),
    },
    /** Whether a decision needs the password. */
    asksPassword: !actor.session?.reauthenticated,
    /** Times are shown in the time zone of the viewer's country. */
    countryId,
    /** 1-based page number of a list. */
    page: parsePage((await props?.searchParams)?.pagina),
  }
}
