import type { Metadata } from 'next'
import { type DashboardPageProps, loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { OwnPets } from '@/components/dashboard/own-pets'
import { RequestsFromForm } from '@/components/dashboard/requests-from-form'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Icon } from '@/components/ui/icon/icon'
import { LinkPending } from '@/components/ui/links/link-pending'
import { PageLinks } from '@/components/ui/links/page-links'
import { countDrafts } from '@/lib/pets/drafts/queries'
import { countOwnPets, findRequestsFrom, listOwnPets } from '@/lib/pets/own-queries'
import { counted } from '@/lib/text/format'
import { CREATE_PET, DASHBOARD_PETS, EXPORT_PETS, IMPORT_PETS, OWN_DRAFTS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Mis Mascotas' }

export default async function OwnPetsPage(props: DashboardPageProps) {
  const { db, now, shell, account, page } = await loadDashboard(DASHBOARD_PETS, props)
  const isFoundation = account.role === 'fundation'
  const [pets, counts, requestsFrom, drafts] = await Promise.all([
    listOwnPets(db, account.id, page),
    countOwnPets(db, account.id),
    findRequestsFrom(db, account.id),
    isFoundation ? countDrafts(db, account.id) : 0,
  ])
  return (
    <DashboardShell {...shell} title="Mis Mascotas">
      {isFoundation && <FileLinks hasPets={pets.rows.length > 0} drafts={drafts} />}
      {pets.rows.length === 0 && page === 1 ? (
        <NoPets />
      ) : (
        <OwnPets pets={pets.rows} counts={counts} now={now} />
      )}
      <PageLinks path={DASHBOARD_PETS} page={pets} />
      {pets.rows.length > 0 && <RequestsFromForm saved={requestsFrom} />}
    </DashboardShell>
  )
}

/** For foundations, which bring many pets. */
function FileLinks({ hasPets, drafts }: { hasPets: boolean; drafts: number }) {
  return (
    <div className="mb-6 flex flex-wrap gap-2.5">
      <LinkButton href={IMPORT_PETS} variant="ghost" size="sm">
        <Icon name="file-text" size={18} />
        Importar
        <LinkPending />
      </LinkButton>
      {drafts > 0 && (
        <LinkButton href={OWN_DRAFTS} variant="ghost" size="sm">
          <Icon name="pencil" size={18} />
          {counted(drafts, 'borrador', 'borradores')}
          <LinkPending />
        </LinkButton>
      )}
      {hasPets && (
        <a href={EXPORT_PETS} download className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <Icon name="download" size={18} />
          Exportar
        </a>
      )}
    </div>
  )
}

function NoPets() {
  return (
    <EmptyPanel
      tone="maiz"
      title="No tienes mascotas en adopción"
      text="Publica la primera: necesitas una foto y una buena descripción."
      action={<LinkButton href={CREATE_PET}>Dar en Adopción una Mascota</LinkButton>}
      art={{ src: '/art/cut-perro.webp', width: 681, height: 838 }}
    />
  )
}
