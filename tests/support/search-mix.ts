import { BREEDS, CITIES, COLORS } from '@/db/seed/catalog'
import petNames from '@/db/seed/data/pet-names.json'
import type { Random } from '@/db/seed/random'
import { weightedSampler, zipfSampler } from '@/db/seed/sampling'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import type { Home } from '@/lib/platform/geo'
import { rankCities } from '@/lib/search/distance'
import type { Nearness, SearchFilters, SearchPlace, SearchRequest, Sort } from '@/lib/search/dto'
import {
  AGES,
  CARES,
  COATS,
  COMPANIONS,
  COUNTRY_IDS,
  GENDERS,
  MATCH_TYPES,
  PET_TYPES,
  SIZES,
  TAGS,
} from '@/lib/text/vocabulary'

const PER_PAGE = 9
const cityOf = weightedSampler(CITIES, (city) => city.population)
const breedOf = zipfSampler(BREEDS)
const colorOf = zipfSampler(COLORS)
const countActive = weightedSampler([0, 1, 2, 3, 4, 5], (_, at) => [20, 30, 22, 14, 9, 5][at] ?? 0)

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random.next() * items.length)] as Item
}

function placeOf(random: Random): SearchPlace {
  const drawn = random.next()
  if (drawn < 0.2) return { kind: 'anywhere' }
  if (drawn < 0.5) return { kind: 'country', countryId: pick(random, COUNTRY_IDS), name: '', slug: '' }
  const city = cityOf(random)
  const cityIds = random.chance(0.1) ? [city.id, cityOf(random).id] : [city.id]
  return { kind: 'city', cityIds: [...new Set(cityIds)], name: city.name, country: null, slug: city.slug }
}

function filtersOf(random: Random, foundationIds: readonly number[]): SearchFilters {
  const every: Required<SearchFilters> = {
    breedId: breedOf(random).id,
    colorId: colorOf(random).id,
    foundationId: pick(random, foundationIds),
    age: pick(random, AGES),
    size: pick(random, SIZES),
    gender: pick(random, GENDERS),
    coat: pick(random, COATS),
    companion: pick(random, COMPANIONS),
    care: pick(random, CARES),
  }
  const shuffled = Object.entries(every)
    .map((filter) => ({ filter, place: random.next() }))
    .sort((a, b) => a.place - b.place)
  return Object.fromEntries(shuffled.slice(0, countActive(random)).map(({ filter }) => filter))
}

function pageOf(random: Random): number {
  const drawn = random.next()
  if (drawn < 0.6) return 1
  return drawn < 0.9 ? 2 + Math.floor(random.next() * 9) : 50 + Math.floor(random.next() * 500)
}

/**
 * Searches like those of people: half in a city, three in ten in a country, zero to five filters, mostly the first
 * page and one in ten a deep one. The same number sequence gives the same searches.
 */
export function drawRequest(
  random: Random,
  foundationIds: readonly number[],
  sorts: readonly Sort[] = ['newest'],
): SearchRequest {
  const near = cityOf(random)
  return {
    scope: { type: random.chance(0.7) ? pick(random, PET_TYPES) : null, place: placeOf(random) },
    filters: filtersOf(random, foundationIds),
    text: '',
    sort: pick(random, sorts),
    near: { lat: near.lat, lng: near.lng },
    page: pageOf(random),
    perPage: PER_PAGE,
  }
}

/** What an adopter looks for: anything, or what they do not mind. */
export const drawMatch = (random: Random): MatchAnswers => ({
  type: pick(random, MATCH_TYPES),
  hadPet: random.chance(0.5),
  age: wishOf(random, AGES),
  gender: wishOf(random, GENDERS),
  size: wishOf(random, SIZES),
  coat: wishOf(random, COATS),
})

const wishOf = <Value>(random: Random, values: readonly Value[]): Value | null =>
  random.chance(0.2) ? null : pick(random, values)

export function drawHome(random: Random): { home: Home; nearness: Nearness } {
  const { id: cityId, countryId } = cityOf(random)
  const home = { cityId, countryId }
  return { home, nearness: rankCities(CITIES, home) }
}

const nameOf = zipfSampler([...petNames.macho, ...petNames.hembra])
const textKindOf = weightedSampler(
  ['name', 'breed', 'breed in city', 'misspelt', 'tag', 'type'] as const,
  (_, at) => [30, 30, 10, 10, 10, 10][at] ?? 0,
)

/** What people type: mostly names and breeds, some with a slip, some words that every tenth pet has. */
export function drawText(random: Random): string {
  const breed = breedOf(random).name
  switch (textKindOf(random)) {
    case 'name':
      return nameOf(random)
    case 'breed':
      return breed
    case 'breed in city':
      return `${breed} ${cityOf(random).name}`
    case 'misspelt':
      return breed.replace(/(?<=\w\w)\w/, '')
    case 'tag':
      return pick(random, TAGS)
    case 'type':
      return pick(random, ['perro', 'gato', 'perrita'])
  }
}
