import type { BreedDto, CatalogEntryDto, ColorDto } from '@/lib/platform/catalog/dto'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { AGE_LABELS, CARE_LABELS, COAT_LABELS, companionLabel, TYPE_LABELS } from '@/lib/text/copy/labels'
import {
  AGES,
  CARES,
  COATS,
  COMPANIONS,
  GENDERS,
  type PetType,
  SIZES,
  WAITING,
  type Waiting,
} from '@/lib/text/vocabulary'
import { sizeDetail } from './copy'
import type { FacetCounts } from './dto'
import { PARAMS, type Param, type SearchQuery } from './url/params'

export interface SearchCatalog {
  type: PetType | null
  breeds: readonly BreedDto[]
  colors: readonly ColorDto[]
  foundations: readonly { id: number; name: string }[]
}

export interface FilterOption {
  value: string
  label: string
  detail?: string
  swatches?: readonly string[]
  count: number | null
  chosen: boolean
}

export type FilterKey = Exclude<keyof typeof PARAMS, 'type' | 'text' | 'asText'>

export interface FilterGroup {
  key: FilterKey
  title: string
  options: FilterOption[]
}

const WAITING_LABELS: Record<Waiting, string> = { reciente: 'Más Reciente', antiguo: 'Más Antiguo' }

/** The ten filter groups in the specification's order. Long lists show only values with pets, short ones all. */
export function filterGroups(query: SearchQuery, catalog: SearchCatalog, facets: FacetCounts): FilterGroup[] {
  const { type } = catalog
  const companions = (value: (typeof COMPANIONS)[number]) => companionLabel(value, type)
  const bands = (value: (typeof SIZES)[number]) => sizeDetail(value, type)
  const { age, size, gender, coat, care, companion, waiting } = PARAMS
  return [
    group('breed', 'Raza', entryOptions(catalog.breeds, query.breed, facets.breedId)),
    group('age', 'Edad', options(age, AGES, of(AGE_LABELS), query.age, facets.age)),
    group('size', 'Tamaño', options(size, SIZES, of(SIZE_LABELS), query.size, facets.size, bands)),
    group('gender', 'Sexo', options(gender, GENDERS, of(GENDER_LABELS), query.gender, facets.gender)),
    group(
      'companion',
      'Afinidad con',
      options(companion, COMPANIONS, companions, query.companion, facets.companion),
    ),
    group('coat', 'Pelaje', options(coat, COATS, of(COAT_LABELS), query.coat, facets.coat)),
    group('color', 'Color', entryOptions(catalog.colors, query.color, facets.colorId)),
    group('care', 'Cuidado y Comportamiento', options(care, CARES, of(CARE_LABELS), query.care, facets.care)),
    group(
      'waiting',
      'Tiempo en Adopción',
      options(waiting, WAITING, of(WAITING_LABELS), query.waiting, null),
    ),
    group('foundationId', 'Refugios', shelterOptions(catalog, query.foundationId, facets.foundationId)),
  ]
}

/**
 * Finds a breed or colour by its URL value. Dogs and cats share some slugs ('negro'): across types the value is
 * `negro-gato`, and the bare slug means the first type.
 */
export function findEntry<Entry extends CatalogEntryDto>(
  entries: readonly Entry[],
  value: string,
): Entry | undefined {
  const name = entryNames(entries)
  return entries.find((entry) => name(entry).value === value) ?? entries.find((entry) => entry.slug === value)
}

function entryNames(
  entries: readonly CatalogEntryDto[],
): (entry: CatalogEntryDto) => { value: string; label: string } {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const { slug } of entries) (seen.has(slug) ? shared : seen).add(slug)
  return ({ slug, name, type }) =>
    shared.has(slug)
      ? { value: `${slug}-${type}`, label: `${name}, ${TYPE_LABELS[type].many.toLowerCase()}` }
      : { value: slug, label: name }
}

/** The breed, the colour and the foundation that a query names. */
export function namedEntries({ breed, color, foundationId }: SearchQuery, catalog: SearchCatalog) {
  const named = (entries: readonly CatalogEntryDto[], value: string | undefined) => {
    const entry = value === undefined ? undefined : findEntry(entries, value)
    return entry && { id: entry.id, ...entryNames(entries)(entry) }
  }
  return {
    breed: named(catalog.breeds, breed),
    color: named(catalog.colors, color),
    foundation: catalog.foundations.find(({ id }) => id === foundationId),
  }
}

const group = (key: FilterKey, title: string, options: FilterOption[]): FilterGroup => ({
  key,
  title,
  options,
})

function of<Value extends string>(labels: Record<Value, string>): (value: Value) => string {
  return (value) => labels[value]
}

function options<Value extends string>(
  param: Param<Value>,
  values: readonly Value[],
  label: (value: Value) => string,
  chosen: Value | undefined,
  counts: ReadonlyMap<Value, number> | null,
  detail?: (value: Value) => string | undefined,
): FilterOption[] {
  return values.map((value) => ({
    value: param.write(value),
    label: label(value),
    detail: detail?.(value),
    count: counts && (counts.get(value) ?? 0),
    chosen: chosen === value,
  }))
}

function entryOptions(
  entries: readonly (BreedDto | ColorDto)[],
  chosen: string | undefined,
  counts: ReadonlyMap<number, number>,
): FilterOption[] {
  const name = entryNames(entries)
  return entries
    .map((entry) => countedOption(name(entry), counts.get(entry.id), chosen, swatchesOf(entry)))
    .filter(isOffered)
}

const swatchesOf = (entry: BreedDto | ColorDto) => ('swatches' in entry ? entry.swatches : undefined)

function shelterOptions(
  { foundations }: SearchCatalog,
  chosen: number | undefined,
  counts: ReadonlyMap<number, number>,
): FilterOption[] {
  return foundations
    .map(({ id, name }) => countedOption({ value: `${id}`, label: name }, counts.get(id), chosen?.toString()))
    .filter(isOffered)
}

const isOffered = ({ count, chosen }: FilterOption) => chosen || count !== 0

/** Never by a spread: hundreds are made for each search, and V8 takes twenty times as long over such a literal. */
function countedOption(
  { value, label }: { value: string; label: string },
  count: number | undefined,
  chosen: string | undefined,
  swatches?: readonly string[],
): FilterOption {
  return { value, label, swatches, count: count ?? 0, chosen: value === chosen }
}
