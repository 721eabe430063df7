import { readStored, writeStored } from '@/lib/platform/browser-storage'
import { roundPosition } from '@/lib/platform/geo'
import { suggestPlace } from '@/lib/platform/place-cookie'
import { slugify } from '@/lib/text/text'

/** Storage key of the specification, section 3. */
const KEY = 'notLoggedUserLocation'

export interface VisitorLocation {
  city: string
  country: string
}

function isLocation(value: unknown): value is VisitorLocation {
  if (typeof value !== 'object' || value === null) return false
  return (
    'city' in value &&
    typeof value.city === 'string' &&
    'country' in value &&
    typeof value.country === 'string'
  )
}

export const readLocation = () => readStored(KEY, isLocation)

export async function mayLocateSilently(): Promise<boolean> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null)
  return permission?.state === 'granted'
}

/** Lists open with the city, unless the visitor has chosen a place. */
export const openListsIn = ({ city }: VisitorLocation) => suggestPlace(slugify(city))

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
  writeStored(KEY, found)
  openListsIn(found)
  return found
}
