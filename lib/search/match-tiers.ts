import type { MatchAnswers } from '@/lib/people/matches/dto'
import { countWishes, judge, type MatchScore, scoreOf } from '@/lib/people/matches/score'
import { groupBy } from '@/lib/platform/collections'
import { PET_TYPES, type PetType } from '@/lib/text/vocabulary'
import { bandOfZone, FARTHEST_ZONE, isOwnZone } from './distance'
import type { Nearness, SearchFilters } from './dto'
import { KIND_MASK, listKinds, traitTests } from './trait-bits'

interface MatchTier {
  types: PetType[]
  kinds: number[]
  zones: number[]
}

/**
 * Best first: the wanted type, in it the own country, in it how much fits, from which each band of distance takes one.
 * Nearer first where that is the same; other animals, which have no score, after the rest of their country.
 */
export function matchTiers(
  match: MatchAnswers,
  { zones }: Nearness,
  type: PetType | null,
  filters: SearchFilters,
): MatchTier[] {
  const tests = traitTests(filters)
  const kinds = listKinds().filter(({ bits }) =>
    tests.every((test) => ((bits ^ test.bits) & test.mask & KIND_MASK) === 0),
  )
  const pets = (type ? [type] : PET_TYPES).flatMap((one) =>
    kinds.map((kind) => {
      const pet = { ...kind, type: one }
      return { ...pet, isWanted: judge('type', pet, match) === 'fits', score: scoreOf(pet, match) }
    }),
  )
  const present = zones.length > 0 ? [...new Set(zones)] : [FARTHEST_ZONE]
  const placed = pets.flatMap((pet) => present.map((zone) => ({ ...pet, zone })))
  return [...groupBy(placed, rankOf)]
    .sort(([a], [b]) => b - a)
    .map(([, tier]) => ({
      types: [...new Set(tier.map((pet) => pet.type))],
      kinds: [...new Set(tier.map((pet) => pet.bits))],
      zones: [...new Set(tier.map((pet) => pet.zone))],
    }))
}

/** What each comparison outweighs: all of those after it. */
const WEIGHTS = { isWanted: 400, isOwn: 200, hasScore: 100, fits: 4 }

function rankOf(pet: { isWanted: boolean; score: MatchScore | null; zone: number }): number {
  const place = WEIGHTS.isWanted * Number(pet.isWanted) + WEIGHTS.isOwn * Number(isOwnZone(pet.zone))
  if (!pet.score) return place
  const band = bandOfZone(pet.zone)
  return place + WEIGHTS.hasScore + WEIGHTS.fits * (pet.score.fits - band) - band
}

/** All but one wish, of one or two all; a pet of a type that is not wanted fits in as many at most. */
export function closeFits(match: MatchAnswers): number {
  const wishes = countWishes(match)
  return wishes > 2 ? wishes - 1 : wishes
}

export const closeMatches = (match: MatchAnswers): Pick<MatchTier, 'types' | 'kinds'>[] =>
  PET_TYPES.map((type) => ({
    types: [type],
    kinds: listKinds()
      .filter((kind) => (scoreOf({ ...kind, type }, match)?.fits ?? 0) >= closeFits(match))
      .map(({ bits }) => bits),
  })).filter(({ kinds }) => kinds.length > 0)
