import { readStored, writeStored } from '@/lib/platform/browser-storage'

/** Storage key of the specification, section 3. */
const KEY = 'notLoggedUserLocation'

export interface VisitorLocation {
  city: string
  country: string
}

export function isLocation(value: unknown): value is VisitorLocation {
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

export const writeLocation = (found: VisitorLocation) => writeStored(KEY, found)
