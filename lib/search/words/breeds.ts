import { breedAliases } from '@/lib/pets/imports/words/breeds'
import { animalCalled } from '@/lib/pets/imports/words/kinds'
import { loose } from '@/lib/pets/imports/words/plain'
import type { BreedDto } from '@/lib/platform/catalog/dto'
import { fold } from '@/lib/text/text'
import type { PetType } from '@/lib/text/vocabulary'
import { meaningOf } from './lexicon'

export type BreedRow = Pick<BreedDto, 'type' | 'name' | 'internationalName'>

export interface BreedIndex {
  /** Names of several words, without 'de' and its like: 'azul ruso'. */
  phrases: ReadonlyMap<string, PetType>
  words: ReadonlyMap<string, PetType | null>
}

const MAX_BREED_WORDS = 6
const LINKS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'a'])
/** Words of names that say no breed by themselves. */
const PLAIN_WORDS = new Set(
  `perro gato pelo corto corta largo larga mediano grande gigante pequeno miniatura mini duro liso rizado suave negro blanco rojo azul fuego
  leonado tricolor gris agua montana sin gran estandar toy enano sierra castro san miguel lima chino cara rasa comun ojos cachorro cafe chocolate`.split(
    /\s+/,
  ),
)
/** Usual names that hold a colour or a size. */
const LOCAL_PHRASES: readonly [string, PetType][] = [
  ['ruso azul', 'gato'],
  ['toy poodle', 'perro'],
  ['french toy', 'perro'],
  ['mini toy', 'perro'],
  ['mini pinscher', 'perro'],
  ['mini schnauzer', 'perro'],
  ['salchicha enano', 'perro'],
  ['pequeno munsterlander', 'perro'],
  ['sin pelo peru', 'perro'],
  ['sin pelo peruano', 'perro'],
]

const nameWords = (name: string): string[] =>
  (fold(name.replace(/\(.*?\)/g, ' ')).match(/[a-z0-9]+/g) ?? []).filter((word) => !LINKS.has(word))

export function breedIndex(breeds: readonly BreedRow[]): BreedIndex {
  const phrases = new Map<string, PetType>(LOCAL_PHRASES)
  const words = new Map<string, PetType | null>()
  const add = (word: string, type: PetType) => {
    if (word.length < 3 || PLAIN_WORDS.has(word)) return
    const other = words.get(word)
    words.set(word, other === undefined || other === type ? type : null)
  }
  for (const { type, name, internationalName } of breeds) {
    if (type === 'otro') continue
    const own = nameWords(name).filter((word, at) => at > 0 || (word !== 'perro' && word !== 'gato'))
    if (own.length > 1) phrases.set(own.join(' '), type)
    const all = [...own, ...nameWords(internationalName), ...(fold(name).match(/[a-z]+/g) ?? [])]
    for (const word of all) add(word, type)
  }
  for (const type of ['perro', 'gato'] as const)
    for (const alias of breedAliases(type).keys())
      for (const word of alias.split(' ')) for (const form of [word, word.replace(/o$/, 'a')]) add(form, type)
  return { phrases, words }
}

/** How many of the words from `from` on are the name of a breed; links such as 'de' between them count. */
export function matchBreed({ phrases }: BreedIndex, words: readonly string[], from: number): number {
  let found = 0
  let name = ''
  for (let at = from, count = 0; at < words.length && count < MAX_BREED_WORDS; at++) {
    const word = words[at] ?? ''
    if (LINKS.has(word)) {
      if (at === from) return 0
      continue
    }
    name = name === '' ? word : `${name} ${word}`
    count++
    if (count > 1 && phrases.has(name)) found = at - from + 1
  }
  return found
}

const SIZES = new Set('mini toy enano enana miniatura micro gigante estandar standard'.split(' '))

/** Whether a word belongs to the name of a breed beside it: 'caniche toy'. */
export const isBreedSize = (word: string): boolean => SIZES.has(word)

const MAX_ALIAS_WORDS = 4
const ALIASES = [breedAliases('perro'), breedAliases('gato')]
const MONGREL = 'Mestizo (criollo)'

/** What pets of one breed have in their text: the words of the catalogue's name. */
const textWords = (name: string): string[] => fold(name).match(/[a-z0-9]{3,}/g) ?? []

const BIRD = /^(pajar(it)?o|avecit?a|ave)s?$/
const BIRDS = ['Canario', 'Perico']

/** The names of the catalogue that a usual name means, also in the plural: 'pitbull', 'frenchies', 'quiltro', 'cuyes'. */
function meantBy(typed: string): string[] {
  if (BIRD.test(typed)) return BIRDS
  const meaning = meaningOf(typed.split(' ')[0] ?? '')
  // Of other animals the kind is the breed; 'rex' and 'enano' are names and sizes, too.
  const animal = meaning?.kind === 'species' && meaning.type === 'otro' ? animalCalled(typed) : null
  if (animal) return [animal]
  if (meaning?.kind === 'species' && !typed.includes(' '))
    return meaning.type === 'perro' && meaning.stays ? [MONGREL] : []
  const forms = [typed, typed.replace(/s$/, ''), typed.replace(/es$/, '')].map(loose)
  const names = ALIASES.flatMap((aliases) => forms.map((form) => aliases.get(form)))
  return [...new Set(names.filter((name) => name !== undefined))]
}

/** The singular of a breed's usual name: 'bulldogs' → 'bulldog'. */
export const singularsOf = (word: string): string[] =>
  [word.replace(/s$/, ''), word.replace(/es$/, '')].filter(
    (form) => form !== word && meantBy(form).length > 0,
  )

/**
 * The usual name of a breed at a place among folded words, the longest one.
 * @returns how many words it has, and the words of each breed of the catalogue that it means; null for none
 */
export function matchBreedAlias(
  words: readonly string[],
  from: number,
): { length: number; breeds: string[][] } | null {
  for (let length = Math.min(MAX_ALIAS_WORDS, words.length - from); length > 0; length--) {
    const names = meantBy(words.slice(from, from + length).join(' '))
    if (names.length > 0) return { length, breeds: names.map(textWords) }
  }
  return null
}
