import type { Route } from 'next'
import { parseText } from '@/lib/text/params'
import { uncheckedRoute } from '@/lib/text/routes'
import { searchUrl } from './links'
import { PARAM_NAMES } from './param-names'
import type { RawQuery, SearchQuery } from './params'

/** With the text whose words became its filters, to say so and to offer it as text; no link carries it on. */
export function typedSearchUrl(meant: { path: Route; query: SearchQuery; typed: string | null }): Route {
  const { path, query, typed } = meant
  const url = searchUrl(path, query)
  if (typed === null) return url
  return uncheckedRoute(
    `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ [PARAM_NAMES.typed]: typed })}`,
  )
}

/** The typed text of a URL, and its other parameters. */
export function splitTyped({ [PARAM_NAMES.typed]: given, ...raw }: RawQuery): {
  typed: string | null
  raw: RawQuery
} {
  const text = [given ?? ''].flat()[0] ?? ''
  return { typed: parseText(text) ?? null, raw }
}
