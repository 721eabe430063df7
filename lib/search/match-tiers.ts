import type { MatchAnswers } from '@/lib/people/matches/dto'
import { COMPARED, judge, scoreOf } from '@/lib/people/matches/score'
import { groupBy } from '@/lib/platform/collections'
import { PET_TYPES, type PetType } from '@/lib/text/vocabulary'
import type { SearchFilters } from './dto'
import { KIND_MASK, type Kind, listKinds, traitTests } from './trait-bits'

interface MatchTier {
  types: PetType[]
  kinds: number[]
}

/** Best first: the wanted type, then the other one of the quiz, each by how much fits; then others, without a score. */
export function matchTiers(match: MatchAnswers, type: PetType | null, filters: SearchFilters): MatchTier[] {
  const tests = traitTests(filters)
  const kinds = listKinds().filter(({ bits }) =>
    tests.every((test) => ((bits ^ test.bits) & test.mask & KIND_MASK) === 0),
  )
  const pets = (type ? [type] : PET_TYPES).flatMap((one) => kinds.map((kind) => ({ ...kind, type: one })))
  const tiers = groupBy(pets, (pet) => rankOf(pet, match))
  return [...tiers]
    .sort(([a], [b]) => b - a)
    .map(([, tier]) => ({
      types: [...new Set(tier.map((pet) => pet.type))],
      kinds: [...new Set(tier.map((pet) => pet.bits))],
    }))
}

function rankOf(pet: Kind & { type: PetType }, match: MatchAnswers): number {
  const score = scoreOf(pet, match)
  if (!score) return -1
  return judge('type', pet, match) === 'fits' ? COMPARED.length + score.fits : score.fits
}

/** Of five attributes; a pet of a type that is not wanted fits in as many at most. */
export const CLOSE_FITS = 4

export const closeMatches = (match: MatchAnswers): MatchTier[] =>
  PET_TYPES.map((type) => ({
    types: [type],
    kinds: listKinds()
      .filter((kind) => (scoreOf({ ...kind, type }, match)?.fits ?? 0) >= CLOSE_FITS)
      .map(({ bits }) => bits),
  })).filter(({ kinds }) => kinds.length > 0)
