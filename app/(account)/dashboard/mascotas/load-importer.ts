import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { requireTab } from '@/app/(account)/dashboard/load-dashboard'
import { separatorOf } from '@/lib/text/csv'
import { DASHBOARD_PETS } from '@/lib/text/routes'

/** Redirects everybody but foundations to 'Mis Mascotas'. @param back where the login returns to */
export async function loadImporter(back: Route) {
  const { db, account, actor } = await requireTab(DASHBOARD_PETS, back)
  if (account.role !== 'fundation') redirect(DASHBOARD_PETS)
  return {
    db,
    account,
    approved: actor.kind === 'foundation' && actor.approved,
    separator: separatorOf(account.countryId),
  }
}
