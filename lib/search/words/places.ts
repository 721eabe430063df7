import type { CountryDto } from '@/lib/platform/catalog/dto'
import { groupBy } from '@/lib/platform/collections'
import { NICKNAMES } from './nicknames'
import {
  AMBIGUOUS_CITIES,
  AMBIGUOUS_NICKNAMES,
  COUNTRY_NAMES,
  OTHER_PLACES,
  REGION_NAMES,
} from './place-names'
import { type CityRow, inFull, LINKS, list, nameWords } from './place-words'
import { type RegionIndex, regionIndex } from './regions'
import { type Spelling, spellingErrors, spellingOf } from './spelling'
import { TOWNS } from './towns'

export type CountryRow = Pick<CountryDto, 'id' | 'name' | 'slug'>

/** A name of cities; `surroundings` are the names of their regions and countries. */
interface NamedPlace {
  kind: 'city' | 'country' | 'other'
  slug: string
  needsMarker: boolean
  surroundings: ReadonlySet<string>
  countries: ReadonlySet<string>
  /** Of a country. */
  regions?: ReadonlySet<string>
}

interface SpelledPlace {
  words: readonly Spelling[]
  place: NamedPlace
}

export interface PlaceIndex {
  /** By the words of a name: 'Villamaría' is another than 'Villa María'. */
  byWords: ReadonlyMap<string, NamedPlace>
  /** By the letters of a name, without blanks: 'Puente Alto' and 'puentealto' are one. */
  byName: ReadonlyMap<string, NamedPlace>
  /** Names by how many words they have and their first sound. */
  bySize: ReadonlyMap<string, readonly SpelledPlace[]>
  regions: RegionIndex
}

const MAX_NAME_WORDS = 7
/** Shorter ones are short forms: 'temas' is no 'termas', 'quita' no 'quilla'. */
const SHORTEST_MISSPELT_NICKNAME = 8
const keyOf = (words: readonly string[]): string => words.join('')

export function placeIndex(cities: readonly CityRow[], countries: readonly CountryRow[]): PlaceIndex {
  const byWords = new Map<string, NamedPlace>()
  const byName = new Map<string, NamedPlace>()
  const bySize = new Map<string, SpelledPlace[]>()
  const add = (words: readonly string[], place: NamedPlace, isMisspelt = true) => {
    const key = words.join(' ')
    if (key === '' || byWords.has(key)) return
    byWords.set(key, place)
    if (!byName.has(keyOf(words))) byName.set(keyOf(words), place)
    if (!isMisspelt) return
    const named = { words: words.map(spellingOf), place }
    const size = sizeOf(named.words)
    const group = bySize.get(size)
    if (group) group.push(named)
    else bySize.set(size, [named])
  }
  const bySlug = groupBy(cities, ({ slug }) => slug)
  const places = [...bySlug].map(([slug, rows]) => cityPlace(slug, rows, countries))
  for (const name of [...OTHER_PLACES, ...TOWNS]) add(nameWords(name), otherPlace())
  for (const country of countries)
    for (const one of [country.name, ...list(COUNTRY_NAMES[country.slug])])
      add(nameWords(one), countryPlace(country, cities))
  for (const { names, place } of places) for (const name of names) add(nameWords(name), place)
  for (const { place } of places)
    for (const name of list(NICKNAMES[place.slug])) {
      const known = AMBIGUOUS_NICKNAMES.has(name) ? { ...place, needsMarker: true } : place
      add(nameWords(name), known, name.length >= SHORTEST_MISSPELT_NICKNAME)
    }
  for (const { names, place } of places)
    for (const name of names) {
      const words = nameWords(name).filter((word) => !LINKS.has(word))
      if (words.length > 1) add(words, place)
    }
  const regions = regionIndex(cities, (name) => byWords.get(name)?.kind === 'city')
  return { byWords, byName, bySize, regions }
}

function cityPlace(slug: string, rows: readonly CityRow[], countries: readonly CountryRow[]) {
  const own = countries.filter(({ id }) => rows.some(({ countryId }) => countryId === id))
  const regions = rows.flatMap(({ region }) => [region, ...list(REGION_NAMES[region])])
  const around = [...regions, ...own.flatMap((one) => [one.name, ...list(COUNTRY_NAMES[one.slug])])]
  const place: NamedPlace = {
    kind: 'city',
    slug,
    needsMarker: AMBIGUOUS_CITIES.has(slug),
    surroundings: new Set(around.map((name) => keyOf(nameWords(name)))),
    countries: new Set(own.map((one) => one.slug)),
  }
  return { names: new Set(rows.map(({ name }) => name)), place }
}

const countryPlace = ({ id, slug }: CountryRow, cities: readonly CityRow[]): NamedPlace => ({
  kind: 'country',
  slug,
  needsMarker: false,
  surroundings: new Set(),
  regions: new Set(
    cities.filter(({ countryId }) => countryId === id).map(({ region }) => keyOf(nameWords(region))),
  ),
  countries: new Set([slug]),
})

const otherPlace = (): NamedPlace => ({
  kind: 'other',
  slug: '',
  needsMarker: false,
  surroundings: new Set(),
  countries: new Set(),
})

export interface PlaceMatch {
  place: NamedPlace
  length: number
}

/** The longest name that stands at `from`; all are folded words. */
export function matchPlace(
  { byWords, byName }: PlaceIndex,
  words: readonly string[],
  from: number,
): PlaceMatch | null {
  const most = Math.min(MAX_NAME_WORDS, words.length - from)
  for (let length = most; length > 0; length--) {
    const typed = words.slice(from, from + length)
    const place = byWords.get(typed.join(' ')) ?? byName.get(keyOf(typed)) ?? byName.get(keyOf(inFull(typed)))
    if (place) return { place, length }
  }
  return null
}

const MAX_MISSPELT_WORDS = 4
/** Letters of a misspelt word in a name of several: 'Puerto Mont'. */
const SHORTEST_BESIDE_OTHERS = 4

/** A misspelt name at `from`: as many words, each right or misspelt; one that `isWord` knows is right as it is. */
export function matchMisspeltPlace(
  { bySize }: PlaceIndex,
  words: readonly string[],
  from: number,
  isWord: (word: string) => boolean,
): (PlaceMatch & { errors: number }) | null {
  for (let length = Math.min(MAX_MISSPELT_WORDS, words.length - from); length > 0; length--) {
    const typed = inFull(words.slice(from, from + length)).map(spellingOf)
    const found = new Set<NamedPlace>()
    let errors = Number.POSITIVE_INFINITY
    for (const { words: name, place } of bySize.get(sizeOf(typed)) ?? []) {
      const wrong = errorsOf(typed, name, isWord)
      if (wrong > errors || wrong === Number.POSITIVE_INFINITY) continue
      if (wrong < errors) found.clear()
      errors = wrong
      found.add(place)
    }
    const [only] = found
    if (only && found.size === 1 && only.kind !== 'other') return { place: only, length, errors }
  }
  return null
}

/** Number and first sound. */
const sizeOf = (words: readonly Spelling[]): string => `${words.length}${words[0]?.sound.charAt(0)}`

function errorsOf(
  typed: readonly Spelling[],
  name: readonly Spelling[],
  isWord: (word: string) => boolean,
): number {
  let errors = 0
  for (const [at, one] of typed.entries()) {
    const meant = name[at]
    if (meant === undefined || one.word === meant.word) continue
    if (isWord(one.word) || `${one.word}s` === meant.word || one.word === `${meant.word}s`)
      return Number.POSITIVE_INFINITY
    errors += spellingErrors(one, meant, typed.length > 1 ? SHORTEST_BESIDE_OTHERS : undefined)
    if (errors === Number.POSITIVE_INFINITY) return errors
  }
  return errors
}
