import { notFound } from 'next/navigation'
import { countOpenContact } from '@/lib/moderation/contact/queries'
import { countPendingWork } from '@/lib/moderation/staff/queries'
import { countWaitingStories } from '@/lib/moderation/staff/stories/queries'
import { createContext } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { isPrefetch } from '@/lib/platform/http/prefetch'
import { requestHeaders } from '@/lib/platform/runtime'
import { requireSession, sessionEnd } from '@/lib/platform/session/session'
import { countOpenRights } from '@/lib/privacy/rights/queries'
import { formatTime } from '@/lib/text/dates'
import { parsePage } from '@/lib/text/pagination'
import { parseId } from '@/lib/text/params'

/** The only query parameter is a page number. */
export interface StaffPageProps {
  searchParams: Promise<{ pagina?: string | string[] }>
}

/** Redirects visitors to the login; 404 for non-staff. */
export async function requireStaff(path: string, props?: StaffPageProps) {
  const { account, actor, claims } = await requireSession(path)
  // Reading an account is audited: prefetches get nothing.
  if (actor.kind !== 'admin' || isPrefetch(await requestHeaders())) notFound()
  const ctx = createContext(actor)
  const countryId = account.countryId ?? ''
  const [pending, contact, stories, rights] = await Promise.all([
    countPendingWork(ctx.db),
    countOpenContact(ctx.db),
    countWaitingStories(ctx.db),
    countOpenRights(ctx.db),
  ])
  return {
    ctx,
    db: ctx.db,
    staffId: actor.id,
    /** Pending counts, with deadlines. */
    work: {
      ...pending,
      contact,
      stories,
      rights,
      sessionEnds: formatTime(sessionEnd(account, claims).toISOString(), countryId),
    },
    asksPassword: !actor.session?.reauthenticated,
    countryId,
    page: parsePage((await props?.searchParams)?.pagina),
  }
}

export interface StaffCaseProps {
  params: Promise<{ id: string }>
}

/** As `requireStaff`, for the page of a case below `path`. 404 for what is no id. */
export async function requireStaffCase(path: string, { params }: StaffCaseProps) {
  const { id } = await params
  const staff = await requireStaff(`${path}/${encodeURIComponent(id)}`)
  return { ...staff, id: parseId(id) ?? notFound() }
}

/** For `catch` where a case is read: 'own' where its reader is a side of it (`requireUninvolved`). */
export function ownCase(error: unknown): 'own' {
  if (error instanceof DomainError && error.code === 'forbidden') return 'own'
  throw error
}
