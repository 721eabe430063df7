import { blob } from '@/scripts/art/portraits/brush'
import { blend, lightness, tone, tonesOf } from '@/scripts/art/portraits/colour'
import { mirrored, onSide, points, RIGHT_THEN_LEFT, type Side } from '@/scripts/art/portraits/geometry'
import { smooth, tufted } from '@/scripts/art/portraits/outline'
import { clipPath, clippedBy, ellipse, line, pen, shape } from '@/scripts/art/portraits/svg'
import { drawBlush, drawEyes, drawSnout, litForm, sideHair } from './face'
import type { SmallDrawing, SmallSketch } from './sketch'

const HEAD = mirrored(points`0,-146 74,-138 134,-96 162,-28 160,44 130,108 70,150 0,160`)
const EAR = points`108,-104 150,-140 204,-120 226,-58 206,-8 168,-14 138,-56`
const INNER_EAR = points`140,-96 172,-112 200,-84 200,-40 178,-30 156,-60`
const RIGHT_PATCH = points`14,-170 190,-160 200,60 130,70 70,40 40,-50`
const LEFT_PATCH = points`-30,-170 -190,-160 -200,80 -120,60 -76,20 -50,-70`
const BLAZE = mirrored(points`0,-170 20,-140 24,-70 30,-10 74,36 100,100 70,170 0,176`)
const SNOUT = mirrored(points`0,-6 44,10 78,52 84,100 56,140 0,150`)
const CROWN = points`-60,-120 -36,-176 -8,-150 6,-190 22,-152 52,-172 62,-118 0,-96`

/** The colour under each eye: patched animals are different on both sides. */
function sideColour({ coat }: SmallSketch, side: Side): string {
  return coat.patches?.[side > 0 ? 0 : 1] ?? coat.base
}

function ears(sketch: SmallSketch): string {
  return RIGHT_THEN_LEFT.map((side) => {
    const tones = tonesOf(sideColour(sketch, side))
    const pink = blend(tones.base, '#D98F86', lightness(tones.base) < 0.42 ? 0.35 : 0.6)
    return (
      shape(smooth(onSide(side, EAR)), tones.shade) +
      shape(smooth(onSide(side, INNER_EAR)), pink, 'opacity=".9"')
    )
  }).join('')
}

function headMarkings(sketch: SmallSketch): string {
  const { coat, tones, old } = sketch
  if (coat.patches) {
    return shape(smooth(RIGHT_PATCH), coat.patches[0]) + shape(smooth(LEFT_PATCH), coat.patches[1])
  }
  if (coat.white !== null) return shape(smooth(BLAZE), coat.white)
  return shape(smooth(SNOUT), old ? blend(tones.light, '#EDE8E1', 0.6) : tones.light, 'opacity=".75"')
}

const BODY = mirrored(points`0,60 110,70 186,130 232,220 240,306 206,366 120,388 0,392`)
const CHEST = mirrored(points`0,120 70,140 104,210 96,300 0,340`)
const NECK_SHADOW = smooth(points`-150,90 0,176 150,90 190,190 0,262 -150,190`)

function bodyMarkings({ coat, markings }: SmallSketch): string {
  if (!coat.patches) return ''
  const right = blob({ x: 190, y: 250, radiusX: 110, radiusY: 130, roughness: 0.14 }, markings)
  const left = blob({ x: -200, y: 300, radiusX: 96, radiusY: 96, roughness: 0.14 }, markings)
  return shape(right, coat.patches[1]) + shape(left, coat.patches[0])
}

function foot(side: Side): string {
  const x = side * 84
  const toes = pen`M${x - 18} 386v16M${x} 386v18M${x + 18} 386v16`
  return ellipse(x, 390, 48, 20, '#E3A79A') + line(toes, '#B9756B', 3.6, 'opacity=".6"')
}

function drawBody(sketch: SmallSketch): { definition: string; drawing: string } {
  const { tones, coat, random, longHaired, id } = sketch
  const clip = `b${id}`
  const rim = tufted(BODY, random, (_x, y) => (longHaired ? 40 : y > 200 ? 12 : 0), {
    step: longHaired ? 40 : 30,
  })
  const chest = coat.white ?? blend(tones.base, tones.light, 0.8)
  const fur =
    shape(rim, tones.base, 'transform="translate(-22 -10)"') +
    bodyMarkings(sketch) +
    shape(
      tufted(CHEST, random, () => (longHaired ? 28 : 14), { step: 32 }),
      chest,
    ) +
    shape(NECK_SHADOW, tones.deep, 'opacity=".2"')
  const drawing = foot(1) + foot(-1) + shape(rim, tones.shade) + clippedBy(clip, fur)
  return { definition: clipPath(clip, rim), drawing }
}

/** A guinea pig, round and low, with a crown of hair between its ears. */
export function drawGuineaPig(sketch: SmallSketch): SmallDrawing {
  const { coat, tones, random, longHaired, id } = sketch
  const clip = `h${id}`
  const head = tufted(HEAD, random, sideHair(sketch, 10, 100, longHaired ? 20 : 12), { step: 30 })
  const body = drawBody(sketch)
  const muzzle = coat.white ?? tones.light
  const mouth = lightness(muzzle) < 0.42 ? tone(muzzle, 0.16) : tone(tonesOf(muzzle).deep, -0.12)
  const crownColour = coat.white && !coat.patches ? coat.white : tones.light
  const crown = tufted(CROWN, random, () => 10, { step: 22, flow: [0.1, -0.5] })
  const face =
    drawEyes(sketch, { x: 96, y: -22, radius: 24 }, (side) => sideColour(sketch, side)) +
    drawSnout(66, '#D08A7E', mouth)
  return {
    definitions: clipPath(clip, head) + body.definition,
    body: body.drawing,
    head:
      ears(sketch) +
      litForm(clip, head, tones, headMarkings(sketch) + drawBlush(104, 44)) +
      shape(crown, crownColour) +
      face,
    top: -196,
    floor: 400,
    shadowHalf: 250,
  }
}
