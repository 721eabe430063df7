import type { Home } from '@/lib/text/time-zones'

export type { Home }

export interface Position {
  lat: number
  lng: number
}

/** Rounded to about a kilometre, so that a stored position cannot locate a home. */
export function roundPosition({ lat, lng }: Position): Position {
  return { lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 }
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

export function distanceKm(from: Position, to: Position): number {
  const lat = Math.sin(radians(to.lat - from.lat) / 2)
  const lng = Math.sin(radians(to.lng - from.lng) / 2)
  const chord = lat * lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lng * lng
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The same city, a bus ride, a day's trip. */
export const BANDS_KM = [0, 50, 200]

/** How much farther off the last band is than the first, which is 0. */
export const FARTHEST_BAND = BANDS_KM.length

/** 0 in the same city, then one more for each band that is left behind. */
export const bandOf = (km: number): number => BANDS_KM.filter((limit) => km > limit).length
