import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AskedAlready, CardMatch } from '@/components/people/matches/card-match'
import { ForYouLead, NoMatch, NotForYou, WantedLine } from '@/components/people/matches/for-you'
import { SearchView } from '@/components/search/search-view'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import { findMatch } from '@/lib/people/matches/queries'
import { createContext } from '@/lib/platform/context'
import { requireSession } from '@/lib/platform/session/session'
import { loadSearch } from '@/lib/search/load-search'
import { listSettledPetIds } from '@/lib/search/queries/match'
import { searchUrl } from '@/lib/search/url/links'
import { parseSearchQuery, type RawQuery } from '@/lib/search/url/params'
import { searchView } from '@/lib/search/view'
import { FOR_YOU } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Mascotas para ti' }

export default async function ForYouPage({ searchParams }: { searchParams: Promise<RawQuery> }) {
  const raw = await searchParams
  const { account, actor } = await requireSession(searchUrl(FOR_YOU, parseSearchQuery(raw)))
  if (account.role !== 'user') return <NotForYou role={account.role} />
  const { db, now } = createContext(actor)
  const [match, profile, settled] = await Promise.all([
    findMatch(db, account.id),
    findProfile(db, account.id),
    listSettledPetIds(db, account.id, now),
  ])
  if (!match) return <NoMatch />
  const { cityId = null, countryId = null, city = null, country = null } = profile ?? {}
  const screen = await loadSearch({ kind: 'for-you', match, home: { cityId, countryId }, settled }, raw)
  if ('to' in screen) redirect(screen.to)
  const view = searchView(screen)
  return (
    <SearchView
      screen={screen}
      view={view}
      lead={<ForYouLead byMatch={screen.request.sort === 'relevance'} city={city} country={country} />}
      aboveList={<WantedLine count={view.count} match={match} />}
      matchOf={(pet) => (settled.includes(pet.id) ? <AskedAlready /> : <CardMatch pet={pet} match={match} />)}
    />
  )
}
