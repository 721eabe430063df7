import { PETS_TAG } from '@/lib/cache-tags'
import 'server-only'
import { db } from '@/db/client'
import { cachedRead } from '@/lib/runtime'
import { listPetFiles, listPlacesWithPets } from './queries'

const TEN_MINUTES = 600

/** The files that have any pet in them. */
export const getPetFiles = cachedRead(
  'sitemap-files',
  () => listPetFiles(db),
  () => [PETS_TAG],
  TEN_MINUTES,
)

/** Every city and type with at least one adoptable pet. */
export const getPlacesWithPets = cachedRead(
  'sitemap-places',
  () => listPlacesWithPets(db),
  () => [PETS_TAG],
  TEN_MINUTES,
)
