import { blob, brushStroke } from '@/scripts/art/portraits/brush'
import { WHITE } from '@/scripts/art/portraits/coats'
import { mirrored, type Outline, type Point, points, RIGHT_THEN_LEFT } from '@/scripts/art/portraits/geometry'
import { smooth } from '@/scripts/art/portraits/outline'
import { shape } from '@/scripts/art/portraits/svg'
import type { CatSketch } from './sketch'

function bicolour({ params, markings }: CatSketch): string {
  const parting = markings.between(30, 60)
  const cap = (side: number) => points`
    ${side * 240},-220 ${side * parting},-180 ${side * parting * 0.5},-90 ${side * 70},-10
    ${side * 120},80 ${side * 240},120`
  return shape(smooth(cap(-1)), params.coat.second) + shape(smooth(cap(1)), params.coat.second)
}

const TUXEDO_BLAZE = mirrored(points`0,-70 12,-30 30,20 86,60 112,104 100,190 0,200`)
const CALICO_LEFT = points`-260,-240 -20,-200 -36,-90 -60,-10 -130,60 -240,60`
const CALICO_RIGHT = points`260,-240 10,-200 30,-110 60,-20 120,30 240,70`
const TORTIE_HALF = points`0,-180 70,-150 60,-60 20,10 6,60 0,60`

const filled = (outline: Outline, colour: string) => shape(smooth(outline), colour)

function tortoiseshell({ params, markings }: CatSketch): string {
  const { second } = params.coat
  const flecks = Array.from({ length: 22 }, () => {
    const place = { x: markings.between(-190, 190), y: markings.between(-160, 150) }
    const size = { radiusX: markings.between(14, 42), radiusY: markings.between(12, 36) }
    const fleck = blob({ ...place, ...size, corners: 8, roughness: 0.38 }, markings)
    return shape(fleck, second, 'opacity=".9"')
  })
  return flecks.join('') + filled(TORTIE_HALF, second)
}

function spotted({ params, markings }: CatSketch): string {
  const spots = Array.from({ length: 16 }, () => {
    const place = { x: markings.between(-170, 170), y: markings.between(-150, -40) }
    const size = { radiusX: markings.between(7, 17), radiusY: markings.between(7, 14) }
    return shape(blob({ ...place, ...size, corners: 7, roughness: 0.2 }, markings), params.coat.second)
  })
  return spots.join('')
}

/** The dark mask of pointed cats, fading towards the rim. */
function pointMask({ params, id }: CatSketch): string {
  const { second } = params.coat
  const stops =
    `<stop offset="0" stop-color="${second}"/><stop offset=".45" stop-color="${second}" stop-opacity=".95"/>` +
    `<stop offset="1" stop-color="${second}" stop-opacity="0"/>`
  return (
    `<radialGradient id="pt${id}" cx=".5" cy=".56" r=".5">${stops}</radialGradient>` +
    `<ellipse cx="0" cy="40" rx="205" ry="195" fill="url(#pt${id})"/>`
  )
}

interface Stripe {
  from: Point
  control: Point
  to: Point
  width: number
  tip: number
}

const FOREHEAD_STRIPES: readonly Stripe[] = [
  { from: [0, -168], control: [2, -120], to: [0, -66], width: 17, tip: 8 },
  { from: [-40, -164], control: [-34, -120], to: [-24, -74], width: 15, tip: 8 },
  { from: [40, -164], control: [34, -120], to: [24, -74], width: 15, tip: 8 },
  { from: [-88, -150], control: [-74, -110], to: [-58, -76], width: 14, tip: 6 },
  { from: [88, -150], control: [74, -110], to: [58, -76], width: 14, tip: 6 },
]
const CHEEK_STRIPES: readonly Stripe[] = [
  { from: [118, 4], control: [160, 0], to: [214, -22], width: 14, tip: 0 },
  { from: [112, 42], control: [160, 48], to: [210, 34], width: 15, tip: 0 },
  { from: [108, 82], control: [150, 96], to: [196, 92], width: 13, tip: 0 },
  { from: [128, -44], control: [160, -64], to: [196, -88], width: 12, tip: 0 },
]

function tabby({ params }: CatSketch): string {
  const across = ([x, y]: Point, side: number): Point => [side * x, y]
  const paint = ({ from, control, to, width, tip }: Stripe, side: number) => {
    const stripe = brushStroke(across(from, side), across(control, side), across(to, side), width, tip)
    return shape(stripe, params.coat.second, 'opacity=".88"')
  }
  const forehead = FOREHEAD_STRIPES.map((stripe) => paint(stripe, 1))
  const cheeks = RIGHT_THEN_LEFT.flatMap((side) => CHEEK_STRIPES.map((stripe) => paint(stripe, side)))
  return forehead.join('') + cheeks.join('')
}

/** Painted under eyes and muzzle. */
export function drawFaceMarkings(sketch: CatSketch): string {
  const { coat } = sketch.params
  switch (coat.pattern) {
    case 'bicolour':
      return bicolour(sketch)
    case 'tuxedo':
      return filled(TUXEDO_BLAZE, WHITE)
    case 'tricolour':
      return filled(CALICO_LEFT, coat.third) + filled(CALICO_RIGHT, coat.second)
    case 'tortie':
      return tortoiseshell(sketch)
    case 'spotted':
      return spotted(sketch)
    case 'point':
      return pointMask(sketch)
    case 'tabby':
      return tabby(sketch)
    default:
      return ''
  }
}
