import { PETS_TAG } from '@/lib/platform/bus/cache-tags'
import 'server-only'
import { db } from '@/db/client'
import { cachedRead } from '@/lib/platform/runtime'
import { listPetFiles, listPlacesWithPets } from './queries'

const TEN_MINUTES = 600

export const getPetFiles = cachedRead(
  'sitemap-files',
  () => listPetFiles(db),
  () => [PETS_TAG],
  TEN_MINUTES,
)

export const getPlacesWithPets = cachedRead(
  'sitemap-places',
  () => listPlacesWithPets(db),
  () => [PETS_TAG],
  TEN_MINUTES,
)
