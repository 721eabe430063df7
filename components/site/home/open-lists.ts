import { suggestPlace } from '@/lib/platform/place-cookie'
import { slugify } from '@/lib/text/text'
import type { VisitorLocation } from './visitor-location'

/** Lists open with the city, unless the visitor has chosen a place. */
export const openListsIn = ({ city }: VisitorLocation) => suggestPlace(slugify(city))
