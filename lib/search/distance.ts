import { distanceKm, type Position } from '@/lib/geo'
import type { PetCardDto } from '@/lib/pets/dto'

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
