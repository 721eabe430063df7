import type { Random } from '@/db/seed/random'
import { blob, brushStroke } from '@/scripts/art/portraits/brush'
import { WHITE } from '@/scripts/art/portraits/coats'
import { blend, isDark, type Tones, tone, tonesOf } from '@/scripts/art/portraits/colour'
import { type Outline, points, RIGHT_THEN_LEFT } from '@/scripts/art/portraits/geometry'
import { scalloped, smooth, tufted } from '@/scripts/art/portraits/outline'
import type { DogParams } from '@/scripts/art/portraits/params'
import { ellipse, line, pen, shape } from '@/scripts/art/portraits/svg'
import { isLongHaired } from './sketch'
import { dogBuildOf } from './types'

export interface DogBodySketch {
  params: DogParams
  tones: Tones
  longHaired: boolean
  /** Edges and legs of dark coats are drawn lighter than the body. */
  dark: boolean
  chest: string
  random: Random
  /** Prefix of SVG ids. */
  id: string
}

function chestColour({ coat, whiteChest }: DogParams, tones: Tones): string {
  switch (coat.pattern) {
    case 'bicolour':
      return WHITE
    case 'tricolour':
    case 'merle':
      return coat.third
    case 'blacktan':
    case 'saddle':
      return coat.second
    default:
      return whiteChest ? WHITE : blend(tones.base, tones.light, 0.9)
  }
}

export function sketchDogBody(params: DogParams, random: Random, id: string): DogBodySketch {
  const tones = tonesOf(params.coat.base)
  return {
    params,
    tones,
    longHaired: isLongHaired(params),
    dark: isDark(params.coat.base),
    chest: chestColour(params, tones),
    random,
    id,
  }
}

/** `share` shortens the hair. */
export function furRim(
  { params, longHaired, random }: DogBodySketch,
  outline: Outline,
  share: number,
): string {
  if (params.coatLength === 'rizado' || dogBuildOf(params.type).curly) return scalloped(outline, random, 70)
  const length = longHaired ? 34 : params.coatLength === 'mediano' ? 12 : 0
  return tufted(outline, random, () => length * share, { step: 44 })
}

export function chestHair(
  { longHaired, chest, random }: DogBodySketch,
  outline: Outline,
  step: number,
): string {
  return shape(
    tufted(outline, random, () => (longHaired ? 30 : 12), { step }),
    chest,
  )
}

interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

function spots({ params, random }: DogBodySketch, { left, top, right, bottom }: Area): string {
  const merle = params.coat.pattern === 'merle'
  const drawings = Array.from({ length: 22 }, () => {
    const place = { x: random.between(left, right), y: random.between(top, bottom) }
    if (merle) {
      const size = { radiusX: random.between(20, 60), radiusY: random.between(18, 48) }
      const spot = blob({ ...place, ...size, corners: 8, roughness: 0.32 }, random)
      return shape(spot, params.coat.second, 'opacity=".85"')
    }
    const size = { radiusX: random.between(12, 34), radiusY: random.between(11, 30) }
    return shape(blob({ ...place, ...size, corners: 7 }, random), params.coat.second)
  })
  return drawings.join('')
}

function stripes({ params, random }: DogBodySketch, { top, right, bottom }: Area): string {
  let drawing = ''
  for (let row = 0; row < 12; row++) {
    const y = top + ((bottom - top) * row) / 12
    for (const side of RIGHT_THEN_LEFT) {
      const width = random.between(9, 16)
      const stripe = brushStroke([side * 60, y], [side * 150, y + 26], [side * right, y + 10], width)
      drawing += shape(stripe, params.coat.second, 'opacity=".6"')
    }
  }
  return drawing
}

export function bodyMarkings(sketch: DogBodySketch, area: Area): string {
  const { pattern } = sketch.params.coat
  if (pattern === 'spotted' || pattern === 'merle') return spots(sketch, area)
  return pattern === 'brindle' ? stripes(sketch, area) : ''
}

/** The shadow of the head on the breast; `half` is half the neck's width. */
export function neckShadow({ tones }: DogBodySketch, half: number): string {
  const outline = points`${-half},110 0,190 ${half},110 ${half + 40},236 0,312 ${-half + 14},236`
  return shape(smooth(outline), tones.deep, 'opacity=".22"')
}

/** The colour of the paws: patterns with light or tan legs have paws to match. */
export function pawColour({ params, chest }: DogBodySketch): string {
  const { pattern, base, second } = params.coat
  if (pattern === 'bicolour' || pattern === 'tricolour' || pattern === 'merle') return chest
  return pattern === 'blacktan' || pattern === 'saddle' ? second : base
}

/** A paw with three toe lines, filled with `fill`. */
export function paw(
  sketch: DogBodySketch,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
) {
  const colour = pawColour(sketch)
  const toeColour = tone(colour, isDark(colour) ? 0.13 : -0.18)
  const toes =
    pen`M${x - radiusX * 0.34} ${y - radiusY * 0.1}v${radiusY * 0.86}M${x} ${y - radiusY * 0.16}v${radiusY * 0.98}` +
    pen`M${x + radiusX * 0.34} ${y - radiusY * 0.1}v${radiusY * 0.86}`
  return ellipse(x, y, radiusX, radiusY, fill) + line(toes, toeColour, 4, 'opacity=".6"')
}

/** The fill of a leg in front of the body; the right one lies in shadow. */
export function legColour({ tones, dark }: DogBodySketch, side: number, shadow: number): string {
  if (dark) return blend(tones.base, tones.light, side > 0 ? 0.16 : 0.3)
  return side > 0 ? blend(tones.base, tones.shade, shadow) : tones.base
}

/** The edge of the hip, drawn over the body. */
export function hipEdge({ tones, dark }: DogBodySketch, outline: Outline, width: number): string {
  const open = smooth(outline).replace(/Z$/, '')
  return line(open, dark ? tones.light : tones.deep, width, `opacity="${dark ? '.55' : '.2'}"`)
}
