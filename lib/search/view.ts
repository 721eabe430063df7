import type { Route } from 'next'
import { ALL_PETS } from '@/lib/text/routes'
import { fold } from '@/lib/text/text'
import type { PetType } from '@/lib/text/vocabulary'
import { type BeyondView, beyondViews } from './beyond'
import { type FilterChip, filterChips, withoutFilters } from './chips'
import { animals, noPet, petCount, placeName, searchHeading, waitingCount } from './copy'
import type { SavableSearch, SearchSuggestion } from './dto'
import { type EmptyStateView, emptyStateView } from './empty-state'
import { type CardSection, cardSections } from './for-you-sections'
import type { SearchScreen } from './load-search'
import { elsewhereOffer, foundationOffers } from './offers'
import { type FilterGroup, type FilterOption, filterGroups } from './options'
import { type PlaceChoice, placeChoice } from './place-choice'
import { type RegionOffers, regionOffers, regionSummary } from './region-offers'
import { suggestName } from './search-name'
import { type SortOption, sortOptions } from './sort'
import { isBlankSearch } from './tokenize'
import { placeSlug } from './url/in-place'
import {
  everywherePath,
  type SearchCrumb,
  searchCrumbs,
  searchUrl,
  type TypeLink,
  typeLinks,
} from './url/links'
import { PARAM_NAMES } from './url/param-names'
import { formatSearchQuery, searchPairs } from './url/params'
import { savedResultsUrl, savedUrl } from './url/saved-url'
import { meaningOf } from './words/lexicon'

type Fields = [name: string, value: string][]

export interface SearchView {
  heading: string
  summary: string
  count: string
  crumbs: SearchCrumb[]
  /** Null for lists of one person. */
  place: PlaceChoice | null
  shown: string
  clearHref: Route
  submitLabel: string
  groups: FilterGroup[]
  chips: (FilterChip & { href: Route })[]
  /** Without the text and the order. */
  filterCount: number
  types: TypeLink[]
  sorts: SortOption[]
  isFilterable: boolean
  isSearchable: boolean
  onlyType: { label: string; href: Route } | null
  /** Hidden fields of the filter form, before and after its own, in canonical order. */
  carried: { before: Fields; after: Fields }
  carriedByBox: Fields
  understood: UnderstoodView | null
  empty: EmptyStateView | null
  /** Before the pets that were found: what else the text may mean. */
  offers: SearchSuggestion[]
  regions: RegionOffers[]
  /** That a region has no such pet. */
  regionNote: string | null
  sections: CardSection[]
  beyond: BeyondView[]
  /** Null where no pet can arrive: an unknown place, a region, one's favourites, a text that finds nothing. */
  savable: SavableSearch | null
  /** Where the list offers to save the search: before its pets once it is filtered, after those of a place. */
  offersNotice: 'first' | 'last' | 'never'
}

export function searchView(screen: SearchScreen): SearchView {
  const { query, scope, catalog, result, path } = screen
  const groups = filterGroups(query, catalog, result.facets)
  const chips = filterChips(query, groups)
  const filterCount = chips.filter(({ key }) => key !== 'text' && key !== 'waiting').length
  const clearHref = searchUrl(path, withoutFilters(query))
  const summary = summaryOf(screen, filterCount > 0)
  const type = resultType(screen)
  const isKnown = scope.place.kind !== 'unknown'
  // What names a region finds no pet of its cities: those are saved by their lists.
  const isOfRegion = result.total === 0 && query.text !== undefined && screen.namedRegions?.isSure
  const savedPath = isBlankSearch(query.text) || isOfRegion ? null : savedUrl(scope, query)
  const isFilterable = isKnown && groups.some(({ options }) => options.some(leadsSomewhere))
  return {
    heading: headingOf(screen),
    summary,
    count: result.total === 0 ? summary : petCount(result.total, type),
    crumbs: searchCrumbs(scope, everywherePath(scope.type)),
    place: placeChoice(screen),
    shown: formatSearchQuery(query),
    clearHref,
    submitLabel: result.total === 0 ? 'Ver resultado' : `Ver ${petCount(result.total, type)}`,
    groups,
    chips: chips.map((chip) => ({ ...chip, href: searchUrl(path, chip.without) })),
    filterCount,
    sorts: sortOptions(query, scope.place),
    isFilterable,
    isSearchable: isFilterable || (isKnown && query.text !== undefined),
    types: typeLinks(screen.searchPath, path, query),
    onlyType: onlyType(screen),
    carried: {
      before: pick(screen, [PARAM_NAMES.type]),
      after: pick(screen, [
        PARAM_NAMES.everywhere,
        PARAM_NAMES.text,
        PARAM_NAMES.asText,
        PARAM_NAMES.sort,
        PARAM_NAMES.lat,
        PARAM_NAMES.lng,
      ]),
    },
    carriedByBox: searchPairs(query).filter(([name]) => !OWN_FIELDS.includes(name)),
    understood: understoodView(screen, chips),
    empty: emptyStateView(screen, chips, clearHref),
    offers: [elsewhereOffer(screen) ?? [], foundationOffers(screen)].flat(),
    regions: regionOffers(screen),
    regionNote: screen.namedRegions?.total === 0 ? regionSummary(screen) : null,
    sections: cardSections(screen),
    beyond: beyondViews(screen),
    savable: savedPath && {
      path: savedPath,
      name: suggestName(scope, query, catalog),
      resultsPath: savedResultsUrl(savedPath),
    },
    offersNotice: chips.length > 0 ? 'first' : placeSlug(scope.place) ? 'last' : 'never',
  }
}

const leadsSomewhere = ({ count, chosen }: FilterOption) => chosen || (count ?? 0) > 0

function onlyType({ searchPath, path, query, scope }: SearchScreen): SearchView['onlyType'] {
  const meant = query.text && !scope.type ? typeHint(query.text) : null
  if (!meant) return null
  const links = typeLinks(searchPath, path, { ...query, text: meant.rest || undefined })
  const link = links.find(({ type }) => type === meant.type)
  return link ? { label: `Ver solo ${link.label.toLowerCase()}`, href: link.href } : null
}

/** Other animals are found by their kind, which is their breed; a word like 'quiltro' says more than its species. */
function typeOf(word: string): PetType | null {
  const meaning = meaningOf(fold(word))
  return meaning?.kind === 'species' && meaning.type !== 'otro' && !meaning.stays ? meaning.type : null
}

/** 'perro mestizo' → 'mestizo'; null for no type or several. */
export function typeHint(text: string): { type: PetType; rest: string } | null {
  const words = text.split(/\s+/)
  const types = new Set(words.flatMap((word) => typeOf(word) ?? []))
  const [type] = types
  if (!type || types.size > 1) return null
  return { type, rest: words.filter((word) => !typeOf(word)).join(' ') }
}

const OWN_FIELDS: string[] = [
  PARAM_NAMES.text,
  PARAM_NAMES.waiting,
  PARAM_NAMES.sort,
  PARAM_NAMES.lat,
  PARAM_NAMES.lng,
  PARAM_NAMES.page,
]

function pick({ query }: SearchScreen, names: readonly string[]): Fields {
  return searchPairs(query).filter(([name]) => names.includes(name))
}

/** The town that a misspelt one was probably meant to be, if there is one. */
function headingOf({ scope, suggestions }: SearchScreen): string {
  const [city, ...others] = (scope.place.kind === 'unknown' && suggestions?.nearbyCities) || []
  if (!city) return searchHeading(scope)
  return others.length === 0 ? `¿Buscabas ${city.name}?` : '¿Buscabas una de estas ciudades?'
}

function summaryOf(screen: SearchScreen, isFiltered: boolean): string {
  const { result, query, scope, suggestions } = screen
  const type = resultType(screen)
  if (scope.place.kind === 'unknown' && suggestions && suggestions.nearbyCities.length > 0)
    return `Ninguna ciudad se llama “${scope.place.name}”`
  if (result.total > 0) return waitingCount(result.total, type)
  const ofRegions = regionSummary(screen)
  if (ofRegions) return ofRegions
  if (query.text) return `${noPet(type)} coincide con “${query.text}”${isFiltered ? ' y tus filtros' : ''}`
  if (isFiltered) return `${noPet(type)} coincide con tus filtros`
  return scope.place.kind === 'favourites' ? 'Todavía no guardas ninguna mascota' : waitingCount(0, type)
}

export interface UnderstoodView {
  /** 'Entendimos: Perros · Pequeño · en Quito, Ecuador. No tomamos en cuenta “no agresivo”.' */
  said: string
  asText: { label: string; href: Route }
}

/** Says what the words of a text became, and offers them as text: 'Rosario' is a city, and may be a name. */
function understoodView(
  { understood, scope }: SearchScreen,
  chips: readonly FilterChip[],
): UnderstoodView | null {
  if (!understood) return null
  const { typed, filters, ignored } = understood
  const { type, city, country } = filters
  const labels = chips.flatMap(({ key, label }) => (key in filters ? label : []))
  const parts = [
    ...(type ? [animals(type)] : []),
    ...labels,
    ...(city || country ? [`en ${placeName(scope.place)}`] : []),
  ]
  return {
    said: [
      ...(parts.length > 0 ? [`Entendimos: ${parts.join(' · ')}.`] : []),
      ...(ignored ? [`No tomamos en cuenta “${ignored}”.`] : []),
    ].join(' '),
    asText: {
      label: `Buscar “${typed}” como texto`,
      href: searchUrl(ALL_PETS, { everywhere: true, text: typed, asText: typed, page: 1 }),
    },
  }
}

/** Null if there are several types, or no pets in a search across types. */
export function resultType({ scope, request, catalog, result }: SearchScreen): PetType | null {
  if (scope.type || result.total === 0) return scope.type
  const { breedId } = request.filters
  // The facet of a breed ignores a chosen breed.
  const found = breedId === undefined ? result.facets.breedId : new Map([[breedId, result.total]])
  const types = new Set(catalog.breeds.filter(({ id }) => found.has(id)).map(({ type }) => type))
  const [only] = types
  return types.size === 1 && only ? only : null
}
