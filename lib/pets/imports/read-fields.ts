import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { AGE_LABELS, COAT_LABELS, HEALTH_LABELS } from '@/lib/text/copy/labels'
import { type PetType, type RowProblem, TAGS } from '@/lib/text/vocabulary'
import { type Choices, findBreed, findColor, findNamed, findValue, withoutSuffix } from './cell-values'
import { COLUMNS, type ColumnKey, LISTS, MANY_WORDS, TYPE_WORDS } from './columns'
import type { Reading } from './dto'
import { noSuchName, noSuchValue } from './problems'
import type { TypedRow } from './typed-row'
import { likelyAge, readAge } from './words/ages'
import {
  type Answer,
  likelyCastrated,
  likelyHealth,
  readAnswer,
  readCastrated,
  readCompany,
  readHealth,
  readNeeds,
  readTrained,
} from './words/answers'
import {
  isYoung,
  likeliestType,
  readSpecies,
  type SexColumn,
  type Species,
  sexOfSpecies,
} from './words/kinds'
import { likelySize, readCoat, readSize, readTags } from './words/looks'
import { isNoName, isUnknown, loose } from './words/plain'

export interface SheetFacts {
  sexes: SexColumn
  now: Date
}

/** The cells of a row as values of the publish form. */
export interface RowFields {
  fields: Map<string, string | string[]>
  /** Columns without an answer: empty, 'S/D', or not in the file. */
  open: Set<ColumnKey>
  readings: Reading[]
  problems: RowProblem[]
}

/** Nobody has to look at what 'M' and 'Yes' were read as. */
const OBVIOUS: readonly ColumnKey[] = ['type', 'gender', 'houseTrained', 'children', 'dogs', 'cats']
const YES_NO = ['Sí', 'No']
const COMPANY_ANSWERS = ['No lo sé', 'Sí', 'No']
const ANSWERS: readonly (readonly [ColumnKey, (typed: string) => Answer, readonly string[]])[] = [
  ['castrated', readCastrated, YES_NO],
  ['houseTrained', readTrained, ['No lo sé', ...YES_NO]],
  ['specialNeeds', readNeeds, ['No lo sé', ...YES_NO]],
  ['children', readCompany, COMPANY_ANSWERS],
  ['dogs', readCompany, COMPANY_ANSWERS],
  ['cats', readCompany, COMPANY_ANSWERS],
]

/** Reads every cell of these; what is not understood is a problem with suggestions. */
export const readFields = (typed: TypedRow, choices: Choices, facts: SheetFacts): RowFields =>
  new FieldReader(typed, choices, facts).read()

class FieldReader implements RowFields {
  readonly fields = new Map<string, string | string[]>()
  readonly open = new Set<ColumnKey>()
  readonly readings: Reading[] = []
  readonly problems: RowProblem[] = []
  readonly #typed: TypedRow
  readonly #choices: Choices
  readonly #facts: SheetFacts

  constructor(typed: TypedRow, choices: Choices, facts: SheetFacts) {
    this.#typed = typed
    this.#choices = choices
    this.#facts = facts
  }

  read(): RowFields {
    for (const { key, cell } of this.#typed.errors())
      if (COLUMNS.some((column) => column.key === key))
        this.readings.push({ key: key as ColumnKey, typed: cell, read: '' })
    for (const key of ['name', 'description'] as const) {
      const text = key === 'name' ? this.#typed.word(key) : this.#typed.text(key)
      if (text === '' || (key === 'name' && isNoName(text))) this.open.add(key)
      else this.fields.set(key, text)
    }
    const species = this.#readType()
    this.#readSex()
    this.#readLooks(species?.type ?? 'perro')
    for (const [key, read, options] of ANSWERS) {
      const answer = read(this.#typed.word(key))
      if (answer === null) this.#report(key, options, key === 'castrated' ? this.#castrated() : null)
      else if (answer === '') this.open.add(key)
      else this.#set(key, answer, answer === 'si' ? 'Sí' : 'No')
    }
    this.#readTags()
    if (species) {
      this.#readBreed(species)
      this.#readColor(species.type)
    } else for (const key of ['breedId', 'colorId'] as const) this.open.add(key)
    return this
  }

  #set(key: ColumnKey, value: string, label: string, typed = this.#typed.text(key)): void {
    this.fields.set(key, value)
    const isSame = [label, withoutSuffix(label)].some((name) => loose(name) === loose(typed))
    if (typed !== '' && !isSame && !OBVIOUS.includes(key)) this.readings.push({ key, typed, read: label })
  }

  #report(key: ColumnKey, labels: readonly string[], guess: string | null = null): void {
    this.problems.push(noSuchValue(key, '', this.#typed.text(key), labels, guess))
  }

  #castrated = () => likelyCastrated(this.#typed.text('castrated'), this.#facts.now)

  #readType(): Species | null {
    const word = this.#typed.word('type')
    const known = findValue(TYPE_WORDS, word) ?? findValue(MANY_WORDS, word)
    const species = known ? { type: known, animal: null } : readSpecies(word)
    if (species) {
      this.#set('type', species.type, species.animal ?? TYPE_WORDS[species.type])
      return species
    }
    if (!isUnknown(word) && !(isYoung(word) && this.#typeOfBreed())) {
      const likeliest = TYPE_WORDS[likeliestType(word)]
      const options = [...new Set([likeliest, ...Object.values(TYPE_WORDS)])]
      this.#report('type', options, isYoung(word) ? likeliest : null)
      return null
    }
    const guessed = this.#typeOfBreed()
    if (guessed) this.fields.set('type', guessed)
    else this.open.add('type')
    return guessed && { type: guessed, animal: null }
  }

  /** Sheets of one species leave it out; a breed that only one species has tells it. */
  #typeOfBreed(): PetType | null {
    const breed = this.#typed.word('breedId')
    const named = (['perro', 'gato', 'otro'] as const).filter((type) =>
      findNamed(this.#choices.breeds[type], breed),
    )
    return named.length === 1 ? (named[0] ?? null) : null
  }

  #readSex(): void {
    const word = this.#typed.word('gender')
    const gender = findValue(GENDER_LABELS, word) ?? this.#facts.sexes.read(word)
    if (gender === null) this.#report('gender', Object.values(GENDER_LABELS))
    else if (gender !== '') this.#set('gender', gender, GENDER_LABELS[gender])
    else {
      const told = sexOfSpecies(this.#typed.text('type'))
      if (told) this.fields.set('gender', told)
      else this.open.add('gender')
    }
  }

  #readLooks(type: PetType): void {
    const read = <Value extends string>(
      key: 'age' | 'size' | 'coat' | 'health',
      labels: Record<Value, string>,
      understand: (word: string) => Value | '' | null,
      source: 'birth' | typeof key = key,
      guess: (word: string) => Value | null = () => null,
    ) => {
      const word = this.#typed.word(key, '', source)
      const value = findValue(labels, word) ?? understand(word)
      const text = this.#typed.text(source)
      if (value === null) {
        const likely = guess(word)
        this.problems.push(noSuchValue(key, '', text, Object.values(labels), likely && labels[likely]))
      } else if (value === '') this.open.add(key)
      else this.#set(key, value, labels[value], text)
    }
    const age = (word: string) => readAge(word, type, this.#facts.now)
    const isTold = findValue(AGE_LABELS, this.#typed.word('age')) ?? age(this.#typed.word('age'))
    const isBorn =
      !isTold && this.#typed.text('birth') !== '' && (isTold === '' || age(this.#typed.text('birth')))
    read('age', AGE_LABELS, age, isBorn ? 'birth' : 'age', (word) => likelyAge(word, type))
    // The size is the adult's: what a puppy weighs does not tell it.
    const isGrown = this.fields.get('age') !== 'cachorro'
    const weight = !isGrown || this.open.has('age') ? '' : this.#typed.weight()
    const size = (word: string) => readSize(isUnknown(word) ? weight : word, type, isGrown)
    read('size', SIZE_LABELS, size, 'size', (word) => likelySize(word, type))
    read('coat', COAT_LABELS, readCoat)
    read('health', HEALTH_LABELS, readHealth, 'health', likelyHealth)
  }

  /** Traits are optional: words that are none are left out, and said so. */
  #readTags(): void {
    const { tags, others } = readTags(this.#typed.text('tags'), 3 * TAGS.length)
    this.fields.set('tags', tags)
    for (const typed of others) this.readings.push({ key: 'tags', typed, read: '' })
  }

  #readBreed({ type, animal }: Species): void {
    const entries = this.#choices.breeds[type]
    const word = this.#typed.word('breedId', type)
    const second = this.#typed.text('breed2')
    const hint = animal === null ? null : findNamed(entries, animal)
    // 'Mix: Y' beside a breed
    const isMix = readAnswer(this.#typed.text('mixed')) === 'si'
    if (word === '' && !isMix) {
      if (hint) this.fields.set('breedId', String(hint.id))
      else this.open.add('breedId')
      return
    }
    const others = [...(second === '' || isUnknown(second) ? [] : [second]), ...(isMix ? ['mix'] : [])]
    const whole = [word, ...others].join(' / ')
    const found = findBreed(entries, whole, type) ?? hint
    if (found) this.#set('breedId', String(found.id), found.name, others.length === 0 ? undefined : whole)
    else
      this.problems.push(
        noSuchName('breedId', this.#typed.text('breedId'), entries, LISTS.breedId(type), type),
      )
  }

  #readColor(type: PetType): void {
    const entries = this.#choices.colors[type]
    const word = this.#typed.word('colorId', type)
    const second = this.#typed.text('color2')
    if (isUnknown(word)) {
      this.open.add('colorId')
      return
    }
    const both = second === '' || isUnknown(second) ? word : `${word} / ${second}`
    const found = findColor(entries, both, type) ?? findColor(entries, word, type)
    if (found) this.#set('colorId', String(found.id), found.name, both)
    else
      this.problems.push(
        noSuchName('colorId', this.#typed.text('colorId'), entries, LISTS.colorId(type), type),
      )
  }
}
