import { roundPosition } from '@/lib/platform/geo'
import { openListsIn } from './open-lists'
import { isLocation, type VisitorLocation, writeLocation } from './visitor-location'

/** Stores the nearest city; null far from every known city. @throws if geolocation or the location service fails. */
export async function findLocation(): Promise<VisitorLocation | null> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: 10_000, maximumAge: 600_000 })
  })
  const { lat, lng } = roundPosition({ lat: coords.latitude, lng: coords.longitude })
  const response = await fetch(`/api/location?lat=${lat}&lng=${lng}`)
  if (!response.ok) throw new Error(`The location service answered ${response.status}`)
  const found: unknown = await response.json()
  if (!isLocation(found)) return null
  writeLocation(found)
  openListsIn(found)
  return found
}
