import type { Position } from '@/lib/geo'

/** A place by the names people read. */
interface NamedPlace {
  city: string
  country: string
}

/** Turns a position into a place where the product has pets; null where it has none. */
export interface Geocoder {
  locate(position: Position): Promise<NamedPlace | null>
}
