import type { Metadata } from 'next'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { SavedSearchList } from '@/components/search/saved-searches/saved-search-list'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { loadSavedSearches } from '@/lib/search/saved-searches/load-saved-searches'
import { readId } from '@/lib/text/params'
import { ALL_PETS, DASHBOARD_SEARCHES } from '@/lib/text/routes'
import { USUAL_COUNTRY } from '@/lib/text/time-zones'

export const metadata: Metadata = { title: 'Búsquedas guardadas' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SavedSearchesPage({ searchParams }: Props) {
  const { db, now, shell, account } = await loadDashboard(DASHBOARD_SEARCHES)
  const reader = { id: account.id, countryId: account.countryId ?? USUAL_COUNTRY, now }
  const searches = await loadSavedSearches(db, reader)
  return (
    <DashboardShell {...shell} title="Búsquedas guardadas">
      {searches.length > 0 ? (
        <SavedSearchList searches={searches} saved={readId((await searchParams).guardada)} />
      ) : (
        <NoSearches />
      )}
    </DashboardShell>
  )
}

function NoSearches() {
  return (
    <EmptyPanel
      tone="cielo"
      title="No tienes búsquedas guardadas"
      text="Busca la mascota que imaginas y toca “Guardar búsqueda”: te escribimos cuando llegue una así."
      action={<LinkButton href={ALL_PETS}>Buscar mascotas</LinkButton>}
      art={{ src: '/art/cut-lie.webp', width: 500, height: 557 }}
    />
  )
}
