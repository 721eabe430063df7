import type { Metadata } from 'next'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { AuditExport } from '@/components/moderation/staff/audit-export'
import { AuditFilterForm } from '@/components/moderation/staff/audit-filters'
import { AuditLog } from '@/components/moderation/staff/audit-log'
import { StaffShell } from '@/components/moderation/staff/staff-shell'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/links/page-links'
import {
  type AuditSearchParams,
  filteredLogPath,
  parseAuditFilters,
} from '@/lib/moderation/staff/audit-log/params'
import { listAuditActors, listAuditLog } from '@/lib/moderation/staff/audit-log/queries'
import { ADMIN_LOG } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Bitácora' }

export default async function AuditLogPage({ searchParams }: { searchParams: Promise<AuditSearchParams> }) {
  const { db, work, countryId, asksPassword } = await requireStaff(ADMIN_LOG)
  const { form, filters, page } = parseAuditFilters(await searchParams, countryId)
  const [entries, actors] = await Promise.all([listAuditLog(db, page, filters), listAuditActors(db)])
  const path = filteredLogPath(ADMIN_LOG, form)
  const isEmpty = entries.rows.length === 0 && page === 1
  return (
    <StaffShell work={work} path={ADMIN_LOG} title="Bitácora">
      <p className="mb-5 text-ink-2">Quién hizo qué y por qué. Nadie puede cambiarla ni borrarla.</p>
      {(!isEmpty || path !== ADMIN_LOG) && <AuditFilterForm form={form} actors={actors} />}
      {isEmpty ? (
        <EmptyPanel
          title={path === ADMIN_LOG ? 'Todavía no hay nada en la bitácora' : 'Nada con estos filtros'}
          text={
            path === ADMIN_LOG
              ? 'Aquí verás quién del equipo aprobó o rechazó una fundación, abrió un documento o decidió sobre una publicación, y cuándo.'
              : 'Prueba con otra persona u otras fechas.'
          }
        />
      ) : (
        <AuditLog entries={entries.rows} countryId={countryId} />
      )}
      <PageLinks path={path} page={entries} />
      {!isEmpty && <AuditExport filters={form} asksPassword={asksPassword} />}
    </StaffShell>
  )
}
