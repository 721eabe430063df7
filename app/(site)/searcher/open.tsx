import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import { SearchView } from '@/components/search/search-view'
import { pageMetadata } from '@/components/seo/metadata'
import { SearchJsonLd } from '@/components/seo/search-json-ld'
import { env } from '@/lib/env'
import { HOME } from '@/lib/routes'
import { searchHead } from '@/lib/search/head'
import type { RawQuery } from '@/lib/search/params'
import { readAddress, type SearchAddress } from '@/lib/search/places'
import { type Elsewhere, openSearch, type SearchScreen } from '@/lib/search/screen'
import { searchView } from '@/lib/search/view'

/** Both routes of the search hand over the same. */
export interface SearchPageProps {
  params: Promise<{ type: string; item?: string; subItem?: string }>
  searchParams: Promise<RawQuery>
}

/** One search per request, though head and page both ask for it. The key is text because objects differ. */
const openOnce = cache((key: string): Promise<SearchScreen | Elsewhere> => {
  const [address, raw] = JSON.parse(key) as [SearchAddress, RawQuery]
  return openSearch(address, raw)
})

async function open({ params, searchParams }: SearchPageProps): Promise<SearchScreen | Elsewhere> {
  const { type, item, subItem } = await params
  const address = readAddress(type, item, subItem)
  if (!address) return { to: HOME, permanent: false }
  return openOnce(JSON.stringify([address, await searchParams]))
}

/** The head of a search page; a request that is sent elsewhere has none. */
export async function searchMetadata(props: SearchPageProps): Promise<Metadata> {
  const screen = await open(props)
  if ('to' in screen) return {}
  const { title, description, canonical, indexable, previous, next } = searchHead(screen)
  const preview = screen.answer.cards[0]?.photo?.preview
  return {
    ...pageMetadata({
      title,
      description,
      path: canonical,
      image: preview ? { url: preview, width: 1200, height: 630, alt: title } : undefined,
    }),
    robots: { index: indexable, follow: true },
    pagination: { previous, next },
  }
}

/** The page of a search, or the redirect to where it belongs. */
export async function SearchPage(props: SearchPageProps) {
  const screen = await open(props)
  if ('to' in screen) return (screen.permanent ? permanentRedirect : redirect)(screen.to)
  const view = searchView(screen)
  return (
    <>
      <SearchJsonLd screen={screen} crumbs={view.crumbs} site={env.SITE_URL} />
      <SearchView screen={screen} view={view} />
    </>
  )
}
