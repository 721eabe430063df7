import { requireTab } from '@/app/(account)/dashboard/load-dashboard'
import { csvOfReceived } from '@/lib/money/donations/csv'
import { parseDonationFilters } from '@/lib/money/donations/params'
import { listAllDonationsReceived } from '@/lib/money/donations/queries'
import { csvResponse } from '@/lib/platform/http/download'
import { DASHBOARD_DONATIONS_RECEIVED } from '@/lib/text/routes'

export async function GET(request: Request): Promise<Response> {
  const { db, account } = await requireTab(DASHBOARD_DONATIONS_RECEIVED)
  const filters = parseDonationFilters(Object.fromEntries(new URL(request.url).searchParams))
  const rows = await listAllDonationsReceived(db, account, filters)
  return csvResponse('querencia-donaciones-recibidas.csv', csvOfReceived(rows, account.countryId))
}
