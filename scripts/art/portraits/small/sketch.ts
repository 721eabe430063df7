import { type Random, randomFrom } from '@/db/seed/random'
import type { Age, Coat } from '@/lib/vocabulary'
import { WHITE } from '@/scripts/art/portraits/coats'
import { isDark, type Tones, tonesOf } from '@/scripts/art/portraits/colour'

export type SmallAnimal = 'bird' | 'guinea pig' | 'hamster' | 'parakeet' | 'rabbit' | 'tortoise'

const ANIMAL_BY_BREED: readonly (readonly [RegExp, SmallAnimal])[] = [
  [/conejo/i, 'rabbit'],
  [/cobayo|cuy/i, 'guinea pig'],
  [/hámster/i, 'hamster'],
  [/perico|loro|cotorra/i, 'parakeet'],
  [/canario/i, 'bird'],
  [/tortuga/i, 'tortoise'],
]

/** Unknown breeds are drawn as rabbits. */
export function smallAnimalOf(breed: string): SmallAnimal {
  return ANIMAL_BY_BREED.find(([name]) => name.test(breed))?.[1] ?? 'rabbit'
}

interface SmallCoat {
  base: string
  /** Chest, muzzle and blaze, where they are of another colour. */
  white: string | null
  /** Patches of two colours on a white animal. */
  patches: readonly [string, string] | null
}

const plain = (base: string): SmallCoat => ({ base, white: null, patches: null })

const COATS: Readonly<Record<string, SmallCoat>> = {
  Amarillo: plain('#F0C748'),
  Azul: { ...plain('#6DA4CC'), white: WHITE },
  Blanco: plain('#F5EEE2'),
  'Blanco y café': { ...plain('#9A6B49'), white: WHITE },
  'Blanco y negro': { ...plain('#3D3736'), white: WHITE },
  Café: plain('#8C6345'),
  Canela: plain('#C98F5C'),
  Crema: plain('#E6D3B8'),
  Gris: plain('#9B9996'),
  Negro: plain('#3D3736'),
  Tricolor: { base: WHITE, white: WHITE, patches: ['#C67F42', '#3F3734'] },
  Verde: plain('#76B357'),
  'Verde oliva': plain('#7C8A4C'),
}

export interface SmallSketch {
  coat: SmallCoat
  tones: Tones
  dark: boolean
  longHaired: boolean
  young: boolean
  old: boolean
  eyesClosed: boolean
  /** Random numbers of this picture. */
  random: Random
  /** Random numbers of the animal, the same on all its pictures. */
  markings: Random
  /** Prefix of SVG ids. */
  id: string
}

export interface SmallSketchRequest {
  seed: string
  identitySeed: string
  color: string
  coatLength: Coat
  age: Age
  eyesClosed: boolean
}

export function sketchSmall(request: SmallSketchRequest, id: string): SmallSketch {
  const coat = COATS[request.color] ?? plain('#C98F5C')
  return {
    coat,
    tones: tonesOf(coat.base),
    dark: isDark(coat.base),
    longHaired: ['largo', 'ondulado', 'rizado'].includes(request.coatLength),
    young: request.age === 'cachorro',
    old: request.age === 'adulto mayor',
    eyesClosed: request.eyesClosed,
    random: randomFrom(`${request.seed}|draw`),
    markings: randomFrom(`${request.identitySeed}|marks`),
    id,
  }
}

/** The head's centre is the origin. */
export interface SmallDrawing {
  definitions: string
  /** Painted below the head. */
  body: string
  head: string
  /** Height of the highest tip; negative is up. */
  top: number
  /** Height of the feet. */
  floor: number
  /** Half the width of its shadow; 0 for one that does not sit on the ground. */
  shadowHalf: number
}
