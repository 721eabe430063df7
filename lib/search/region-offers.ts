import { PLACES } from '@/lib/text/routes'
import { noPet, petCount, waitingCount } from './copy'
import type { SearchSuggestion } from './dto'
import type { SearchScreen } from './load-search'
import type { NamedRegions } from './region-cities'
import { searchInPlace } from './url/in-place'
import { searchUrl } from './url/links'
import { hasFilters } from './url/params'

export interface RegionOffers {
  title: string
  suggestions: SearchSuggestion[]
}

const AND = new Intl.ListFormat('es')
const OR = new Intl.ListFormat('es', { type: 'disjunction' })

/** Names that say nothing after 'de' and 'en'. */
const SPOKEN: Readonly<Record<string, string>> = { 'Metropolitana de Santiago': 'la Región Metropolitana' }
const spoken = (name: string): string => SPOKEN[name] ?? name
const namesOf = ({ regions }: NamedRegions): string[] => [...new Set(regions.map(({ name }) => spoken(name)))]

/** The lists of the cities of each region that the text names, then the page of all cities. */
export function regionOffers({ namedRegions: named }: SearchScreen): RegionOffers[] {
  if (!named) return []
  const { regions, scope, query } = named
  return regions.map(({ name, country, cities }, at) => {
    const suggestions = cities.map((city): SearchSuggestion => {
      const there = searchInPlace(scope.type, { level: 'city', slug: city.slug }, query)
      return {
        label: city.name,
        href: searchUrl(there.path, there.query),
        ...(city.total > 0 && { count: petCount(city.total, scope.type) }),
      }
    })
    const isLast = at === regions.length - 1
    return {
      title: `Ciudades de ${spoken(name)}, ${country}`,
      suggestions: isLast ? [...suggestions, { label: 'Ver todas las ciudades', href: PLACES }] : suggestions,
    }
  })
}

/** '17 perros esperan un hogar en Antioquia'; null where the text may mean something else. */
export function regionSummary({ namedRegions: named }: SearchScreen): string | null {
  if (!named?.isSure) return null
  const { total, scope, query } = named
  const names = AND.format(namesOf(named))
  if (total > 0) return `${waitingCount(total, scope.type)} en ${names}`
  if (!hasFilters(query)) return `${noPet(scope.type)} espera en ${names} por ahora`
  const { text, asText: _asText, ...filters } = query
  const wanted = [...(text ? [`“${text}”`] : []), ...(hasFilters(filters) ? ['tus filtros'] : [])]
  return `${noPet(scope.type)} de ${names} coincide con ${wanted.join(' y ')}`
}

/** Of a page without results; null where the text may mean something else. */
export function regionEmptyTexts({
  namedRegions: named,
}: SearchScreen): { title?: string; hint: string } | null {
  if (!named?.isSure) return null
  if (named.total === 0)
    return { hint: 'Entra a una de sus ciudades y guarda la búsqueda: te escribimos cuando llegue una.' }
  return {
    title: `Elige una ciudad de ${OR.format(namesOf(named))}`,
    hint: 'Cada lista es de una ciudad o de un país, y los avisos también.',
  }
}
