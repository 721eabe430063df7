import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { csvResponse } from '@/lib/http/csv-response'
import { ADMIN_LOG } from '@/lib/routes'
import { csvOfAudit } from '@/lib/staff/audit-csv'
import { parseAuditFilters } from '@/lib/staff/audit-params'
import { listAuditLog } from '@/lib/staff/audit-queries'

const MOST = 10_000

/** 'Bitácora' as a spreadsheet, with the page's filters. */
export async function GET(request: Request): Promise<Response> {
  const { db, countryId } = await requireStaff(ADMIN_LOG)
  const params = Object.fromEntries(new URL(request.url).searchParams)
  const { filters } = parseAuditFilters(params, countryId)
  const { rows } = await listAuditLog(db, 1, filters, MOST)
  return csvResponse('querencia-bitacora.csv', csvOfAudit(rows))
}
