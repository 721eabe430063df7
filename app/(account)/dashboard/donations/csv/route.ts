import { requireTab } from '@/app/(account)/dashboard/load-dashboard'
import { csvOfMade } from '@/lib/money/donations/csv'
import { parseDonationFilters } from '@/lib/money/donations/params'
import { listAllDonationsMade } from '@/lib/money/donations/queries'
import { csvResponse } from '@/lib/platform/http/download'
import { DASHBOARD_DONATIONS_MADE } from '@/lib/text/routes'

export async function GET(request: Request): Promise<Response> {
  const { db, account } = await requireTab(DASHBOARD_DONATIONS_MADE)
  const filters = parseDonationFilters(Object.fromEntries(new URL(request.url).searchParams))
  const rows = await listAllDonationsMade(db, account, filters)
  return csvResponse('querencia-donaciones-realizadas.csv', csvOfMade(rows, account.countryId))
}
