import { PETS_TAG } from '@/lib/platform/bus/cache-tags'
import 'server-only'
import type { Db } from '@/db/client'
import { cachedRead } from '@/lib/platform/runtime'
import { listPetFiles, listPlacesWithPets } from './queries'

const TEN_MINUTES = 600

export const getPetFiles = cachedRead(
  'sitemap-files',
  (db: Db) => listPetFiles(db),
  () => [PETS_TAG],
  TEN_MINUTES,
)

export const getPlacesWithPets = cachedRead(
  'sitemap-places',
  (db: Db) => listPlacesWithPets(db),
  () => [PETS_TAG],
  TEN_MINUTES,
)
