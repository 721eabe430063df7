import type { Metadata } from 'next'
import { requireStaff, type StaffPageProps } from '@/app/(staff)/admin/require-staff'
import { AuditLog } from '@/components/staff/audit-log'
import { StaffShell } from '@/components/staff/staff-shell'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/page-links'
import { ADMIN_LOG } from '@/lib/routes'
import { listAuditLog } from '@/lib/staff/audit-queries'

export const metadata: Metadata = { title: 'Bitácora' }

export default async function AuditLogPage(props: StaffPageProps) {
  const { db, work, countryId, page } = await requireStaff(ADMIN_LOG, props)
  const entries = await listAuditLog(db, page)
  return (
    <StaffShell work={work} path={ADMIN_LOG} title="Bitácora">
      {entries.rows.length === 0 && page === 1 ? (
        <EmptyPanel
          title="Todavía no hay nada en la bitácora"
          text="Aquí verás quién del equipo aprobó o rechazó una fundación, abrió un documento o decidió sobre una publicación, y cuándo."
        />
      ) : (
        <AuditLog entries={entries.rows} countryId={countryId} />
      )}
      <PageLinks path={ADMIN_LOG} page={entries} />
    </StaffShell>
  )
}
