import { PETS_TAG } from '@/lib/platform/bus/cache-tags'
import 'server-only'
import { cachedRead } from '@/lib/platform/runtime'
import { listPetFiles, listPlacesWithPets } from './queries'

const TEN_MINUTES = 600

export const getPetFiles = cachedRead('sitemap-files', listPetFiles, () => [PETS_TAG], TEN_MINUTES)

export const getPlacesWithPets = cachedRead(
  'sitemap-places',
  listPlacesWithPets,
  () => [PETS_TAG],
  TEN_MINUTES,
)
