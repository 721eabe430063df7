import { redirect } from 'next/navigation'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { csvOfAudit, exportAuditLog } from '@/lib/moderation/staff/audit-log/operations'
import { exportedLogPath, parseAuditFilters } from '@/lib/moderation/staff/audit-log/params'
import { csvResponse } from '@/lib/platform/http/download'
import { ADMIN_LOG } from '@/lib/text/routes'

/** Leads back to the page, which asks for the password, where it was not given a moment ago. */
export async function GET(request: Request): Promise<Response> {
  const { ctx, countryId, asksPassword } = await requireStaff(ADMIN_LOG)
  const params = Object.fromEntries(new URL(request.url).searchParams)
  const { form, filters } = parseAuditFilters(params, countryId)
  if (asksPassword) redirect(exportedLogPath(form))
  return csvResponse('querencia-bitacora.csv', csvOfAudit(await exportAuditLog(ctx, filters), countryId))
}
