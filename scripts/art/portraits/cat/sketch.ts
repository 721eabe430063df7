import { type Random, randomFrom } from '@/db/seed/random'
import { isDark, type Tones, tonesOf } from '@/scripts/art/portraits/colour'
import { mirrored, type Outline, points } from '@/scripts/art/portraits/geometry'
import { tufted } from '@/scripts/art/portraits/outline'
import type { CatParams } from '@/scripts/art/portraits/params'

export interface CatSketch {
  params: CatParams
  tones: Tones
  dark: boolean
  longHaired: boolean
  headOutline: Outline
  head: string
  headClip: string
  /** Stretches the ears; 1 is common. */
  earScale: number
  eyeX: number
  eyeY: number
  eyeRadius: number
  /** Random numbers of this picture: tufts, lean of the ears. */
  random: Random
  /** Random numbers of the animal, the same on all its pictures. */
  markings: Random
  /** Prefix of SVG ids. */
  id: string
}

const FACE_WIDTH = { comun: 1, oriental: 0.86, persa: 1.08 }
const EAR_HEIGHT = { comun: 1, oriental: 1.22, persa: 0.78 }

function headOutlineOf(wide: number): Outline {
  return mirrored(points`
    0,-166 62,-158 134,-124 ${186 * wide},-56 ${200 * wide},22 ${180 * wide},88
    ${126 * wide},140 58,168 0,174`)
}

function headHair(params: CatParams, longHaired: boolean): (x: number, y: number) => number {
  if (longHaired) return (_x, y) => (y > 0 ? 46 : y > -70 ? 22 : 6)
  if (params.coatLength === 'sin pelo') return () => 0
  return (x, y) => (y > 10 && y < 130 && Math.abs(x) > 110 ? 20 : 0)
}

export function sketchCat(params: CatParams, random: Random, id: string): CatSketch {
  const build = randomFrom(`${params.identitySeed}|build`)
  const young = params.age === 'cachorro'
  const longHaired = params.coatLength === 'largo' || params.coatLength === 'ondulado'
  const wide = build.between(0.97, 1.04) * FACE_WIDTH[params.type] * (young ? 0.98 : 1)
  const headOutline = headOutlineOf(wide)
  const hair = headHair(params, longHaired)
  return {
    params,
    tones: tonesOf(params.coat.base),
    dark: isDark(params.coat.base),
    longHaired,
    headOutline,
    head: tufted(headOutline, random, hair, { step: longHaired ? 38 : 30, flow: [0, 0.9] }),
    headClip: `h${id}`,
    earScale: EAR_HEIGHT[params.type] * (young ? 1.06 : 1) * build.between(0.95, 1.05),
    eyeX: 82 * wide,
    eyeY: young ? 2 : -8,
    eyeRadius: (young ? 39 : 35) * (params.type === 'persa' ? 1.06 : 1),
    random,
    markings: randomFrom(`${params.identitySeed}|marks`),
    id,
  }
}
