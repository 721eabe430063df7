import type { Db } from '@/db/client'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import type { MatchDto } from '@/lib/people/matches/dto'
import { loadSearch } from './load-search'
import { closeFits } from './match-tiers'
import { countCloseMatches, listSettledPetIds } from './queries/match'

const SHOWN = 3

/** The first of an adopter's own order, without those they have asked for; null where there are no pets. */
export async function findMatchTeaser(db: Db, match: MatchDto) {
  const profile = await findProfile(db, match.userId)
  const { cityId = null, countryId = null, city, country } = profile ?? {}
  const settled = await listSettledPetIds(db, match.userId)
  const [screen, count] = await Promise.all([
    loadSearch({ kind: 'for-you', match, home: { cityId, countryId }, settled }, {}),
    countCloseMatches(db, match, { countryId, except: settled }),
  ])
  if ('to' in screen) return null
  const pets = screen.result.cards.filter(({ id }) => !settled.includes(id)).slice(0, SHOWN)
  if (pets.length === 0) return null
  return {
    match,
    pets,
    count,
    least: closeFits(match),
    home: city ?? country ?? null,
    country: country ?? null,
  }
}
