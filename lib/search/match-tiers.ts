import type { MatchAnswers } from '@/lib/people/matches/dto'
import { countWishes, judge, scoreOf } from '@/lib/people/matches/score'
import { groupBy } from '@/lib/platform/collections'
import { PET_TYPES, type PetType } from '@/lib/text/vocabulary'
import { ABROAD } from './distance'
import type { Nearness, SearchFilters } from './dto'
import { KIND_MASK, type Kind, listKinds, traitTests } from './trait-bits'

interface MatchTier {
  types: PetType[]
  kinds: number[]
  zone: number
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
  const pets = (type ? [type] : PET_TYPES).flatMap((one) => kinds.map((kind) => ({ ...kind, type: one })))
  const alike = [...groupBy(pets, (pet) => likenessOf(pet, match))].map(([likeness, some]) => ({
    likeness,
    types: [...new Set(some.map((pet) => pet.type))],
    kinds: [...new Set(some.map((pet) => pet.bits))],
  }))
  const present = zones.length > 0 ? [...new Set(zones)] : [ABROAD]
  return alike
    .flatMap(({ likeness, ...tier }) =>
      present.map((zone) => ({ ...tier, zone, rank: rankOf(likeness, zone) })),
    )
    .sort((a, b) => b.rank - a.rank)
    .map(({ rank: _, ...tier }) => tier)
}

/** What is wanted outweighs all that fits, and a border outweighs that, but not what is wanted. */
const WANTED = 400
const OWN = 200
const SCORED = 100
const FITS = 4

function likenessOf(pet: Kind & { type: PetType }, match: MatchAnswers): number {
  const score = scoreOf(pet, match)
  const wanted = judge('type', pet, match) === 'fits' ? WANTED : 0
  return score ? wanted + SCORED + FITS * score.fits : wanted
}

const rankOf = (likeness: number, zone: number): number =>
  zone === ABROAD ? likeness : likeness + OWN - (FITS + 1) * zone

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
