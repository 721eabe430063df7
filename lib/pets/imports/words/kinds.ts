import { nearestNames } from '@/lib/text/nearest-names'
import type { Gender, PetType } from '@/lib/text/vocabulary'
import { isUnknown, loose, plain, spellings, wordSet } from './plain'

/** Species and sexes in the words and letters of shelters' sheets. */

const DOGS = wordSet(
  `perro, perros, perrito, can, canino, caninos, canis, dog, dogs, canine, firulais, lomito, k9, k, p,
  puppy, puppies, perro domestico, canis familiaris, c, k 9, quiltro, chucho, firu, lomo, perruno, caninas`,
)
const CATS = wordSet(
  `gato, gatos, gatito, felino, felinos, michi, minino, cat, cats, feline, kitten, kittens, g, gato domestico, felis catus, f,
  domestic cat, fel, micho, misifu, minina, gatuno`,
)
const OTHERS = wordSet(
  `otro, otros, otro animal, otros animales, other, exotico, exoticos, exotic, small animal, roedor, rodent, ave, bird, aves, small furry,
  pato, ganso, gallina, gallo, pollo, pollito, pavo, paloma, codorniz, pez, peces, fish, caballo, yegua, burro, mula, cabra, chivo, oveja,
  cordero, cerdo, chancho, marrano, vaca, ternero, erizo, chinchilla, raton, rata, jerbo, gerbo, iguana, serpiente, lagarto,
  duck, chicken, horse, goat, sheep, pig, mouse, rat, hedgehog`,
)

const ANIMALS: Readonly<Record<string, ReadonlySet<string>>> = {
  Conejo: wordSet(
    'conejo, conejito, coneja, rabbit, bunny, lagomorfo, lop, holland lop, mini lop, cabeza de leon, belier, lionhead, rex, netherland dwarf, enano, angora',
  ),
  'Cobayo (cuy)': wordSet('cobayo, cuy, cuyo, cui, cobaya, conejillo de indias, guinea pig, curi, cuye'),
  Hámster: wordSet('hamster, hamsters, hamster ruso, syrian hamster, dwarf hamster'),
  Canario: wordSet('canario, canary'),
  Perico: wordSet(
    'perico, periquito, parakeet, budgie, loro, lorito, cotorra, parrot, catita, cotorrita, lovebird, agapornis, cockatiel, ninfa',
  ),
  Tortuga: wordSet(
    'tortuga, tortuguita, morrocoy, turtle, tortoise, tortuga de tierra, tortuga de agua, galapago',
  ),
}

/** The kind of animal that a text says and nothing else: 'cuyes' → 'Cobayo (cuy)'. */
export const animalCalled = (typed: string): string | null => {
  const words = spellings(loose(typed))
  const [exact] = Object.entries(ANIMALS).find(([, names]) => words.some((word) => names.has(word))) ?? []
  return exact ?? null
}

export const animalNamed = (typed: string): string | null => {
  const exact = animalCalled(typed)
  if (exact) return exact
  const meant = loose(typed)
  const [contained] =
    Object.entries(ANIMALS).find(([, words]) => meant.split(' ').some((word) => words.has(word))) ?? []
  return contained ?? null
}

/** Of dogs, mostly, but cats' sheets say it too. */
export const isYoung = (typed: string): boolean =>
  spellings(loose(typed)).some((word) => word === 'cachorro' || word === 'bebe')

/** The species that a misspelt word means, else another animal: sheets name dogs and cats in known words. */
export function likeliestType(typed: string): PetType {
  const meant = loose(typed)
  if (isYoung(typed)) return 'perro'
  const isLike = (words: ReadonlySet<string>) => nearestNames(words, meant).length > 0
  if (isLike(DOGS)) return 'perro'
  return isLike(CATS) ? 'gato' : 'otro'
}

export interface Species {
  type: PetType
  animal: string | null
}

/** @returns null where the cell is not understood, empty ones included. */
export function readSpecies(typed: string): Species | null {
  const meant = loose(typed)
  const isOf = (kind: ReadonlySet<string>) => spellings(meant).some((word) => kind.has(word))
  if (isOf(DOGS)) return { type: 'perro', animal: null }
  if (isOf(CATS)) return { type: 'gato', animal: null }
  if (isOf(OTHERS)) return { type: 'otro', animal: null }
  const animal = animalNamed(typed)
  if (animal) return { type: 'otro', animal }
  const words = meant.split(' ')
  const isDog = words.some((word) => word.length > 2 && DOGS.has(word))
  const isCat = words.some((word) => word.length > 2 && CATS.has(word))
  if (isDog === isCat) return null
  return { type: isDog ? 'perro' : 'gato', animal: null }
}

const MALES = wordSet(
  'macho, machos, machito, male, males, masculino, varon, boy, nm, mn, mc, niño, nene, hombre, masc, machote, neutered male, m c, m n',
)
/** Not `wordSet`, which makes them masculine. */
const FEMALES = new Set(
  'hembra hembras hembrita female females femenino femenina girl fs sf nina fe hem fem femme mujer nena perra perrita gata gatita'.split(
    ' ',
  ),
)
const LETTERS = { m: 'macho', f: 'hembra', h: 'hembra' } as const

/**
 * How a file writes sexes. 'H' is hembra beside 'M' and hombre beside 'F' alone, so letters are judged by the others of
 * their column.
 */
export class SexColumn {
  readonly #letters: ReadonlySet<string>

  constructor(cells: Iterable<string>) {
    this.#letters = new Set([...cells].map(plain).filter((word) => word.length === 1))
  }

  /** '' for unknown, null for what is not understood or names both. */
  read(typed: string): Gender | '' | null {
    if (isUnknown(typed.replace(/[♂♀]/g, 'x'))) return ''
    const meant = plain(typed)
    const isMan = meant === 'h' && this.#letters.has('f') && !this.#letters.has('m')
    if (isMan || typed.includes('?') || DOUBT.test(meant)) return null
    const sexes = new Set(meant.split(' ').flatMap((word) => sexOf(word) ?? []))
    if (typed.includes('♂')) sexes.add('macho')
    if (typed.includes('♀')) sexes.add('hembra')
    const [sex] = sexes
    return sexes.size === 1 && sex ? sex : null
  }
}

const DOUBT = /\b(no|or|o|not|tal vez|quizas?|creo|parece|posible\w*|probable\w*)\b/

function sexOf(word: string): Gender | null {
  if (word === 'm' || word === 'f' || word === 'h') return LETTERS[word]
  if (FEMALES.has(word)) return 'hembra'
  return MALES.has(loose(word)) ? 'macho' : null
}

/** 'Perra' and 'Gatita' tell the sex too. */
export function sexOfSpecies(typed: string): Gender | null {
  return /^(perra|perrita|gata|gatita|coneja|conejita|cachorra)s?$/.test(plain(typed)) ? 'hembra' : null
}
