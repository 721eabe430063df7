import type { NextRequest } from 'next/server'
import { EMPTY_SEARCH_ID } from '@/lib/search/url/empty-search'
import { plainHomeSearchPath } from '@/lib/search/url/home-search'
import { HOME } from '@/lib/text/routes'

/** Target of the home search form without JavaScript. */
export function GET({ nextUrl: { searchParams } }: NextRequest) {
  const path = plainHomeSearchPath({ ciudad: searchParams.get('ciudad'), pais: searchParams.get('pais') })
  return new Response(null, {
    status: 303,
    headers: { Location: path ?? `${HOME}#${EMPTY_SEARCH_ID}` },
  })
}
