import type { NextRequest } from 'next/server'
import { HOME } from '@/lib/routes'
import { EMPTY_SEARCH_ID, homeSearchPath } from '@/lib/search/home-search'

/** Target of the home search form without JavaScript. */
export function GET({ nextUrl: { searchParams } }: NextRequest) {
  const path = homeSearchPath({ ciudad: searchParams.get('ciudad'), pais: searchParams.get('pais') })
  return new Response(null, {
    status: 303,
    headers: { Location: path ?? `${HOME}#${EMPTY_SEARCH_ID}` },
  })
}
