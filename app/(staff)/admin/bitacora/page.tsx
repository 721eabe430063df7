import type { Metadata } from 'next'
import { type DeskPageProps, requireStaff } from '@/app/(staff)/admin/require-staff'
import { AuditLog } from '@/components/staff/audit-log'
import { DeskFrame } from '@/components/staff/desk-frame'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/page-links'
import { ADMIN_LOG } from '@/lib/routes'
import { listAuditLog } from '@/lib/staff/audit-queries'

export const metadata: Metadata = { title: 'Bitácora' }

export default async function AuditLogPage(props: DeskPageProps) {
  const { db, work, countryId, page } = await requireStaff(ADMIN_LOG, props)
  const entries = await listAuditLog(db, page)
  return (
    <DeskFrame work={work} path={ADMIN_LOG} title="Bitácora">
      {entries.rows.length === 0 && page === 1 ? (
        <EmptyPanel title="Todavía no hay nada en la bitácora" />
      ) : (
        <AuditLog entries={entries.rows} countryId={countryId} />
      )}
      <PageLinks path={ADMIN_LOG} page={entries} />
    </DeskFrame>
  )
}
