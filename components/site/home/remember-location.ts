import { writeStored } from '@/lib/platform/browser-storage'
import { suggestPlace } from '@/lib/platform/place-cookie'
import { slugify } from '@/lib/text/text'
import { LOCATION_KEY, type VisitorLocation } from './visitor-location'

/** Lists open with the city, unless the visitor has chosen a place. */
export const openListsIn = ({ city }: VisitorLocation) => suggestPlace(slugify(city))

/** Lists open with it, too. */
export function rememberLocation(found: VisitorLocation): void {
  writeStored(LOCATION_KEY, found)
  openListsIn(found)
}
