import 'server-only'
import type { Db } from '@/db/client'
import { cachedRead } from '@/lib/platform/runtime'
import { DAY_MS, DAY_SECONDS } from '@/lib/text/durations'
import { PET_TYPES, type PetType } from '@/lib/text/vocabulary'
import type { CityDto } from './dto'
import { catalogOption, type PetCatalog } from './pet-catalog'
import { listBreeds, listCities, listColors, listCountries } from './queries'

/** Reference data changes with a release only. */
const CATALOG_TAG = 'catalog'

export const getCountries = catalogRead('countries', listCountries)
export const getAllCities = catalogRead('cities', listCities)
export const getBreeds = catalogRead('breeds', listBreeds)
export const getColors = catalogRead('colors', listColors)

/** Cities with most people first. */
export async function getPlaces() {
  const [countries, cities] = await Promise.all([getCountries(), getAllCities()])
  return { countries, cities }
}

export async function getCities(countryId: string): Promise<CityDto[]> {
  const cities = (await getAllCities()).filter((city) => city.countryId === countryId)
  return cities.sort((a, b) => a.name.localeCompare(b.name, 'es') || a.region.localeCompare(b.region, 'es'))
}

/** @param types all by default */
export async function getBreedsAndColors(types: readonly PetType[] = PET_TYPES) {
  const [breeds, colors] = await Promise.all([
    Promise.all(types.map((type) => getBreeds(type))),
    Promise.all(types.map((type) => getColors(type))),
  ])
  return { breeds: breeds.flat(), colors: colors.flat() }
}

export async function getPetCatalog(): Promise<PetCatalog> {
  const entries = await Promise.all(
    PET_TYPES.map(async (type) => {
      const [breeds, colors] = await Promise.all([getBreeds(type), getColors(type)])
      return [type, { breeds: breeds.map(catalogOption), colors: colors.map(catalogOption) }] as const
    }),
  )
  return Object.fromEntries(entries) as PetCatalog
}

function catalogRead<Args extends readonly string[], Row>(
  name: string,
  list: (db: Db, ...args: Args) => Promise<Row[]>,
) {
  return keptInProcess(cachedRead(name, list, () => [CATALOG_TAG], DAY_SECONDS))
}

/** For a day: the page cache would parse the rows anew each time. @returns frozen rows: shared by all */
function keptInProcess<Args extends readonly string[], Row>(
  read: (...args: Args) => Promise<Row[]>,
): (...args: Args) => Promise<Row[]> {
  const kept = new Map<string, { rows: Row[]; until: number }>()
  return async (...args) => {
    const key = args.join()
    const known = kept.get(key)
    if (known && Date.now() < known.until) return known.rows
    const rows = await read(...args)
    Object.freeze(rows)
    if (rows.length > 0) kept.set(key, { rows, until: Date.now() + DAY_MS })
    return rows
  }
}
