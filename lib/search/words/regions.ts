import type { CountryId } from '@/lib/text/vocabulary'
import { wordsOf } from './inflect'
import { isKnownName } from './known-words'
import { AMBIGUOUS_REGIONS, REGION_NAMES } from './place-names'
import { type CityRow, inFull, LINKS, list, nameWords } from './place-words'
import { type SpellingIndex, spelledLike, spellingIndex } from './spelling'

export interface Region {
  name: string
  countryId: CountryId
}

export interface RegionIndex {
  /** By the words of a name; regions of several countries share some. */
  byWords: ReadonlyMap<string, readonly Region[]>
  /** Names of one word, but for short ones. */
  spelling: SpellingIndex
}

/** Letters that a name has at least to be found misspelt. */
const SHORTEST_MISSPELT = 6

/** @param isCity whether a name, in folded words, is a city's: such other names of regions are not theirs */
export function regionIndex(cities: readonly CityRow[], isCity: (name: string) => boolean): RegionIndex {
  const index = new Map<string, Region[]>()
  const add = (words: readonly string[], region: Region) => {
    const named = index.get(words.join(' '))
    if (named) named.push(region)
    else index.set(words.join(' '), [region])
  }
  const regions = [
    ...new Map(
      cities.map(({ region: name, countryId }) => [`${countryId} ${name}`, { name, countryId }]),
    ).values(),
  ]
  for (const region of regions) {
    const words = nameWords(region.name)
    const short = words.filter((word) => !LINKS.has(word))
    add(words, region)
    if (short.length > 1 && short.length < words.length) add(short, region)
  }
  const known = new Set(index.keys())
  for (const region of regions)
    for (const name of list(REGION_NAMES[region.name])) {
      const key = nameWords(name).join(' ')
      if (!known.has(key) && !isCity(key)) add(nameWords(name), region)
    }
  const long = [...index.keys()].filter((name) => name.length >= SHORTEST_MISSPELT && !name.includes(' '))
  return { byWords: index, spelling: spellingIndex(long) }
}

/** The regions of the one name that a misspelt word may mean; null for several and for none. */
export function misspeltRegions(index: RegionIndex, word: string): readonly Region[] | null {
  const [name = '', ...others] = spelledLike(index.spelling, word).words
  return others.length === 0 ? (index.byWords.get(name) ?? null) : null
}

/** Words that only say that a region's name follows or, of the first, went before. */
const INTRODUCTIONS = new Set(wordsOf('provincia provincias prov pcia region'))
/** A home, too, unless 'de' follows: 'departamento en Lima'. */
const OR_HOMES = new Set(wordsOf('departamento dpto depto'))

export interface RegionMatch {
  regions: readonly Region[]
  /** Where the name itself begins. */
  from: number
  end: number
  /** Whether the words around it say that a region is meant, and not its city. */
  isTold: boolean
  needsMarker: boolean
}

const MAX_NAME_WORDS = 6

/** The longest name of a region at a place, with the words that introduce it: 'provincia de Santa Fe', 'Lima región'. */
export function matchRegion(index: RegionIndex, words: readonly string[], at: number): RegionMatch | null {
  const word = words[at] ?? ''
  const isIntroduced = INTRODUCTIONS.has(word) || OR_HOMES.has(word)
  const link = isIntroduced && /^del?$/.test(words[at + 1] ?? '') ? words[at + 1] : undefined
  const from = at + Number(isIntroduced) + Number(link !== undefined)
  const named = longestName(index, words, from, link === 'del')
  if (!named) return null
  const { name, regions, end } = named
  const isFollowed =
    INTRODUCTIONS.has(words[end] ?? '') &&
    !/^del?$/.test(words[end + 1] ?? '') &&
    !longestName(index, words, end + 1)
  return {
    regions,
    from,
    end: end + Number(isFollowed),
    isTold: isFollowed || INTRODUCTIONS.has(word) || link !== undefined,
    needsMarker: !isIntroduced && !isFollowed && (AMBIGUOUS_REGIONS.has(name) || isKnownName(name)),
  }
}

/** @param hasArticle whether 'el' went before, as in 'provincia del Oro' */
function longestName(index: RegionIndex, words: readonly string[], from: number, hasArticle = false) {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - from); length > 0; length--) {
    const name = inFull(words.slice(from, from + length)).join(' ')
    const regions = index.byWords.get(name) ?? (hasArticle ? index.byWords.get(`el ${name}`) : undefined)
    if (regions) return { name, regions, end: from + length }
  }
  return null
}
