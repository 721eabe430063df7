import { wordsOf } from './inflect'
import { isRegionWord } from './known-words'
import { matchMisspeltPlace, matchPlace, type PlaceIndex, type PlaceMatch } from './places'
import { matchRegion, misspeltRegions, type Region, type RegionMatch } from './regions'
import { range, type Said } from './said'

interface Mention extends PlaceMatch {
  at: number
  end: number
}

/** A region that is named; it is no filter. */
export interface NamedRegion {
  /** Several where countries share the name. */
  regions: readonly Region[]
  /** The places of its words. */
  at: number[]
  /** False where its name is read as a city's, or may be a pet's: it counts where nothing is found. */
  isSure: boolean
}

interface RegionMention extends NamedRegion {
  isCity: boolean
}

const LINKS = new Set(wordsOf('de del la en d provincia prov pcia region departamento dpto depto'))
const OF_NAMES = new Set(wordsOf('de del la las los el'))
const ARTICLES = new Set(wordsOf('el la'))
const SHORTEST_NAME = 4
const OF_CITIES = new Set(wordsOf('capital ciudad'))
const MARKERS = new Set(wordsOf('en desde x ciudad comuna municipio canton distrito zona hacia'))
const BEFORE_DE = new Set(
  wordsOf(
    'cerca cerquita cercano cercanos cercana cercanas ciudad soy somos comuna municipio centro afueras alrededores provincia',
  ),
)

/** Reads the places among the words of a search. */
export class PlaceReader {
  readonly #mentions: Mention[] = []
  /** By where they begin. */
  readonly #regions = new Map<number, RegionMention>()

  constructor(
    private readonly index: PlaceIndex,
    private readonly words: readonly string[],
    private readonly isKnown: (word: string) => boolean,
  ) {}

  /** How many words the name at a place has; 0 for none. */
  lengthAt(at: number): number {
    const region = matchRegion(this.index.regions, this.words, at)
    return Math.max(matchPlace(this.index, this.words, at)?.length ?? 0, region ? region.end - at : 0)
  }

  /** Whether the words before say that a place follows. */
  isMarked(at: number): boolean {
    const first = this.words[at - 1] ?? ''
    const second = this.words[at - 2] ?? ''
    return MARKERS.has(first) || (first === 'de' && BEFORE_DE.has(second)) || first === 'cerca'
  }

  /** The name at a place. @returns the end, the words that stay text, and earlier ones that belong to it; null for none */
  readAt(at: number): { end: number; text: number[]; dropped: number[] } | null {
    const match = matchPlace(this.index, this.words, at)
    const region = matchRegion(this.index.regions, this.words, at)
    const end = region && this.#takeRegion(at, region)
    return end ? { end, text: [], dropped: [] } : match && this.take(at, match)
  }

  /** A region wins over a place that is no city, and over a city of a shorter name or after 'provincia de'. */
  #takeRegion(at: number, { regions, from, end, isTold, needsMarker }: RegionMatch): number | null {
    const place = matchPlace(this.index, this.words, from)
    const placeEnd = from + (place?.length ?? 0)
    if ((!isTold && placeEnd > end) || this.#longerNameFrom(end) > end) return null
    const isCity = !isTold && placeEnd === end && place?.place.kind !== 'other'
    const marker = needsMarker ? this.#regionMarker(from) : at
    const isInCountry = matchPlace(this.index, this.words, end)?.place.kind === 'country'
    const isSure = !isCity && (marker !== null || isInCountry)
    if (!isCity || from === at)
      this.#regions.set(at, { regions, at: range(marker ?? at, end), isCity, isSure })
    return isSure ? end : null
  }

  /** Where the words begin that say that a region follows: 'en el Valle'. Without them it is read otherwise the next time. */
  #regionMarker(at: number): number | null {
    const from = ARTICLES.has(this.words[at - 1] ?? '') ? at - 1 : at
    if (!this.isMarked(from)) return null
    return this.words[from - 1] === 'de' ? from - 2 : from - 1
  }

  misspeltAt(at: number, isWord: (word: string) => boolean): (PlaceMatch & { errors: number }) | null {
    return matchMisspeltPlace(this.index, this.words, at, isWord)
  }

  /** 'Antioqia'. @returns the end where the words before say that a place follows; else it counts where nothing is found */
  readMisspeltRegion(at: number, isWord: (word: string) => boolean): number | null {
    const word = this.words[at] ?? ''
    const regions = isWord(word) ? null : misspeltRegions(this.index.regions, word)
    if (!regions) return null
    const marker = this.#regionMarker(at)
    this.#regions.set(at, {
      regions,
      at: range(marker ?? at, at + 1),
      isCity: false,
      isSure: marker !== null,
    })
    return marker === null ? null : at + 1
  }

  take(at: number, match: PlaceMatch): { end: number; text: number[]; dropped: number[] } | null {
    const { place, length } = match
    const end = at + length
    if (place.kind === 'other') return { end, text: range(at, end), dropped: [] }
    const after = this.#surroundingsAfter(match, end)
    const before = this.#surroundingsBefore(match, at)
    const longer = after === end && place.kind === 'city' ? this.#longerNameFrom(end) : end
    if (longer > end) return { end: longer, text: range(at, longer), dropped: [] }
    if (place.needsMarker && !this.isMarked(at) && after === end && before === at) return null
    for (const [begin, { at: words }] of this.#regions)
      if (words.some((one) => one >= before && one < at)) this.#regions.delete(begin)
    this.#mentions.push({ ...match, at: before, end: after })
    return {
      end: after,
      text: [],
      dropped: range(before, at),
    }
  }

  /** 'Luján de Cuyo', 'Rosario de la Frontera': another place than the one that its name begins with. @returns the end */
  #longerNameFrom(from: number): number {
    let at = from
    while (OF_NAMES.has(this.words[at] ?? '')) at++
    const word = this.words[at] ?? ''
    const isName = at > from && word.length >= SHORTEST_NAME && this.words[from]?.startsWith('d')
    const isOther = isRegionWord(word) || !this.isKnown(word)
    return isName && isOther && !matchPlace(this.index, this.words, at) ? at + 1 : from
  }

  /** 'Florencia Caquetá', 'Córdoba capital': a region or country after a city belongs to it. */
  #surroundingsAfter({ place }: PlaceMatch, from: number): number {
    let end = from
    if (place.kind !== 'city') return end
    for (;;) {
      let at = end
      if (OF_CITIES.has(this.words[at] ?? '')) {
        end++
        continue
      }
      if (place.slug === 'santiago' && this.words[at] === 'centro') {
        end++
        continue
      }
      while (LINKS.has(this.words[at] ?? '') && !this.#surrounds(place.surroundings, at)) at++
      const length = this.#surrounds(place.surroundings, at)
      if (length === 0) return end
      end = at + length
    }
  }

  #surroundingsBefore({ place }: PlaceMatch, from: number): number {
    if (place.kind !== 'city') return from
    for (let length = 6; length > 0; length--) {
      const at = from - length
      if (at >= 0 && this.#surrounds(place.surroundings, at) === length) return at
    }
    return from
  }

  /** How many words from a place on are one of the names. */
  #surrounds(names: ReadonlySet<string>, at: number): number {
    for (let length = Math.min(6, this.words.length - at); length > 0; length--)
      if (names.has(this.words.slice(at, at + length).join(''))) return length
    return 0
  }

  /** Says the one city, or the one country without a city of it; the words of regions stay text, small ones too. */
  settle(said: Said): void {
    for (const { at, isSure } of this.#regions.values()) if (isSure) for (const one of at) said.keep(one)
    const cities = this.#mentions.filter(({ place }) => place.kind === 'city')
    const countries = this.#mentions.filter(({ place }) => place.kind === 'country')
    const own = cities.filter((one) => !this.#isSurrounding(one, cities) && !this.#isRegion(one, countries))
    const slugs = new Set(own.map(({ place }) => place.slug))
    const places = [
      ...own,
      ...countries.filter(({ place }) => !own.some((city) => city.place.countries.has(place.slug))),
    ]
    const isContrary = slugs.size > 1 || (slugs.size === 1 && places.length > own.length)
    for (const { place, at, end } of places)
      if (isContrary) said.ignore(range(at, end))
      else if (place.kind !== 'other') said.say(place.kind, place.slug, range(at, end))
  }

  /** After `settle`. */
  regionsBeside(said: Said): NamedRegion[] {
    const hasCity = said.valueOf('city') !== null
    // 'Córdoba, Colombia' is the region, whatever city is called so.
    const isOther = !hasCity && said.valueOf('country') !== null
    return [...this.#regions.values()]
      .filter(({ isCity }) => !isCity || hasCity || isOther)
      .map(({ regions, at, isCity, isSure }) => ({ regions, at, isSure: isSure || (isCity && isOther) }))
  }

  /** Whether a city is only named as the region of one right beside it. */
  #isSurrounding(one: Mention, cities: readonly Mention[]): boolean {
    const name = this.words.slice(one.at, one.end).join('')
    return cities.some(
      (city) => city !== one && city.place.surroundings.has(name) && city.at <= one.end && one.at <= city.end,
    )
  }

  /** Whether a city of another country is named like a region of the one said: 'Córdoba, Colombia'. */
  #isRegion({ place, at, end }: Mention, countries: readonly Mention[]): boolean {
    const name = this.words.slice(at, end).join('')
    return countries.some((one) => one.place.regions?.has(name) && !place.countries.has(one.place.slug))
  }
}
