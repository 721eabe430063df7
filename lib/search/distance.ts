import type { PetCardDto } from '@/lib/pets/dto'
import type { CityDto } from '@/lib/platform/catalog/dto'
import { distanceKm, type Position } from '@/lib/platform/geo'
import type { CountryId } from '@/lib/text/vocabulary'
import type { CityRanks } from './dto'

export interface Home {
  cityId: number | null
  countryId: CountryId | null
}

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

/** Somebody's own country first: a pet rarely crosses a border. By distance, if their city is known. */
export function rankCities(cities: readonly CityDto[], { cityId, countryId }: Home): CityRanks {
  if (!countryId) return []
  const home = cities.find(({ id }) => id === cityId)
  const abroad = (city: CityDto) => city.countryId !== countryId
  const ranks = Array<number>(Math.max(...cities.map(({ id }) => id)) + 1).fill(cities.length)
  if (!home) {
    for (const city of cities) ranks[city.id] = Number(abroad(city))
  } else {
    const nearest = nearestFirst(cities, home)
    const ordered = [...nearest.filter((city) => !abroad(city)), ...nearest.filter(abroad)]
    for (const [rank, city] of ordered.entries()) ranks[city.id] = rank
  }
  return ranks
}
