import type { Metadata } from 'next'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { NoneOfFilter, OwnPetFilters } from '@/components/dashboard/own-pet-filters'
import { OwnPets } from '@/components/dashboard/own-pets'
import { RequestsFromForm } from '@/components/dashboard/requests-from-form'
import { FileLinks } from '@/components/pets/imports/file-help'
import { PublishedPanel } from '@/components/pets/publish/published-panel'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { PageLinks } from '@/components/ui/links/page-links'
import { RefreshOnReturn } from '@/components/ui/page-refresh'
import { countDrafts } from '@/lib/pets/drafts/queries'
import { type OwnListSearchParams, ownListPath, parseOwnList } from '@/lib/pets/own-list/params'
import { loadOwnList } from '@/lib/pets/own-list/queries'
import { findEditablePet, findRequestsFrom } from '@/lib/pets/own-queries'
import { env } from '@/lib/platform/env'
import { readId } from '@/lib/text/params'
import { CREATE_PET, DASHBOARD_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Mis Mascotas' }

/** Fewer are found by looking. */
const MANY = 20

type Props = { searchParams: Promise<OwnListSearchParams & { publicada?: string | string[] }> }

export default async function OwnPetsPage({ searchParams }: Props) {
  const query = await searchParams
  const params = parseOwnList(query)
  const path = ownListPath(params)
  const { db, now, shell, account } = await loadDashboard(DASHBOARD_PETS, undefined, path)
  const isFoundation = account.role === 'fundation'
  const publishedId = readId(query.publicada)
  const [{ list, counts, totals }, requestsFrom, drafts, published] = await Promise.all([
    loadOwnList(db, account.id, params, now),
    findRequestsFrom(db, account.id),
    isFoundation ? countDrafts(db, account.id) : 0,
    publishedId === null ? null : findEditablePet(db, account.id, publishedId),
  ])
  const isFiltered = path !== DASHBOARD_PETS
  const hasPets = shell.publishes
  const shared = { site: env.SITE_URL, voice: isFoundation ? 'foundation' : 'owner' } as const
  return (
    <DashboardShell {...shell} title="Mis Mascotas">
      <RefreshOnReturn stamp={now.toISOString()} />
      {published?.status === 'adoptable' && <PublishedPanel pet={published} {...shared} />}
      {isFoundation && <FileLinks hasPets={hasPets} drafts={drafts} />}
      {hasPets && (isFiltered || totals.todas > MANY) && <OwnPetFilters params={params} totals={totals} />}
      {hasPets ? (
        <OwnPets pets={list.rows} counts={counts} none={<NoneOfFilter {...params} />} now={now} {...shared} />
      ) : (
        <NoPets />
      )}
      <PageLinks path={path} page={list} />
      {hasPets && <RequestsFromForm saved={requestsFrom} />}
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
