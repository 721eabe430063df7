import type { Metadata } from 'next'
import { CaseList } from '@/components/staff/case-list'
import { DeskFrame } from '@/components/staff/desk-frame'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/page-links'
import { ADMIN } from '@/lib/routes'
import { listPendingFoundations } from '@/lib/staff/queries'
import { type DeskPageProps, requireStaff } from './require-staff'

export const metadata: Metadata = { title: 'Fundaciones nuevas' }

export default async function QueuePage(props: DeskPageProps) {
  const { db, work, countryId, page } = await requireStaff(ADMIN, props)
  const cases = await listPendingFoundations(db, page)
  return (
    <DeskFrame work={work} path={ADMIN} title="Fundaciones nuevas">
      {cases.rows.length === 0 && page === 1 ? (
        <EmptyPanel title="No hay fundaciones nuevas" />
      ) : (
        <CaseList caption="Fundaciones nuevas" cases={cases.rows} countryId={countryId} />
      )}
      <PageLinks path={ADMIN} page={cases} />
    </DeskFrame>
  )
}
