import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { csvOfReceived } from '@/lib/money/donations/csv'
import { parseDonationFilters } from '@/lib/money/donations/params'
import { listDonationsReceived } from '@/lib/money/donations/queries'
import { csvResponse } from '@/lib/platform/http/download'
import { DASHBOARD_DONATIONS_RECEIVED } from '@/lib/text/routes'

const MOST = 10_000

export async function GET(request: Request): Promise<Response> {
  const { db, account } = await loadDashboard(DASHBOARD_DONATIONS_RECEIVED)
  const filters = parseDonationFilters(Object.fromEntries(new URL(request.url).searchParams))
  const { rows } = await listDonationsReceived(db, account, 1, filters, MOST)
  return csvResponse('querencia-donaciones-recibidas.csv', csvOfReceived(rows))
}
