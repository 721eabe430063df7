import type { Metadata } from 'next'
import { type DeskPageProps, requireStaff } from '@/app/(staff)/admin/require-staff'
import { CaseList } from '@/components/staff/case-list'
import { DeskFrame } from '@/components/staff/desk-frame'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/page-links'
import { ADMIN_DECIDED } from '@/lib/routes'
import { listDecidedFoundations } from '@/lib/staff/queries'

export const metadata: Metadata = { title: 'Fundaciones decididas' }

export default async function DecidedPage(props: DeskPageProps) {
  const { db, work, countryId, page } = await requireStaff(ADMIN_DECIDED, props)
  const cases = await listDecidedFoundations(db, page)
  return (
    <DeskFrame work={work} path={ADMIN_DECIDED} title="Fundaciones decididas">
      {cases.rows.length === 0 && page === 1 ? (
        <EmptyPanel title="Todavía no se decidió sobre ninguna" />
      ) : (
        <CaseList caption="Fundaciones decididas" cases={cases.rows} countryId={countryId} />
      )}
      <PageLinks path={ADMIN_DECIDED} page={cases} />
    </DeskFrame>
  )
}
