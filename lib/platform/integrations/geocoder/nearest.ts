import { distanceKm, type Position } from '@/lib/platform/geo'

/** Farther than this from every city, a visitor is outside our countries. */
const MAX_DISTANCE_KM = 150

/** The city closest to a position, or null when none is within 150 km. */
export function nearestCity<City extends Position>(cities: readonly City[], position: Position): City | null {
  let nearest: City | null = null
  let shortest = MAX_DISTANCE_KM
  for (const city of cities) {
    const distance = distanceKm(city, position)
    if (distance <= shortest) {
      nearest = city
      shortest = distance
    }
  }
  return nearest
}
