import type { PetType } from '@/lib/text/vocabulary'
import { cellAddresses, cellText, isErrorCell, withoutTags } from './cell-text'
import { type ColumnKey, type SheetKey, YES_NO_KEYS } from './columns'
import type { Header } from './header'
import { isUnknown, plain } from './words/plain'
import { lacksUnit } from './words/spans'

/** What a foundation said that words of its sheets mean, by `acceptedKey`. */
export type AcceptedWords = ReadonlyMap<string, string>

export const NO_WORDS: AcceptedWords = new Map()

/** Of a misspelt word no more counts than its letters; breeds and colours depend on the species. */
export function acceptedKey(key: ColumnKey, type: PetType | '', typed: string): string {
  const marks = WITH_MARKS.has(key) ? (typed.match(MARKS) ?? []).join('') : ''
  const words = `${plain(typed)} ${marks}`.trim()
  return `${key}|${key === 'breedId' || key === 'colorId' ? type : ''}|${words}`
}

/** Where marks change what a cell says: '<1 año', 'Macho?', '❌ Sí', 'no, muerde'. */
const WITH_MARKS: ReadonlySet<ColumnKey> = new Set<ColumnKey>([
  'age',
  'gender',
  'size',
  'status',
  ...YES_NO_KEYS,
])
const MARKS = /[^\p{L}\p{M}\p{Nd}\s.'"()+-]/gu

/** For a city: none of its own. */
export const OWN_CITY = 'La de tu fundación'

/** Longer cells are no values; reading them would only take time. */
const MAX_WORD = 200

/** Rich text of other programs comes in these. */
const PROSE: readonly SheetKey[] = ['name', 'description', 'tags']

const AGE_UNITS = [
  ['months', 'meses'],
  ['weeks', 'semanas'],
  ['days', 'días'],
  ['mixedAge', 'años o meses'],
] as const
const MOST_MONTHS = 12

const WEIGHT = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(kg|lb)?s?\.?$/i

const GRAMS = /^(\d{2,5}) *(?:g|grs?|gramos)?\.?$/i

/** 'Sí', 'IMG_2031.jpg' and 'C:\\fotos\\luna.jpg' name no photo that we could fetch. */
const ADDRESS = /^https?:|^\/\/|^(?![a-z][a-z+.-]*:).*\w\.\w+\//i
const BETWEEN_ADDRESSES = /(?<![,;])[,;]+(?=https?:\/\/|\/\/|www\.)/gi
/** '(https://…', '[Foto](https://…', 'Foto:https://…' */
const BEFORE_ADDRESS = /^(?!https?:).*?(?=https?:\/\/)/i
const AFTER_ADDRESS = /(?<![.,;"'»”>])[.,;"'»”>]+$/
const CLOSED = /(?<![)\]])[)\]]+[,;]?$/

function bareAddress(typed: string): string {
  const bare = typed
    .replace(BEFORE_ADDRESS, '')
    .replace(/^[(<["'«“]/, '')
    .replace(AFTER_ADDRESS, '')
  const closed = /[([]/.test(bare) ? bare : bare.replace(CLOSED, '')
  return /^https?:/i.test(closed) || !ADDRESS.test(closed) ? closed : `https://${closed.replace(/^\/\//, '')}`
}

export class TypedRow {
  readonly #keys: Header['keys']
  readonly #titles: Header['titles']
  readonly #cells: readonly string[]
  readonly #accepted: AcceptedWords

  constructor(
    { keys, titles }: Pick<Header, 'keys' | 'titles'>,
    cells: readonly string[],
    accepted: AcceptedWords = NO_WORDS,
  ) {
    this.#keys = keys
    this.#titles = titles
    this.#cells = cells
    this.#accepted = accepted
  }

  has(key: SheetKey): boolean {
    return this.#keys.includes(key)
  }

  text(key: SheetKey): string {
    return key === 'age' ? this.#age() : this.#cell(key)
  }

  #cell(key: SheetKey): string {
    const cell = this.#cells[this.#keys.indexOf(key)] ?? ''
    const text = isErrorCell(cell) ? '' : cellText(cell)
    return PROSE.includes(key) ? withoutTags(text) : text.slice(0, MAX_WORD)
  }

  /** The columns whose formula could not be calculated, with what they show; they are read as empty. */
  errors(): { key: SheetKey; cell: string }[] {
    return this.#keys.flatMap((key, at) => {
      const cell = this.#cells[at] ?? ''
      return key !== null && isErrorCell(cell) ? [{ key, cell }] : []
    })
  }

  /** What the foundation said that the cell means, else its text. @param source another column that tells it */
  word(key: ColumnKey, type: PetType | '' = '', source: SheetKey = key): string {
    return this.meant(key, type, this.text(source).slice(0, MAX_WORD))
  }

  /** What the foundation said that a text means, else the text. */
  meant(key: ColumnKey, type: PetType | '', text: string): string {
    return this.accepted(key, text, type) ?? text
  }

  /** All columns of a kind that may have several. */
  told(key: SheetKey): { title: string; text: string }[] {
    return this.#cells.flatMap((cell, at) => {
      const text = this.#keys[at] === key ? cellText(cell).slice(0, MAX_WORD) : ''
      return text === '' ? [] : [{ title: this.#titles[at] ?? '', text }]
    })
  }

  /** What the foundation said that a text of this row means; undefined if nothing. */
  accepted(key: ColumnKey, text: string, type: PetType | '' = ''): string | undefined {
    return this.#accepted.get(acceptedKey(key, type, text))
  }

  /** Numbers with the unit of their column's title; of two columns for years and months both. */
  #age(): string {
    const years = this.#cell('age')
    const [of, unit] = AGE_UNITS.find(([key]) => this.#cell(key) !== '') ?? []
    const others = of ? this.#cell(of) : ''
    if (isUnknown(others)) return years
    const typed = lacksUnit(others) ? `${others} ${unit}` : others
    if (isUnknown(years)) return typed
    if (!lacksUnit(years)) return years
    // Months beyond a year say the same again.
    const age = `${years} ${years === '1' ? 'año' : 'años'}`
    return Number(others) < MOST_MONTHS ? `${age} y ${typed}` : `${age} o ${typed}`
  }

  /** '12.5 kg'; empty for what is no weight. */
  weight(): string {
    const [, grams] = GRAMS.exec(this.text('grams')) ?? []
    if (grams !== undefined) return `${Number(grams) / 1000} kg`
    const key = this.text('kilos') === '' ? 'pounds' : 'kilos'
    const [, number, unit = key === 'kilos' ? 'kg' : 'lb'] = WEIGHT.exec(this.text(key)) ?? []
    return number === undefined ? '' : `${number} ${unit}`
  }

  /** URLs with their column's number; a cell may have several. */
  photos(): { number: number; address: string }[] {
    const cells = this.#cells.filter((_, at) => this.#keys[at] === 'photos')
    return cells.flatMap((cell, at) =>
      cellAddresses(cell)
        .replace(BETWEEN_ADDRESSES, ' ')
        .split(/[\s|]+/)
        .map(bareAddress)
        .filter((address) => ADDRESS.test(address))
        .map((address) => ({ number: at + 1, address })),
    )
  }

  extra(): string[] {
    return this.#cells.slice(this.#keys.length).filter((cell) => cell !== '')
  }
}
