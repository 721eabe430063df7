import 'server-only'
import type { Db } from '@/db/client'
import { PETS_TAG } from '@/lib/platform/bus/cache-tags'
import { getPlaces } from '@/lib/platform/catalog/cache'
import { cachedRead } from '@/lib/platform/runtime'
import { countPetsPerCity } from './queries/counts'
import { suggestCities } from './suggestions/city-suggestions'

/** Tags expire it at once; this is for changes of other instances that no bus tells of (`WORKERS=cron`). */
const ONE_MINUTE = 60

export const getCitySuggestions = cachedRead(
  'city-suggestions',
  async (db: Db) => {
    const [{ cities, countries }, pets] = await Promise.all([getPlaces(), countPetsPerCity(db)])
    return suggestCities(cities, countries, new Map(pets))
  },
  () => [PETS_TAG],
  ONE_MINUTE,
)
