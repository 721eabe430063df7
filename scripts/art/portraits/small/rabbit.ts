import { WHITE } from '@/scripts/art/portraits/coats'
import { blend, lightness, tone, tonesOf } from '@/scripts/art/portraits/colour'
import {
  mirrored,
  type Outline,
  onSide,
  points,
  RIGHT_THEN_LEFT,
  type Side,
} from '@/scripts/art/portraits/geometry'
import { smooth, tufted } from '@/scripts/art/portraits/outline'
import { clipPath, clippedBy, ellipse, line, pen, shape } from '@/scripts/art/portraits/svg'
import { drawBlush, drawEyes, drawSnout, drawWhiskers, litForm, sideHair } from './face'
import type { SmallDrawing, SmallSketch } from './sketch'

const HEAD = mirrored(points`0,-120 70,-112 130,-66 152,10 136,80 86,126 0,138`)
const STRAIGHT_EAR = points`26,-96 20,-220 44,-330 78,-372 112,-330 116,-220 96,-90`
const LEANING_EAR = points`26,-96 30,-210 70,-300 120,-340 160,-322 150,-230 110,-150 96,-80`
const HANGING_EAR = points`54,-104 108,-136 170,-112 206,-30 214,80 190,150 152,148 132,70 122,-10 100,-66`

const innerEar = (ear: Outline): Outline =>
  ear.map(([x, y]) => [70 + (x - 70) * 0.55, -180 + (y + 180) * 0.78])

function standingEars({ tones }: SmallSketch): string {
  const pink = blend(tones.base, '#EBA597', lightness(tones.base) < 0.42 ? 0.4 : 0.72)
  const ear = (outline: Outline, side: Side) =>
    shape(smooth(onSide(side, outline)), side > 0 ? tones.shade : tones.base) +
    shape(smooth(onSide(side, innerEar(outline))), pink)
  return ear(STRAIGHT_EAR, -1) + ear(LEANING_EAR, 1)
}

function hangingEars({ tones, dark }: SmallSketch): string {
  const fill = dark ? tone(tones.base, 0.04) : tones.shade
  return RIGHT_THEN_LEFT.map((side) => {
    const ear = onSide(side, HANGING_EAR)
    const shadow = ear.map(([x, y]) => [x - side * 10, y + 10] as const)
    return shape(smooth(shadow), tones.deep, 'opacity=".22"') + shape(smooth(ear), fill)
  }).join('')
}

const BLAZE = mirrored(points`0,-128 16,-112 20,-60 34,0 92,40 112,90 84,150 0,160`)

function headMarkings({ coat, tones, old }: SmallSketch): string {
  const muzzle = old ? blend(tones.light, '#EDE8E1', 0.6) : tones.light
  if (coat.white !== null && coat.patches === null) return shape(smooth(BLAZE), coat.white)
  const patches = coat.patches
  const [right, left] = patches ?? ['', '']
  const painted = patches
    ? shape(smooth(points`10,-140 180,-140 190,30 120,50 60,20 30,-60`), right) +
      shape(smooth(points`-24,-140 -180,-140 -190,10 -130,40 -70,0 -44,-70`), left)
    : ''
  return painted + ellipse(0, 74, 70, 60, muzzle)
}

const BODY = mirrored(points`0,80 84,96 122,170 168,262 204,352 198,424 150,452 0,456`)
const CHEST = mirrored(points`0,130 70,160 100,250 88,350 0,390`)
const NECK_SHADOW = smooth(points`-130,110 0,176 130,110 160,220 0,280 -110,220`)
const HAUNCH = points`112,330 172,316 212,368 204,430 150,452 108,426`
const FORELEG = points`14,290 72,296 80,380 76,436 44,452 16,440 12,370`

function drawBody(sketch: SmallSketch): { definition: string; drawing: string } {
  const { tones, coat, random, longHaired, dark, id } = sketch
  const clip = `b${id}`
  const rim = tufted(BODY, random, () => (longHaired ? 22 : 0), { step: 32 })
  const chest = coat.white ?? (dark ? blend(tones.base, tones.light, 0.7) : tones.light)
  const paws = coat.white ?? tones.base
  const pawLine = tone(paws, lightness(paws) < 0.42 ? 0.13 : -0.17)
  const leg = (side: Side) => {
    const toes = line(pen`M${side * 44 - 12} 438v14M${side * 44 + 10} 438v14`, pawLine, 3.6, 'opacity=".55"')
    const fill = side > 0 ? tonesOf(paws).shade : paws
    return shape(smooth(onSide(side, FORELEG)), fill) + toes
  }
  const haunches = RIGHT_THEN_LEFT.map((side) => {
    const foot = ellipse(side * 168, 446, 62, 20, side > 0 ? tonesOf(paws).shade : paws)
    return shape(smooth(onSide(side, HAUNCH)), side > 0 ? tones.shade : tones.base) + foot
  }).join('')
  const fur =
    shape(rim, tones.base, 'transform="translate(-20 -8)"') +
    shape(
      tufted(CHEST, random, () => 14, { step: 32 }),
      chest,
    ) +
    shape(NECK_SHADOW, tones.deep, 'opacity=".2"')
  const tail = ellipse(206, 418, 44, 40, coat.white ?? WHITE)
  const edge = shape(smooth(points`0,330 8,390 6,450 -6,450 -8,390`), tones.deep, 'opacity=".22"')
  const drawing = tail + shape(rim, tones.shade) + clippedBy(clip, fur) + haunches + leg(1) + leg(-1) + edge
  return { definition: clipPath(clip, rim), drawing }
}

/** A rabbit sitting up; about a third of them have hanging ears. */
export function drawRabbit(sketch: SmallSketch): SmallDrawing {
  const { tones, coat, random, id } = sketch
  const hanging = sketch.markings.chance(0.34)
  const clip = `h${id}`
  const head = tufted(HEAD, random, sideHair(sketch, 20, 90, 16), { step: 28 })
  const body = drawBody(sketch)
  const painted = headMarkings(sketch) + drawBlush(92, 48)
  const muzzle = coat.white ?? tones.light
  const mouth = lightness(muzzle) < 0.42 ? tone(muzzle, 0.16) : tone(tonesOf(muzzle).deep, -0.12)
  const face =
    drawEyes(sketch, { x: 74, y: -6, radius: 25 }, (side) => coat.patches?.[side > 0 ? 0 : 1] ?? coat.base) +
    drawSnout(52, '#C97B72', mouth) +
    drawWhiskers(58, 190, lightness(coat.base) > 0.8)
  return {
    definitions: clipPath(clip, head) + body.definition,
    body: body.drawing,
    head:
      (hanging ? '' : standingEars(sketch)) +
      litForm(clip, head, tones, painted) +
      (hanging ? hangingEars(sketch) : '') +
      face,
    top: hanging ? -140 : -374,
    floor: 462,
    shadowHalf: 230,
  }
}
