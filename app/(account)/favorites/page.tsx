import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import {
  FavouritesPageStar,
  KeepFavourites,
  RefreshOnFavouriteChange,
} from '@/components/pets/favourites/favourites-page'
import { UnavailableFavourites } from '@/components/pets/favourites/unavailable-favourites'
import { SearchView } from '@/components/search/search-view'
import type { PetCardDto } from '@/lib/pets/dto'
import { listUnavailableFavourites } from '@/lib/pets/favourites/queries'
import { createContext } from '@/lib/platform/context'
import type { KeptCard } from '@/lib/platform/offline/kept-list'
import { requireSession } from '@/lib/platform/session/session'
import { loadSearch } from '@/lib/search/load-search'
import { searchUrl } from '@/lib/search/url/links'
import { hasFilters, parseSearchQuery, type RawQuery } from '@/lib/search/url/params'
import { searchView, type SearchView as View } from '@/lib/search/view'
import { FAVORITES, petPath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Favoritos' }

export default async function FavoritesPage({ searchParams }: { searchParams: Promise<RawQuery> }) {
  const raw = await searchParams
  const { account, actor } = await requireSession(searchUrl(FAVORITES, parseSearchQuery(raw)))
  const screen = await loadSearch({ kind: 'favourites', userId: account.id }, raw)
  if ('to' in screen) redirect(screen.to)
  const { query } = screen
  const isWhole = !query.type && !hasFilters(query)
  const unavailable = isWhole ? await listUnavailableFavourites(createContext(actor).db, account.id) : []
  const view = searchView(screen)
  const here = searchUrl(FAVORITES, query)
  return (
    <SearchView
      screen={screen}
      view={unavailable.length > 0 ? allUnavailable(view) : view}
      starOf={({ id, name }) => <FavouritesPageStar petId={id} petName={name} returnTo={here} />}
    >
      <UnavailableFavourites pets={unavailable} returnTo={here} />
      <RefreshOnFavouriteChange />
      {isWhole && <KeepFavourites cards={screen.result.cards.map(toKept)} />}
    </SearchView>
  )
}

const toKept = ({ id, name, place, photo }: PetCardDto): KeptCard => ({
  path: petPath(id),
  name,
  place: `${place.city}, ${place.country}`,
  photo: photo?.small ?? null,
})

function allUnavailable(view: View): View {
  if (!view.empty) return view
  const title = 'Ninguna de tus favoritas busca hogar ahora'
  const empty = { ...view.empty, title, hint: 'Aquí abajo ves qué ha sido de ellas.' }
  return { ...view, summary: 'Tus mascotas guardadas', empty }
}
