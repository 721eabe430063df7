import 'server-only'
import type { Route } from 'next'
import { getBreedsAndColors, getPlaces } from '@/lib/platform/catalog/cache'
import { type CatalogSlugs, catalogSlugs, mailedCallback } from './callback-url'

/** `mailedCallback` with the places, breeds and colours of the catalogue, which searches alone name. */
export const findMailedCallback = async (url: unknown): Promise<Route | null> =>
  mailedCallback(url, typeof url === 'string' && url.includes('searcher') ? await readSlugs() : NO_SLUGS)

const NO_SLUGS = catalogSlugs([], [], [], [])

async function readSlugs(): Promise<CatalogSlugs> {
  const [{ countries, cities }, { breeds, colors }] = await Promise.all([getPlaces(), getBreedsAndColors()])
  return catalogSlugs(countries, cities, breeds, colors)
}
