import type { PetCardDto } from '@/lib/pets/dto'

/** Degrees, as on maps. */
export interface Position {
  lat: number
  lng: number
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two positions along the surface (haversine). */
export function distanceKm(from: Position, to: Position): number {
  const lat = Math.sin(radians(to.lat - from.lat) / 2)
  const lng = Math.sin(radians(to.lng - from.lng) / 2)
  const chord = lat * lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng * lng
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Cities from the nearest to the farthest; the id decides between equals, so that the order is always the same. */
export function nearestFirst<City extends Position & { id: number }>(
  cities: readonly City[],
  from: Position,
): City[] {
  return cities
    .map((city) => ({ city, km: distanceKm(from, city) }))
    .sort((a, b) => a.km - b.km || a.city.id - b.city.id)
    .map(({ city }) => city)
}

/** Writes on every card how far away its city is, in whole kilometres. */
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
