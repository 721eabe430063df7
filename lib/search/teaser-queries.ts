import type { Db } from '@/db/client'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import type { MatchDto } from '@/lib/people/matches/dto'
import { scoreOf } from '@/lib/people/matches/score'
import { loadSearch } from './load-search'
import { closeFits } from './match-tiers'
import { countCloseMatches, listSettledPetIds } from './queries/match'

const SHOWN = 3

/**
 * The first of an adopter's own order, without those they have asked for; of those that match, if these are enough. Null
 * where there are no pets.
 */
export async function findMatchTeaser(db: Db, match: MatchDto) {
  const profile = await findProfile(db, match.userId)
  const { cityId = null, countryId = null, city, country } = profile ?? {}
  const settled = await listSettledPetIds(db, match.userId)
  const [screen, count] = await Promise.all([
    loadSearch({ kind: 'for-you', match, home: { cityId, countryId }, settled }, {}),
    countCloseMatches(db, match, { countryId, except: settled }),
  ])
  if ('to' in screen) return null
  const first = screen.result.cards.filter(({ id }) => !settled.includes(id))
  if (first.length === 0) return null
  const least = closeFits(match)
  // The order weighs distance, too: a pet nearby may stand before one of those that are counted.
  const counted = first.filter((pet) => (scoreOf(pet, match)?.fits ?? 0) >= least)
  return {
    match,
    pets: (counted.length >= SHOWN ? counted : first).slice(0, SHOWN),
    count,
    least,
    home: city ?? country ?? null,
    country: country ?? null,
  }
}
