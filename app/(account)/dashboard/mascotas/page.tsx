import type { Metadata } from 'next'
import { type DashboardPageProps, loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { OwnPets } from '@/components/dashboard/own-pets'
import { RequestsFromForm } from '@/components/dashboard/requests-from-form'
import { FileLinks } from '@/components/pets/imports/file-help'
import { PublishedPanel } from '@/components/pets/publish/published-panel'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PagedList } from '@/components/ui/links/page-links'
import { RefreshOnReturn } from '@/components/ui/page-refresh'
import { countDrafts } from '@/lib/pets/drafts/queries'
import { countOwnPets, findEditablePet, findRequestsFrom, listOwnPets } from '@/lib/pets/own-queries'
import { env } from '@/lib/platform/env'
import { readId } from '@/lib/text/params'
import { CREATE_PET, DASHBOARD_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Mis Mascotas' }

interface Props extends DashboardPageProps {
  searchParams: Promise<{ pagina?: string | string[]; publicada?: string | string[] }>
}

export default async function OwnPetsPage(props: Props) {
  const { db, now, shell, account, page } = await loadDashboard(DASHBOARD_PETS, props)
  const isFoundation = account.role === 'fundation'
  const publishedId = readId((await props.searchParams).publicada)
  const [pets, counts, requestsFrom, drafts, published] = await Promise.all([
    listOwnPets(db, account.id, page),
    countOwnPets(db, account.id),
    findRequestsFrom(db, account.id),
    isFoundation ? countDrafts(db, account.id) : 0,
    publishedId === null ? null : findEditablePet(db, account.id, publishedId),
  ])
  const shared = { site: env.SITE_URL, voice: isFoundation ? 'foundation' : 'owner' } as const
  return (
    <DashboardShell {...shell} title="Mis Mascotas">
      <RefreshOnReturn stamp={now.toISOString()} />
      {published?.status === 'adoptable' && <PublishedPanel pet={published} {...shared} />}
      {isFoundation && <FileLinks hasPets={pets.rows.length > 0} drafts={drafts} />}
      <PagedList path={DASHBOARD_PETS} page={pets} empty={<NoPets />}>
        <OwnPets pets={pets.rows} counts={counts} now={now} {...shared} />
      </PagedList>
      {pets.rows.length > 0 && <RequestsFromForm saved={requestsFrom} />}
    </DashboardShell>
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
