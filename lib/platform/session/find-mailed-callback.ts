import 'server-only'
import type { Route } from 'next'
import { getAllCities, getBreeds, getColors, getCountries } from '@/lib/platform/catalog/cache'
import { PET_TYPES } from '@/lib/text/vocabulary'
import { type CatalogSlugs, catalogSlugs, mailedCallback } from './callback-url'

/** `mailedCallback` with the places, breeds and colours of the catalogue, which searches alone name. */
export const findMailedCallback = async (url: unknown): Promise<Route | null> =>
  mailedCallback(url, typeof url === 'string' && url.includes('searcher') ? await readSlugs() : NO_SLUGS)

const NO_SLUGS = catalogSlugs([], [], [], [])

async function readSlugs(): Promise<CatalogSlugs> {
  const [countries, cities, breeds, colors] = await Promise.all([
    getCountries(),
    getAllCities(),
    Promise.all(PET_TYPES.map((type) => getBreeds(type))),
    Promise.all(PET_TYPES.map((type) => getColors(type))),
  ])
  return catalogSlugs(countries, cities, breeds.flat(), colors.flat())
}
