import type { CountryId, PetType } from '@/lib/text/vocabulary'
import { type LikenessIndex, likeliest, likenessIndex } from '@/lib/text/word-likeness'
import { bareBreed, breedAlias, breedAliases, breedParts, isMixedBreed } from './words/breeds'
import { baseColors, colorKey, colorKeys } from './words/colors'
import { animalNamed } from './words/kinds'
import { cityNames, isSameRegion, placeParts, regionNames, wholeRegionNames } from './words/places'
import { isUnknown, loose, plain } from './words/plain'

/** Matches the value or its label. */
export function findValue<Value extends string>(
  labels: Readonly<Record<Value, string>>,
  typed: string,
): Value | null {
  const meant = loose(typed)
  const entries = Object.entries(labels) as [Value, string][]
  return entries.find(([value, label]) => [value, label].some((name) => loose(name) === meant))?.[0] ?? null
}

export interface Named {
  id: number
  name: string
  /** For example a breed's international name. */
  alias?: string
  /** Of a city; names that repeat have it in parentheses. */
  region?: string
}

export interface Choices {
  breeds: Record<PetType, readonly Named[]>
  colors: Record<PetType, readonly Named[]>
  cities: readonly (Named & { countryId: CountryId })[]
}

/** Built once per list: a file has a thousand rows. */
interface NameIndex<Entry extends Named = Named> {
  byName: Map<string, Entry>
  /** By part of a name: without its parentheses, within them, one of several; null if ambiguous. */
  byPart: Map<string, Entry | null>
  /** By its words in any order; null if ambiguous. */
  byWords: Map<string, Entry | null>
  byColors: Map<string, Entry>
  regions: Map<string, string>
  likeness: LikenessIndex<Entry> | null
  /** By typed text: files repeat their mistakes. */
  suggested: Map<string, string[]>
}

const indexes = new WeakMap<readonly Named[], NameIndex>()

const wordKey = (text: string) => bareBreed(text).split(' ').sort().join(' ')

/** 'Boyero australiano (heeler)', also 'Australian Cattle Dog / Blue Heeler': each of its names. */
function spellingsOf({ name, alias = '', region }: Named): string[] {
  const [, within = ''] = (region === undefined && /\((.*?)\)/.exec(name)) || []
  return [name, withoutSuffix(name), within, alias, ...alias.split(' / ')].filter(Boolean)
}

export const withoutSuffix = (name: string): string => name.replace(/ *\(.*?\)/g, '')

function indexOf<Entry extends Named>(entries: readonly Entry[]): NameIndex<Entry> {
  const known = indexes.get(entries)
  // The index holds entries of this list alone.
  if (known) return known as NameIndex<Entry>
  const index: NameIndex<Entry> = {
    byName: new Map(),
    byPart: new Map(),
    byWords: new Map(),
    byColors: new Map(),
    regions: new Map(entries.flatMap(({ region }) => (region ? [[plain(region), region]] : []))),
    likeness: null,
    suggested: new Map(),
  }
  const add = (map: Map<string, Entry | null>, key: string, entry: Entry) => {
    const other = map.get(key)
    map.set(key, other === undefined || other === entry ? entry : null)
  }
  for (const entry of entries) index.byName.set(plain(entry.name), entry)
  for (const entry of entries) {
    const { name, alias = '' } = entry
    if (alias !== '' && !index.byName.has(plain(alias))) index.byName.set(plain(alias), entry)
    for (const spelling of spellingsOf(entry)) {
      add(index.byPart, plain(spelling), entry)
      add(index.byWords, wordKey(spelling), entry)
    }
    const bases = baseColors(withoutSuffix(name))
    if (bases && !index.byColors.has(colorKey(bases))) index.byColors.set(colorKey(bases), entry)
  }
  indexes.set(entries, index as NameIndex)
  return index
}

/** Ignores spelling variants; a suffix in parentheses may be omitted. */
export function findNamed<Entry extends Named>(entries: readonly Entry[], typed: string): Entry | null {
  const { byName, byPart } = indexOf(entries)
  const meant = plain(typed)
  return byName.get(meant) ?? byPart.get(meant) ?? null
}

/** A colour in any order and with any separator; for a pair that no list has, the colour named first. */
export function findColor(entries: readonly Named[], typed: string, type: PetType): Named | null {
  const named = findNamed(entries, typed)
  if (named) return named
  const { byColors } = indexOf(entries)
  for (const key of colorKeys(typed, type)) {
    const entry = byColors.get(key)
    if (entry) return entry
  }
  return null
}

/** A breed by its names here and elsewhere, its words in any order; mixed breeds are 'Mestizo', whatever they mix. */
export function findBreed(entries: readonly Named[], typed: string, type: PetType): Named | null {
  const named = findNamed(entries, typed)
  if (named) return named
  if (type === 'otro') {
    const animal = animalNamed(typed)
    return animal === null ? null : findNamed(entries, animal)
  }
  const mixed = entries.find(({ name }) => name.startsWith('Mestizo')) ?? null
  if (isMixedBreed(typed) || isUnknown(typed)) return mixed
  const alias = breedAlias(type, typed)
  if (alias) return findNamed(entries, alias)
  const byWords = indexOf(entries).byWords.get(wordKey(typed))
  if (byWords) return byWords
  const parts = breedParts(typed)
  if (parts.length < 2) return null
  const breeds = parts.map((part) => findBreed(entries, part, type))
  if (breeds.every((breed) => breed === null)) return null
  return new Set(breeds).size === 1 ? (breeds[0] ?? null) : mixed
}

/** A city without its country, region or 'D.C.'; null where the region that is told is another one. */
export function findCity<Entry extends Named>(
  entries: readonly Entry[],
  typed: string,
  region = '',
): Entry | null {
  const within = findCityWithin(entries, typed, region)
  if (within) return within
  const told = toldRegion(entries, typed, region)
  for (const name of cityNames(typed)) {
    const city = (told && findNamed(entries, `${name} ${told}`)) || findNamed(entries, name)
    if (city && (told === null || isSameRegion(city.region ?? '', told))) return city
  }
  return null
}

/** 'Lima/Lima/Surco', 'Antioquia - Rionegro': the last city of the region that is named first, and that its column may repeat. */
function findCityWithin<Entry extends Named>(
  entries: readonly Entry[],
  typed: string,
  column: string,
): Entry | null {
  const [first = '', ...others] = placeParts(typed)
  const region = toldRegion(entries, '', first)
  if (region === null || (toldRegion(entries, '', column) ?? region) !== region) return null
  const cities = others.map((other) => findCity(entries, other, region))
  return cities.findLast((city) => city?.region === region) ?? null
}

/** The region that a cell names, or else the column of regions; null if none of them is one. */
export function toldRegion(entries: readonly Named[], typed: string, region: string): string | null {
  const { regions } = indexOf(entries)
  const names = [...regionNames(typed), ...wholeRegionNames(region)]
  return names.map((name) => regions.get(name)).find((name) => name !== undefined) ?? null
}

const MAX_MISSPELT = 80
/** Per list: each suggestion takes time, so further mistakes get none. */
const MAX_MISTAKES = 60

/** Names that were probably meant, the likeliest first. @param type for its local names of breeds */
export function suggestNames(
  entries: readonly Named[],
  typed: string,
  most: number,
  type?: PetType,
): string[] {
  const index = indexOf(entries)
  const meant = plain(typed)
  const known = index.suggested.get(meant)
  if (known) return known.slice(0, most)
  if (meant.length > MAX_MISSPELT || index.suggested.size >= MAX_MISTAKES) return []
  index.likeness ??= likenessIndex(withLocalNames(entries, type))
  const names = likeliest(index.likeness, typed, most).map(({ name }) => name)
  index.suggested.set(meant, names)
  return names
}

function withLocalNames<Entry extends Named>(entries: readonly Entry[], type?: PetType) {
  const local = new Map<string, string[]>()
  for (const [word, name] of type ? breedAliases(type) : [])
    local.set(name, [...(local.get(name) ?? []), word])
  return entries.map((item) => ({ item, names: [...spellingsOf(item), ...(local.get(item.name) ?? [])] }))
}
