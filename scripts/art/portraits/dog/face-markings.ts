import { blob, brushStroke } from '@/scripts/art/portraits/brush'
import { LEFT_THEN_RIGHT, mirrored, points, RIGHT_THEN_LEFT } from '@/scripts/art/portraits/geometry'
import { smooth } from '@/scripts/art/portraits/outline'
import { ellipse, rounded, shape } from '@/scripts/art/portraits/svg'
import type { DogSketch } from './sketch'

function mask({ params, build, markings }: DogSketch): string {
  const { second } = params.coat
  const muzzle = blob({ x: 0, y: 92, radiusX: 150, radiusY: 120, corners: 10, roughness: 0.05 }, markings)
  const eyes = LEFT_THEN_RIGHT.map((side) =>
    ellipse(side * build.eyeX, build.eyeY, 46, 44, second, 'opacity=".55"'),
  )
  return shape(muzzle, second, 'opacity=".92"') + eyes.join('')
}

function brindle({ params, build, markings }: DogSketch): string {
  let stripes = ''
  for (let row = 0; row < 9; row++) {
    const y = build.skullTop + 20 + row * 30
    for (const side of RIGHT_THEN_LEFT) {
      const start = side * markings.between(40, 70)
      const end = side * (build.skullWidth + 10)
      const startY = y + markings.between(-8, 8)
      const endY = y + markings.between(0, 26)
      const width = markings.between(8, 15)
      const stripe = brushStroke([start, startY], [(start + end) / 2, y + 18], [end, endY], width)
      stripes += shape(stripe, params.coat.second, 'opacity=".62"')
    }
  }
  return stripes
}

function merle({ params, markings }: DogSketch): string {
  const spots = Array.from({ length: 15 }, () => {
    const place = { x: markings.between(-190, 190), y: markings.between(-190, 140) }
    const size = { radiusX: markings.between(16, 46), radiusY: markings.between(14, 38) }
    const spot = blob({ ...place, ...size, corners: 8, roughness: 0.35 }, markings)
    return shape(spot, params.coat.second, 'opacity=".85"')
  })
  return spots.join('')
}

function spotted({ params, build, markings }: DogSketch): string {
  const spots = Array.from({ length: 13 }, () => {
    const place = { x: markings.between(-185, 185), y: markings.between(-185, 120) }
    const size = { radiusX: markings.between(8, 24), radiusY: markings.between(8, 21) }
    return shape(blob({ ...place, ...size, corners: 7 }, markings), params.coat.second)
  })
  if (params.patch === 0) return spots.join('')
  const place = { x: params.patch * 92, y: build.eyeY - 6 }
  const patch = blob({ ...place, radiusX: 84, radiusY: 88, corners: 9, roughness: 0.12 }, markings)
  return spots.join('') + shape(patch, params.coat.second)
}

const SADDLE = mirrored(points`0,-220 120,-210 200,-120 150,-80 64,-92 34,-50 0,-40`)
const TRICOLOUR_CHEEK = mirroredPair(points`60,40 200,-20 230,120 90,200`)
const TAN_CHEEK = mirroredPair(points`50,70 150,20 210,110 70,200`)

function mirroredPair(right: ReturnType<typeof points>): string[] {
  return [smooth(right), smooth(right.map(([x, y]) => [-x, y]))]
}

function patternMarkings(sketch: DogSketch): string {
  const { coat } = sketch.params
  switch (coat.pattern) {
    case 'mask':
      return mask(sketch)
    case 'saddle':
      return shape(smooth(SADDLE), coat.base)
    case 'tricolour':
      return TRICOLOUR_CHEEK.map((cheek) => shape(cheek, coat.second)).join('')
    case 'blacktan':
      return TAN_CHEEK.map((cheek) => shape(cheek, coat.second)).join('')
    case 'brindle':
      return brindle(sketch)
    case 'merle':
      return merle(sketch)
    case 'spotted':
      return spotted(sketch)
    default:
      return ''
  }
}

function blaze({ build, face, markings }: DogSketch): string {
  if (face.blaze === null) return ''
  const width = markings.between(20, 40)
  const { skullTop, muzzleWidth } = build
  const half = points`
    0,${skullTop - 30} ${width},${skullTop} ${width * 0.72},-90 ${width * 0.8},-20
    ${Math.min(width * 2, muzzleWidth * 0.7)},46 ${muzzleWidth * 0.86},104 0,150`
  return shape(smooth(mirrored(half)), face.blaze)
}

function brows({ build, face }: DogSketch): string {
  const { brow } = face
  if (brow === null) return ''
  const spots = LEFT_THEN_RIGHT.map((side) => {
    const x = side * build.eyeX * 0.86
    const y = build.eyeY - 50
    return ellipse(x, y, 24, 17, brow, `transform="rotate(${-side * 14} ${rounded(x)} ${y})"`)
  })
  return spots.join('')
}

/** Painted under eyes and muzzle. */
export function drawFaceMarkings(sketch: DogSketch): string {
  return patternMarkings(sketch) + blaze(sketch) + brows(sketch)
}
