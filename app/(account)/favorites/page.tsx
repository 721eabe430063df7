import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { FavouritesPageStar } from '@/components/favourites/favourites-page-star'
import { RefreshOnFavouriteChange } from '@/components/favourites/refresh-on-favourite-change'
import { UnavailableFavourites } from '@/components/favourites/unavailable-favourites'
import { SearchView } from '@/components/search/search-view'
import { createContext } from '@/lib/context'
import { listUnavailableFavourites } from '@/lib/favourites/queries'
import { FAVORITES } from '@/lib/routes'
import { searchUrl } from '@/lib/search/links'
import { loadSearch } from '@/lib/search/load-search'
import { hasFilters, parseSearchQuery, type RawQuery } from '@/lib/search/params'
import { searchView, type SearchView as View } from '@/lib/search/view'
import { requireSession } from '@/lib/session/session'

export const metadata: Metadata = { title: 'Favoritos' }

/** Favourites page with the search UI; unavailable pets are listed last. */
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
    </SearchView>
  )
}

/** Empty state when every favourite is unavailable. */
function allUnavailable({ empty, ...view }: View): View {
  const title = 'Ninguna de tus favoritas busca hogar ahora'
  return { ...view, empty: empty && { ...empty, title, hint: 'Aquí abajo ves qué ha sido de ellas.' } }
}
