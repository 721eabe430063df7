import type { Random } from '@/db/seed/random'
import { blob, brushStroke } from '@/scripts/art/portraits/brush'
import { WHITE } from '@/scripts/art/portraits/coats'
import { blend, isDark, type Tones, tone, tonesOf } from '@/scripts/art/portraits/colour'
import { type Outline, RIGHT_THEN_LEFT } from '@/scripts/art/portraits/geometry'
import { tufted } from '@/scripts/art/portraits/outline'
import type { CatParams } from '@/scripts/art/portraits/params'
import { shape } from '@/scripts/art/portraits/svg'

export interface CatBodySketch {
  params: CatParams
  tones: Tones
  longHaired: boolean
  dark: boolean
  chest: string
  paws: string
  toes: string
  tail: string
  random: Random
  /** Prefix of SVG ids. */
  id: string
}

function pawColour({ coat, whiteChest }: CatParams): string {
  switch (coat.pattern) {
    case 'tuxedo':
    case 'bicolour':
    case 'tricolour':
      return WHITE
    case 'point':
      return coat.second
    default:
      return whiteChest ? WHITE : coat.base
  }
}

function chestColour({ coat, whiteChest }: CatParams, tones: Tones): string {
  const patched = coat.pattern === 'bicolour' || coat.pattern === 'tricolour' || coat.pattern === 'tuxedo'
  return patched || whiteChest ? WHITE : blend(tones.base, tones.light, 0.9)
}

export function sketchCatBody(params: CatParams, random: Random, id: string): CatBodySketch {
  const { coat } = params
  const tones = tonesOf(coat.base)
  const paws = pawColour(params)
  const colouredTail = coat.pattern === 'point' || coat.pattern === 'bicolour' || coat.pattern === 'tricolour'
  return {
    params,
    tones,
    longHaired: params.coatLength === 'largo' || params.coatLength === 'ondulado',
    dark: isDark(coat.base),
    chest: chestColour(params, tones),
    paws,
    toes: tone(paws, isDark(paws) ? 0.12 : -0.17),
    tail: colouredTail ? coat.second : tones.shade,
    random,
    id,
  }
}

export function furRim({ params, longHaired, random }: CatBodySketch, outline: Outline): string {
  const length = longHaired ? 34 : params.coatLength === 'mediano' ? 9 : 0
  return tufted(outline, random, () => length, { step: 42 })
}

export function chestHair(
  { longHaired, chest, random }: CatBodySketch,
  outline: Outline,
  tufts: { long: number; short: number; step: number },
): string {
  const length = longHaired ? tufts.long : tufts.short
  return shape(
    tufted(outline, random, () => length, { step: tufts.step }),
    chest,
  )
}

/** The part of the body that gets markings: from `-half` to `half`, from `top` to `bottom`. */
interface Area {
  half: number
  top: number
  bottom: number
}

function stripes({ params, random }: CatBodySketch, { half, top, bottom }: Area): string {
  let drawing = ''
  for (let row = 0; row < 8; row++) {
    const y = top + ((bottom - top) * (row + 0.3)) / 8
    for (const side of RIGHT_THEN_LEFT) {
      const width = random.between(17, 24)
      const from = [side * half * 0.42, y + 12] as const
      const stripe = brushStroke(from, [side * half * 0.7, y + 16], [side * half * 1.08, y - 16], width)
      drawing += shape(stripe, params.coat.second, 'opacity=".8"')
    }
  }
  return drawing
}

function spots({ params, random }: CatBodySketch, { half, top, bottom }: Area): string {
  const drawings = Array.from({ length: 30 }, () => {
    const place = { x: random.between(-half, half), y: random.between(top, bottom) }
    const size = { radiusX: random.between(12, 26), radiusY: random.between(10, 20) }
    return shape(blob({ ...place, ...size, corners: 7, roughness: 0.2 }, random), params.coat.second)
  })
  return drawings.join('')
}

function flecks({ params, random }: CatBodySketch, { half, top, bottom }: Area): string {
  const drawings = Array.from({ length: 28 }, () => {
    const place = { x: random.between(-half, half), y: random.between(top, bottom) }
    const size = { radiusX: random.between(20, 60), radiusY: random.between(18, 48) }
    const fleck = blob({ ...place, ...size, corners: 8, roughness: 0.36 }, random)
    return shape(fleck, params.coat.second, 'opacity=".9"')
  })
  return drawings.join('')
}

/** One large patch on each flank; on calico cats they differ in colour and place. */
function patches({ params, random }: CatBodySketch, { half, top, bottom }: Area): string {
  const { pattern, second, third } = params.coat
  const height = bottom - top
  const calico = pattern === 'tricolour'
  const rim = { corners: 9, roughness: calico ? 0.14 : 0.12 }
  const right = calico
    ? { y: top + height * 0.4, radiusX: half * 0.55, radiusY: height * 0.34 }
    : { y: (top + bottom) / 2, radiusX: half * 0.6, radiusY: height * 0.42 }
  const left = calico
    ? { y: top + height * 0.55, radiusX: half * 0.5, radiusY: height * 0.3 }
    : { y: (top + bottom) / 2 - 20, radiusX: half * 0.55, radiusY: height * 0.36 }
  const rightPatch = blob({ x: half * 0.8, ...right, ...rim }, random)
  const leftPatch = blob({ x: -half * 0.85, ...left, ...rim }, random)
  return shape(rightPatch, second) + shape(leftPatch, calico ? third : second)
}

export function bodyMarkings(sketch: CatBodySketch, area: Area): string {
  switch (sketch.params.coat.pattern) {
    case 'tabby':
      return stripes(sketch, area)
    case 'spotted':
      return spots(sketch, area)
    case 'tortie':
      return flecks(sketch, area)
    case 'bicolour':
    case 'tricolour':
      return patches(sketch, area)
    default:
      return ''
  }
}
