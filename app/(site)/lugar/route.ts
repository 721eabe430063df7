import type { NextRequest } from 'next/server'
import { rememberPlace } from '@/lib/platform/remember-place'
import { choosePlace } from '@/lib/search/choose-place'
import { PLACE_FIELDS } from '@/lib/search/url/param-names'

/** Changes the place of a list and remembers it, without JavaScript too. Other sites lead to it, but choose nothing. */
export async function GET({ nextUrl: { searchParams }, headers }: NextRequest) {
  const given = (name: string) => searchParams.get(name) ?? ''
  const { to, remember } = await choosePlace({
    city: given(PLACE_FIELDS.city),
    country: given(PLACE_FIELDS.country),
    list: given(PLACE_FIELDS.list),
  })
  if (remember !== null && headers.get('sec-fetch-site') !== 'cross-site') await rememberPlace(remember)
  return new Response(null, { status: 303, headers: { Location: to, 'Cache-Control': 'private, no-store' } })
}
