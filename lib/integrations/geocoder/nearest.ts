import type { Position } from '@/lib/integrations/geocoder/geocoder'

/** Farther than this from every city, a visitor is not in one of our countries. */
const REACH_KM = 150
const EARTH_RADIUS_KM = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export function distanceKm(a: Position, b: Position): number {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h))
}

/** The city closest to a position, or null when none is within 150 km. */
export function nearestCity<City extends Position>(cities: readonly City[], position: Position): City | null {
  let nearest: City | null = null
  let shortest = REACH_KM
  for (const city of cities) {
    const distance = distanceKm(city, position)
    if (distance <= shortest) {
      nearest = city
      shortest = distance
    }
  }
  return nearest
}
