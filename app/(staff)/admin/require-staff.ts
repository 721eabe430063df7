import { notFound } from 'next/navigation'
import { createContext } from '@/lib/context'
import { parsePage } from '@/lib/pagination'
import { requireSession } from '@/lib/session/session'
import { countWork } from '@/lib/staff/queries'

/** A page of the staff desk; of its query only the page of a list is read. */
export interface DeskPageProps {
  searchParams: Promise<{ pagina?: string | string[] }>
}

/** Opens a page of the staff desk. Visitors are led to the login and back; for every other account there is no such page. */
export async function requireStaff(path: string, props?: DeskPageProps) {
  const { account, actor } = await requireSession(path)
  if (actor.kind !== 'admin') notFound()
  const { db } = createContext(actor)
  return {
    db,
    /** What waits. */
    work: await countWork(db),
    /** Times are shown as in the country of whoever looks. */
    countryId: account.countryId ?? '',
    /** Of a list, counted from 1. */
    page: parsePage((await props?.searchParams)?.pagina),
  }
}
