import type { PetType } from '@/lib/text/vocabulary'
import { isBreedSize, matchBreed } from './breeds'
import { matchColor } from './colors'
import { readCompany } from './company'
import { isKnownName } from './known-words'
import { type Meaning, meaningOf } from './lexicon'
import { oneMeant } from './misspelt'
import { ageIn, matchAge, type TypedAge } from './number-ages'
import { isCount, matchLabel, matchPhrase, saysNoPet } from './phrases'
import { type NamedRegion, PlaceReader } from './place-reader'
import { range, Said } from './said'
import { spelledLike } from './spelling'
import type { Token } from './tokens'
import type { Vocabulary } from './vocabulary'

/** Words whose spelling is looked up: it takes time, and people type few. */
const MAX_LOOKUPS = 12

/** Reads the words of one search from left to right. */
export class WordReader {
  readonly said = new Said()
  readonly corrected: string[] = []
  readonly #words: string[]
  readonly #places: PlaceReader
  readonly #ages: (TypedAge & { at: number[] })[] = []
  readonly #pups: number[] = []
  /** The species that was said so far: colours are those of its list. */
  #species: PetType | null = null
  #isCat = false
  #lookups = 0

  constructor(
    private readonly vocabulary: Vocabulary,
    private readonly tokens: readonly Token[],
    private readonly isName: (word: string) => boolean,
    private readonly species: PetType | null,
  ) {
    this.#species = species
    this.#words = tokens.map(({ word }, at) => (at === 0 && word === 'pero' ? 'perro' : word))
    this.#places = new PlaceReader(vocabulary.places, this.#words, vocabulary.isKnown)
  }

  read(): void {
    let at = 0
    while (at < this.#words.length) at = this.#readAt(at)
    this.#places.settle(this.said)
    this.#settleSpecies()
  }

  get regions(): NamedRegion[] {
    return this.#places.regionsBeside(this.said)
  }

  #readAt(at: number): number {
    const word = this.#words[at] ?? ''
    const age = matchAge(this.#words, at)
    if (age) {
      this.#ages.push({ ...age, at: range(at, age.end) })
      return age.end
    }
    if (/^llam(a|an|ada|ado|ados|adas|arse|e)$/.test(word) || word === 'nombre') return this.#readName(at)
    if (isCount(this.#words, at)) return at + 1
    const known =
      readCompany(this.#words, at, this.said) ??
      this.#readBreed(at) ??
      this.#readPlace(at) ??
      this.#readPhrase(at)
    if (known !== null) return known
    const meaning = this.#isSizeOfBreed(at) ? null : this.#meaningAt(at)
    if (meaning) return saysNoPet(meaning, this.#words, at) ? this.#text(at) : this.#readMeaning(meaning, at)
    return this.#readMisspelt(at) ?? this.#places.readMisspeltRegion(at, this.#isWord) ?? this.#text(at)
  }

  /** 'Se llama Canela': what follows is a name. */
  #readName(at: number): number {
    if (at + 1 < this.#words.length) this.said.keep(at + 1)
    return at + 2
  }

  #readBreed(at: number): number | null {
    const length = matchBreed(this.vocabulary.breeds, this.#words, at)
    const word = this.#words[at] ?? ''
    const { words } = this.vocabulary.breeds
    if (length === 0 && !words.has(word)) return null
    if (this.#places.lengthAt(at) >= Math.max(length, 1) && (this.#places.isMarked(at) || length === 0))
      return null
    if (length === 0 && (meaningOf(word) || words.get(word) === undefined)) return null
    const end = at + Math.max(length, 1)
    this.#isCat ||= words.get(word) === 'gato'
    for (const place of range(at, end)) this.#keepWord(place)
    // 'Caniche toy', 'poodle mini'
    return this.#keepSizes(end)
  }

  #readPlace(at: number): number | null {
    const place = this.#places.readAt(at)
    if (!place) return null
    for (const one of place.text) this.#keepWord(one)
    for (const one of place.dropped) this.said.drop(one)
    return place.end
  }

  #readPhrase(at: number): number | null {
    const phrase = matchPhrase(this.#words, at)
    if (!phrase) return null
    const end = at + phrase.length
    return phrase.said ? this.#say(phrase.said.key, phrase.said.value, at, end) : end
  }

  #isWord = (word: string): boolean => this.vocabulary.isKnown(word) || this.isName(word)
  #isBreed = (word: string): boolean => this.vocabulary.breeds.words.has(word)
  #meaningAt = (at: number): Meaning | null => meaningOf(this.#words[at] ?? '')

  #readMeaning(meaning: Meaning, at: number): number {
    const next = at + 1
    switch (meaning.kind) {
      case 'small':
      case 'degree':
        return next
      case 'text':
        return this.#text(at)
      case 'negation':
        return this.#readNegation(at)
      case 'label':
        return this.#readLabel(at)
      case 'species':
        this.#saySpecies(meaning, at)
        // 'Conejo enano'
        return meaning.type === 'otro' ? this.#keepSizes(next) : next
      case 'pup':
        this.#pups.push(at)
        this.said.say('age', 'cachorro', [at])
        if (meaning.gender) this.said.say('gender', meaning.gender, [at])
        this.#species ??= 'perro'
        return next
      case 'coat':
        return this.#readLoneCoat(meaning.value, at)
      case 'color':
        return this.#readColor(at)
      default:
        return this.#say(meaning.kind, meaning.value, at, next)
    }
  }

  /** 'Mini pug' */
  #isSizeOfBreed = (at: number): boolean =>
    isBreedSize(this.#words[at] ?? '') && this.#isBreed(this.#words[at + 1] ?? '')

  /** Negations reach to the next comma, or to a place that is no part of them: 'no agresivo en Quito'. */
  #readNegation(at: number): number {
    let end = at + 1
    let isSaid = false
    while (end < this.tokens.length && !this.tokens[end]?.startsPart) {
      if (isSaid && this.#words[end] === 'en' && this.#places.lengthAt(end + 1) > 0) break
      isSaid ||= this.#meaningAt(end)?.kind !== 'small'
      end++
    }
    this.said.ignore(range(at, end))
    return end
  }

  #readLabel(at: number): number {
    const { coat, end, isText } = matchLabel(this.#words, at, this.#isBreed)
    if (coat) return this.#say('coat', coat, at, end)
    if (isText) this.said.keep(at)
    return end
  }

  #saySpecies(meaning: Extract<Meaning, { kind: 'species' }>, at: number): void {
    const { type, gender, stays } = meaning
    this.said.say('type', type, [at])
    this.#species = type
    if (gender) this.said.say('gender', gender, [at])
    // 'Perro o perra' wants either.
    const before = this.#meaningAt(at - 2)
    if (/^[ouy]$/.test(this.#words[at - 1] ?? '') && before?.kind === 'species' && before.type === type)
      if (before.gender !== gender) this.said.say('gender', 'macho', [at])
    if (stays) this.said.keep(at)
  }

  #readLoneCoat(coat: string, at: number): number {
    if (this.#species) return this.#say('coat', coat, at, at + 1)
    // 'Peludos' without a species are pets.
    return /^pelud/.test(this.#words[at] ?? '') ? at + 1 : this.#text(at)
  }

  #readColor(at: number): number {
    const isOfPage = this.species !== null && this.said.valuesOf('type').size === 0
    if (!this.#species || (isOfPage && isKnownName(this.#words[at] ?? ''))) return this.#text(at)
    const { slug, end } = matchColor(this.vocabulary.colors, this.#species, this.#words, at)
    if (slug !== null) return this.#say('color', slug, at, end)
    for (const place of range(at, end)) if (this.#meaningAt(place)?.kind === 'color') this.said.keep(place)
    return end
  }

  #readMisspelt(at: number): number | null {
    const word = this.#words[at] ?? ''
    if (this.#places.lengthAt(at) > 0 || this.#lookups++ >= MAX_LOOKUPS) return null
    const place = this.#places.misspeltAt(at, this.#isWord)
    const like = this.#isWord(word)
      ? { words: [], errors: Number.POSITIVE_INFINITY }
      : spelledLike(this.vocabulary.spelling, word)
    if (place && (place.length > 1 || place.errors < like.errors)) {
      const read = this.#places.take(at, place)
      if (read) this.corrected.push(...this.#words.slice(at, read.end))
      return read?.end ?? null
    }
    const meant = place && place.errors === like.errors ? null : oneMeant(like.words, this.#species !== null)
    // After 'en' stands a place, or 'adopción'.
    if (!meant || (this.#places.isMarked(at) && meaningOf(meant)?.kind !== 'small')) return null
    this.corrected.push(word)
    this.#words[at] = meant
    return this.#readAt(at)
  }

  #settleSpecies(): void {
    if (this.#pups.length > 0 && !this.species && this.said.valuesOf('type').size === 0 && !this.#isCat)
      this.said.say('type', 'perro', this.#pups)
    const type =
      (this.said.valueOf('type') as PetType | null) ??
      (this.said.valuesOf('type').size === 0 ? this.species : null)
    if (this.#species !== type) for (const at of this.said.forget('color')) this.#keepWord(at)
    for (const typed of this.#ages) {
      const age = ageIn(typed, type)
      if (age) this.said.say('age', age, typed.at)
      else this.said.ignore(typed.at)
    }
  }

  #say(key: Parameters<Said['say']>[0], value: string, from: number, end: number): number {
    this.said.say(key, value, range(from, end))
    return end
  }

  #text(at: number): number {
    this.said.keep(at)
    return at + 1
  }

  #keepWord(at: number): void {
    if (meaningOf(this.#words[at] ?? '')?.kind !== 'small') this.said.keep(at)
  }

  #keepSizes(from: number): number {
    let end = from
    while (isBreedSize(this.#words[end] ?? '')) this.said.keep(end++)
    return end
  }
}
