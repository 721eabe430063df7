import 'server-only'
import type { Db } from '@/db/client'
import { PETS_TAG } from '@/lib/platform/bus/cache-tags'
import { getAllCities, getCountries } from '@/lib/platform/catalog/cache'
import { cachedRead } from '@/lib/platform/runtime'
import type { SearchEngine } from './engine'
import { countPetsPerCity } from './queries/counts'
import { suggestCities } from './suggestions/city-suggestions'
import type { CitySources } from './suggestions/list-suggestions'

/** Tags expire it at once; this is for changes of other instances that no bus tells of (`WORKERS=cron`). */
const ONE_MINUTE = 60

export const getCitySuggestions = cachedRead(
  'city-suggestions',
  async (db: Db) => {
    const [cities, countries, pets] = await Promise.all([
      getAllCities(),
      getCountries(),
      countPetsPerCity(db),
    ])
    return suggestCities(cities, countries, new Map(pets))
  },
  () => [PETS_TAG],
  ONE_MINUTE,
)

export async function readCitySources(engine: SearchEngine): Promise<CitySources> {
  const [cities, countries] = await Promise.all([getAllCities(), getCountries()])
  return { cities, countries, engine }
}
