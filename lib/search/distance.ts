import type { PetCardDto } from '@/lib/pets/dto'
import type { CityDto } from '@/lib/platform/catalog/dto'
import { bandOf, distanceKm, FARTHEST_BAND, type Home, type Position } from '@/lib/platform/geo'
import type { Nearness } from './dto'

/** The zone of every other country; lower ones are the bands of distance within the own. */
export const ABROAD = FARTHEST_BAND + 1

/** Ties by id, so that pages are stable. */
export function nearestFirst<City extends Position & { id: number }>(
  cities: readonly City[],
  from: Position,
): City[] {
  return cities
    .map((city) => ({ city, km: distanceKm(from, city) }))
    .sort((a, b) => a.km - b.km || a.city.id - b.city.id)
    .map(({ city }) => city)
}

export function withDistances(
  cards: PetCardDto[],
  cities: readonly (Position & { id: number })[],
  from: Position,
): PetCardDto[] {
  const byId = new Map(cities.map((city) => [city.id, city]))
  return cards.map((card) => {
    const city = byId.get(card.place.cityId)
    return city ? { ...card, distanceKm: Math.round(distanceKm(from, city)) } : card
  })
}

/** From the city that somebody lives in, where they have told it. Of that city nothing: small cards have little room. */
export function withDistancesFromHome(
  cards: PetCardDto[],
  cities: readonly CityDto[],
  { cityId }: Home,
): PetCardDto[] {
  const home = cities.find(({ id }) => id === cityId)
  if (!home) return cards
  return withDistances(
    cards,
    cities.filter(({ id }) => id !== home.id),
    home,
  )
}

/** Somebody's own country first: a pet rarely crosses a border. By distance, if their city is known. */
export function rankCities(cities: readonly CityDto[], { cityId, countryId }: Home): Nearness {
  if (!countryId) return { ranks: [], zones: [] }
  const home = cities.find(({ id }) => id === cityId)
  const isAbroad = (city: CityDto) => city.countryId !== countryId
  const size = Math.max(...cities.map(({ id }) => id)) + 1
  const ranks = Array<number>(size).fill(cities.length)
  const zones = Array<number>(size).fill(ABROAD)
  const nearest = home ? nearestFirst(cities, home) : cities
  const ordered = [...nearest.filter((city) => !isAbroad(city)), ...nearest.filter(isAbroad)]
  for (const [rank, city] of ordered.entries()) {
    const band = home ? bandOf(distanceKm(home, city)) : FARTHEST_BAND
    ranks[city.id] = home ? rank : Number(isAbroad(city))
    zones[city.id] = isAbroad(city) ? ABROAD : band
  }
  return { ranks, zones }
}
