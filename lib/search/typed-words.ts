import 'server-only'
import { getBreedsAndColors, getPlaces } from '@/lib/platform/catalog/cache'
import { ALL_PETS, typePath } from '@/lib/text/routes'
import { fold } from '@/lib/text/text'
import type { CountryId, PetType } from '@/lib/text/vocabulary'
import { namesAmong } from './search'
import { SHORTEST_WORD } from './tokenize'
import type { SearchAddress } from './url/in-place'
import type { SearchPath } from './url/path'
import { isKnownWord } from './words/known-words'
import { namedCity } from './words/named-city'
import { type ReadWords, readWords, textOf } from './words/read-words'
import type { WordFilters } from './words/said'
import { type TypedFrom, typedSearch } from './words/typed-search'
import { type Vocabulary, vocabularyOf } from './words/vocabulary'

/** By the kept rows of the cities: the whole catalogue changes with a release only. */
const vocabularies = new WeakMap<object, Vocabulary>()

async function readCatalog() {
  const [places, named] = await Promise.all([getPlaces(), getBreedsAndColors()])
  let vocabulary = vocabularies.get(places.cities)
  if (!vocabulary) {
    vocabulary = vocabularyOf({ ...places, ...named })
    vocabularies.set(places.cities, vocabulary)
  }
  return { ...places, vocabulary }
}

/** The city that a text names, see `namedCity`. */
export const findTypedCity = async (typed: string, countryId: CountryId | null = null) =>
  namedCity(await readCatalog(), typed, countryId)

/** The regions that a text names; it is not asked whether a misspelt word is a pet's name, as no region depends on that. */
export const wordsWithRegions = async (text: string): Promise<ReadWords> =>
  readWords((await readCatalog()).vocabulary, text)

/** Reads a text on the page of a species; a misspelt word that is the name of a pet is that name. */
async function readText(
  vocabulary: Vocabulary,
  text: string,
  species: PetType | null = null,
): Promise<ReadWords> {
  const words = readWords(vocabulary, text, undefined, species)
  if (words.corrected.length === 0) return words
  const names = new Set(await namesAmong(words.corrected))
  return names.size === 0 ? words : readWords(vocabulary, text, (word) => names.has(word), species)
}

/** Whether a text is only text: no word of it says a filter or is left out that the text search would look for. */
const isPlain = ({ rest, typed, filters }: ReadWords): boolean =>
  Object.keys(filters).length === 0 &&
  typed.every((word, at) => word.length < SHORTEST_WORD || rest.includes(at))

/** Whether the page has to say how the words were taken. */
const saysSomething = ({ filters, ignored }: ReadWords): boolean =>
  Object.keys(filters).length > 0 || ignored.length > 0

const hasPlace = ({ kind }: SearchPath): boolean => kind !== 'favourites' && kind !== 'for-you'

interface TypedAddress extends SearchAddress {
  typed: string | null
}

/**
 * The search that is meant by the text of a URL: filters, place, and what is left as text, marked by `asText` where its
 * words could be read again. Null where the URL says it already.
 * @returns `typed`: the text, if a filter was understood or a word ignored
 */
export async function readTypedSearch(searchPath: SearchPath, from: TypedFrom): Promise<TypedAddress | null> {
  const { text, asText } = from.query
  const { place } = from.scope
  if (place.kind === 'unknown') return text ? null : readUnknownPlace(place.name, from)
  if (!text || !hasPlace(searchPath)) return null
  const { vocabulary, ...places } = await readCatalog()
  const { type } = from.scope
  const words = await readText(vocabulary, text, type)
  if (asText !== undefined)
    return isPlain(words)
      ? { path: from.path, query: { ...from.query, asText: undefined }, typed: null }
      : null
  if (isPlain(words)) return null
  const meant = typedSearch(words, from, places)
  return asMeant(meant, words, text, vocabulary, type ?? words.filters.type ?? null)
}

/** With the mark of what could be read again on the page of a species, and the text, if the page has to say how it was taken. */
async function asMeant(
  { path, query }: SearchAddress,
  words: ReadWords,
  typed: string,
  vocabulary: Vocabulary,
  type: PetType | null,
): Promise<TypedAddress> {
  const isRead = query.text !== undefined && !isPlain(await readText(vocabulary, query.text, type))
  const marked = { ...query, asText: isRead ? query.text : undefined }
  return { path, query: marked, typed: saysSomething(words) ? typed : null }
}

/**
 * What was typed where a city is asked for, and is none: a nickname, or a whole search. A misspelt city keeps its page, which
 * asks whether another was meant.
 */
async function readUnknownPlace(name: string, { scope: { type }, query }: TypedFrom) {
  const { vocabulary, ...places } = await readCatalog()
  // Some names are those of regions after 'en' only.
  const readings = [name, `en ${name}`].map((text) => readWords(vocabulary, text))
  const words = readings.find((one) => one.corrected.length === 0 && isSearch(one, vocabulary))
  if (!words) return null
  const from = { ...EVERYWHERE, scope: { ...EVERYWHERE.scope, type }, path: typePath(type) }
  const meant = typedSearch(words, { ...from, query: { ...query, type: undefined } }, places)
  return asMeant(meant, words, name, vocabulary, type ?? words.filters.type ?? null)
}

/**
 * Whether words are a search and no place that the catalogue lacks: all are filters or regions, or a species is named, or what is
 * left is a breed. 'Pueblo Viejo' and 'Norte Chico' are places.
 */
function isSearch({ filters, rest, regions, typed }: ReadWords, { breeds, isKnown }: Vocabulary): boolean {
  const named = new Set(regions.flatMap(({ at, isSure }) => (isSure ? at : [])))
  const others = rest.filter((at) => !named.has(at))
  const words = others.map((at) => fold(typed[at] ?? '')).filter((word) => word.length >= SHORTEST_WORD)
  if (words.length === 0) return Object.keys(filters).length > 0 || named.size > 0
  if (filters.type !== undefined) return words.every(isKnown)
  return words.every((word) => breeds.words.has(word) && !isKnownWord(word))
}

/** What was understood of a text that somebody typed. */
export interface Understood {
  typed: string
  filters: WordFilters
  /** Words that are neither a filter nor searched for: negations, ages of several bands, two sizes. */
  ignored?: string
}

const EVERYWHERE: TypedFrom = {
  scope: { type: null, place: { kind: 'anywhere' } },
  path: ALL_PETS,
  query: { page: 1 },
}

/** Null unless a search has what the text means; what the page quotes then is the text, as it quotes `q` (decision 0083). */
export async function understoodIn(typed: string, { scope, query }: TypedFrom): Promise<Understood | null> {
  const { vocabulary, ...places } = await readCatalog()
  const words = await readText(vocabulary, typed, scope.type)
  const { filters } = words
  const { type, city, country, ...others } = filters
  const from = { ...EVERYWHERE, scope: { ...EVERYWHERE.scope, type: type ? null : scope.type } }
  const meant = typedSearch(words, from, places).query
  const place = city ?? country
  const isHere = place === undefined || ('slug' in scope.place && scope.place.slug === place)
  const isType = type === undefined || scope.type === type
  const keys = Object.keys(others) as (keyof typeof others)[]
  const isSame = keys.every((key) => query[key] === meant[key]) && query.text === meant.text
  if (!isHere || !isType || !isSame || !saysSomething(words)) return null
  return { typed, filters, ...(words.ignored.length > 0 ? { ignored: textOf(words, words.ignored) } : {}) }
}
