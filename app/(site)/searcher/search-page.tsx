import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import { SearchView } from '@/components/search/search-view'
import { SearchJsonLd } from '@/components/site/seo/json-ld'
import { pageMetadata, previewImage } from '@/components/site/seo/metadata'
import { env } from '@/lib/platform/env'
import { PLACE_COOKIE, placeOf } from '@/lib/platform/place-cookie'
import { readCookie } from '@/lib/platform/runtime'
import { loadSearch, type SearchRedirect, type SearchScreen } from '@/lib/search/load-search'
import { searchMetadata } from '@/lib/search/metadata'
import type { RawQuery } from '@/lib/search/url/params'
import { parseSearchPath, type SearchPath } from '@/lib/search/url/path'
import { searchView } from '@/lib/search/view'
import { HOME } from '@/lib/text/routes'

export interface SearchPageProps {
  params: Promise<{ type: string; item?: string; subItem?: string }>
  searchParams: Promise<RawQuery>
}

/** Shared by metadata and page. `cache` compares objects by identity, hence the JSON key. */
const loadOnce = cache((key: string): Promise<SearchScreen | SearchRedirect> => {
  const [searchPath, raw, place] = JSON.parse(key) as [SearchPath, RawQuery, string | null]
  return loadSearch(searchPath, raw, place)
})

async function loadPage({ params, searchParams }: SearchPageProps): Promise<SearchScreen | SearchRedirect> {
  const { type, item, subItem } = await params
  const searchPath = parseSearchPath(type, item, subItem)
  if (!searchPath) return { to: HOME, permanent: false }
  // Only where it may lead: the page itself is the same for everybody.
  const place = placeOf(await readCookie(PLACE_COOKIE))
  return loadOnce(JSON.stringify([searchPath, await searchParams, place]))
}

export async function generateSearchMetadata(props: SearchPageProps): Promise<Metadata> {
  const screen = await loadPage(props)
  if ('to' in screen) return {}
  const { title, description, canonical, indexable, previous, next } = searchMetadata(screen)
  const preview = screen.result.cards[0]?.photo?.preview
  return {
    ...pageMetadata({
      title,
      description,
      path: canonical,
      image: previewImage(preview, title),
    }),
    robots: { index: indexable, follow: true },
    pagination: { previous, next },
  }
}

export async function SearchPage(props: SearchPageProps) {
  const screen = await loadPage(props)
  if ('to' in screen) return (screen.permanent ? permanentRedirect : redirect)(screen.to)
  const view = searchView(screen)
  return (
    <>
      <SearchJsonLd screen={screen} site={env.SITE_URL} />
      <SearchView screen={screen} view={view} />
    </>
  )
}
