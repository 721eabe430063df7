import type { Route } from 'next'
import { redirect } from 'next/navigation'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { separatorOf } from '@/lib/pets/imports/write-sheet'
import { DASHBOARD_PETS } from '@/lib/text/routes'

/** Redirects everybody but foundations to 'Mis Mascotas'. @param back where the login returns to */
export async function loadImporter(back: Route) {
  const { db, account, shell } = await loadDashboard(DASHBOARD_PETS, undefined, back)
  if (account.role !== 'fundation') redirect(DASHBOARD_PETS)
  return {
    db,
    account,
    approved: shell.application?.status === 'aprobada',
    separator: separatorOf(account.countryId),
  }
}
