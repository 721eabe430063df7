import type { Db } from '@/db/client'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import type { MatchDto } from '@/lib/people/matches/dto'
import { scoreOf } from '@/lib/people/matches/score'
import { listListedCardsByIds } from '@/lib/pets/queries'
import { loadSearch } from './load-search'
import { closeFits } from './match-tiers'
import { countCloseMatches, listCloseMatches, listSettledPetIds } from './queries/match'

const SHOWN = 3

/**
 * The pets that match best, as many as are shown of them, the first of the adopter's own order first; where none does,
 * the first of that order. Without those they have asked for. Null where there are no pets.
 */
export async function findMatchTeaser(db: Db, match: MatchDto, now: Date) {
  const profile = await findProfile(db, match.userId)
  const { cityId = null, countryId = null, city, country } = profile ?? {}
  const settled = await listSettledPetIds(db, match.userId, now)
  const [screen, count] = await Promise.all([
    loadSearch({ kind: 'for-you', match, home: { cityId, countryId }, settled }, {}),
    countCloseMatches(db, match, { countryId, except: settled }),
  ])
  if ('to' in screen) return null
  const first = screen.result.cards.filter(({ id }) => !settled.includes(id))
  if (first.length === 0) return null
  const least = closeFits(match)
  // The order weighs distance, too: pets nearby may fill its first page before those that are counted.
  const counts = (pet: (typeof first)[number]) =>
    (scoreOf(pet, match)?.fits ?? 0) >= least && (countryId === null || pet.place.countryId === countryId)
  const counted = first.filter(counts).slice(0, SHOWN)
  const except = [...settled, ...counted.map(({ id }) => id)]
  const limit = Math.min(SHOWN, count) - counted.length
  const others = limit > 0 ? await listCloseMatches(db, match, { countryId, except, limit }) : []
  return {
    match,
    pets: count > 0 ? [...counted, ...(await listListedCardsByIds(db, others))] : first.slice(0, SHOWN),
    count,
    least,
    home: city ?? country ?? null,
    country: country ?? null,
  }
}
