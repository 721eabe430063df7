import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { csvOfAudit } from '@/lib/moderation/staff/audit-log/csv'
import { parseAuditFilters } from '@/lib/moderation/staff/audit-log/params'
import { listAuditLog } from '@/lib/moderation/staff/audit-log/queries'
import { csvResponse } from '@/lib/platform/http/csv-response'
import { ADMIN_LOG } from '@/lib/text/routes'

const MOST = 10_000

export async function GET(request: Request): Promise<Response> {
  const { db, countryId } = await requireStaff(ADMIN_LOG)
  const params = Object.fromEntries(new URL(request.url).searchParams)
  const { filters } = parseAuditFilters(params, countryId)
  const { rows } = await listAuditLog(db, 1, filters, MOST)
  return csvResponse('querencia-bitacora.csv', csvOfAudit(rows))
}
