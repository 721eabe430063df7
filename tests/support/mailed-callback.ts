import type { Route } from 'next'
import { BREEDS, CITIES, COLORS } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
import { catalogSlugs, mailedCallback } from '@/lib/platform/session/callback-url'

const SLUGS = catalogSlugs(COUNTRIES, CITIES, BREEDS, COLORS)

/** With the catalogue that every database has. */
export const knownCallback = (url: unknown): Route | null => mailedCallback(url, SLUGS)
