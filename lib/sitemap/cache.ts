import 'server-only'
import { db } from '@/db/client'
import { cachedRead } from '@/lib/runtime'
import { listPetFiles, listPlacesWithPets } from './queries'

/** Both read every adoptable pet, and crawlers come once a day: age alone makes them fresh. */
const TEN_MINUTES = 600

/** The files that have any pet in them. */
export const getPetFiles = cachedRead(
  'sitemap-files',
  () => listPetFiles(db),
  () => [],
  TEN_MINUTES,
)

/** Every city and type with at least one adoptable pet. */
export const getPlacesWithPets = cachedRead(
  'sitemap-places',
  () => listPlacesWithPets(db),
  () => [],
  TEN_MINUTES,
)
