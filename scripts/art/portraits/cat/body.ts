import type { Random } from '@/db/seed/random'
import { brushStroke } from '@/scripts/art/portraits/brush'
import { drawCollar } from '@/scripts/art/portraits/collar'
import { blend } from '@/scripts/art/portraits/colour'
import type { BodyDrawing } from '@/scripts/art/portraits/drawing'
import { mirrored, onSide, points, RIGHT_THEN_LEFT, type Side } from '@/scripts/art/portraits/geometry'
import { smooth, tufted } from '@/scripts/art/portraits/outline'
import type { CatParams } from '@/scripts/art/portraits/params'
import { clipPath, clippedBy, ellipse, line, pen, shape } from '@/scripts/art/portraits/svg'
import { bodyMarkings, type CatBodySketch, chestHair, furRim, sketchCatBody } from './body-sketch'

const BUST = mirrored(points`0,90 92,104 124,190 176,280 232,390 262,520 270,760 0,780`)
const BUST_CHEST = mirrored(points`0,160 66,190 98,290 96,430 100,640 0,680`)
const BUST_SHADOW = smooth(points`-140,120 0,200 140,120 180,250 0,310 -120,250`)

function drawCloseUp(sketch: CatBodySketch): BodyDrawing {
  const { params, tones, longHaired } = sketch
  const clip = `b${sketch.id}`
  const rim = furRim(sketch, BUST)
  const fur =
    shape(rim, tones.base, 'transform="translate(-24 -10)"') +
    bodyMarkings(sketch, { half: 250, top: 240, bottom: 640 }) +
    chestHair(sketch, BUST_CHEST, { long: 32, short: 14, step: 34 }) +
    shape(BUST_SHADOW, tones.deep, 'opacity=".22"')
  const collar = drawCollar(params.collar, { half: longHaired ? 160 : 138, y: 168, drop: 76 })
  return {
    definitions: clipPath(clip, rim),
    drawing: shape(rim, tones.shade) + clippedBy(clip, fur) + clippedBy(clip, collar),
    stance: null,
  }
}

const SITTING = mirrored(points`0,80 84,96 112,180 142,280 158,390 206,500 222,590 186,640 0,650`)
const SITTING_CHEST = mirrored(points`0,150 62,176 84,270 66,380 30,470 0,500`)
const SITTING_SHADOW = smooth(points`-120,110 0,176 120,110 150,220 0,276 -104,220`)
const SITTING_FLANK = smooth(points`120,470 190,500 216,590 160,650 100,600`)
const SITTING_LEG = points`12,330 84,340 88,470 80,570 88,622 52,642 14,628 16,540 8,430`
const BETWEEN_LEGS = smooth(points`0,380 12,460 14,560 12,640 -12,640 -14,560 -12,460`)
const CURLED_TAIL = points`
  170,560 262,560 330,610 300,672 180,680 60,672 66,640 180,636 240,622 190,610`
const TAIL_SHADOW = smooth(points`60,690 200,700 330,660 340,700 60,720`)

function sittingLeg({ tones, dark, paws, toes }: CatBodySketch, side: Side): string {
  const dimmed = side > 0 ? blend(tones.base, tones.shade, 0.35) : tones.base
  const fill = dark ? blend(tones.base, tones.light, side > 0 ? 0.16 : 0.3) : dimmed
  const x = side * 50
  return (
    shape(smooth(onSide(side, SITTING_LEG)), fill) +
    ellipse(x, 632, 46, 25, paws) +
    line(pen`M${x - 15} 628v18M${x} 627v20M${x + 15} 628v18`, toes, 3.6, 'opacity=".55"')
  )
}

/** Stripes around the tail, from its root to its tip. */
function tailStripes({ params }: CatBodySketch): string {
  if (params.coat.pattern !== 'tabby') return ''
  const stripes = [0, 1, 2, 3, 4].map((index) => {
    const x = 250 - index * 42
    const root = index === 0
    const stripe = brushStroke(
      [x + (root ? 40 : 0), root ? 580 : 620],
      [x - 4 + (root ? 40 : 0), 640],
      [x - 10 + (root ? 30 : 0), 690],
      17,
      10,
    )
    return shape(stripe, params.coat.second, 'opacity=".8"')
  })
  return stripes.join('')
}

function drawSitting(sketch: CatBodySketch): BodyDrawing {
  const { params, tones, longHaired, random } = sketch
  const clip = `b${sketch.id}`
  const tailClip = `t${sketch.id}`
  const rim = furRim(sketch, SITTING)
  const tail = longHaired
    ? tufted(CURLED_TAIL, random, () => 26, { step: 34, flow: [-0.4, 0.6] })
    : smooth(CURLED_TAIL)
  const fur =
    shape(rim, tones.base, 'transform="translate(-22 -10)"') +
    bodyMarkings(sketch, { half: 200, top: 200, bottom: 620 }) +
    shape(SITTING_FLANK, tones.deep, 'opacity=".15"') +
    chestHair(sketch, SITTING_CHEST, { long: 30, short: 12, step: 32 }) +
    shape(SITTING_SHADOW, tones.deep, 'opacity=".22"')
  const legs = RIGHT_THEN_LEFT.map((side) => sittingLeg(sketch, side)).join('')
  const tailFur = tailStripes(sketch) + shape(TAIL_SHADOW, tones.deep, 'opacity=".16"')
  const collar = drawCollar(params.collar, { half: longHaired ? 140 : 122, y: 156, drop: 68 })
  return {
    definitions: clipPath(clip, rim) + clipPath(tailClip, tail),
    drawing:
      shape(rim, tones.shade) +
      clippedBy(clip, fur) +
      legs +
      shape(BETWEEN_LEGS, tones.deep, 'opacity=".25"') +
      shape(tail, sketch.tail) +
      clippedBy(tailClip, tailFur) +
      clippedBy(clip, collar),
    stance: { floor: 656, shadowX: 36, shadowHalf: 290 },
  }
}

const LYING = mirrored(points`0,80 96,104 170,170 262,240 318,340 312,430 250,470 0,476`)
const LYING_CHEST = mirrored(points`0,140 76,176 104,270 90,380 0,440`)
const LYING_SHADOW = smooth(points`-130,110 0,180 130,110 170,240 0,296 -110,240`)
const FORELEGS = smooth(points`-150,400 0,380 150,400 150,480 -150,480`)
const FORELEGS_SHADOW = smooth(points`-150,420 0,400 150,420 140,480 -140,480`)
const LYING_TAIL = smooth(points`250,400 330,400 372,440 330,486 200,492 120,484 128,456 220,456 280,446`)

function lyingPaw({ paws, toes }: CatBodySketch, side: Side): string {
  const x = side * 58
  const toeLines = line(pen`M${x - 20} 454v20M${x} 453v22M${x + 20} 454v20`, toes, 4, 'opacity=".5"')
  return ellipse(x, 456, 60, 28, paws) + toeLines
}

/** The whole cat as a loaf, paws tucked in front. */
function drawLying(sketch: CatBodySketch): BodyDrawing {
  const { params, tones, dark, longHaired } = sketch
  const clip = `b${sketch.id}`
  const rim = furRim(sketch, LYING)
  const fur =
    shape(rim, tones.base, 'transform="translate(-26 -12)"') +
    bodyMarkings(sketch, { half: 300, top: 190, bottom: 460 }) +
    chestHair(sketch, LYING_CHEST, { long: 30, short: 12, step: 32 }) +
    shape(LYING_SHADOW, tones.deep, 'opacity=".22"')
  const collar = drawCollar(params.collar, { half: longHaired ? 160 : 150, y: 162, drop: 74 })
  return {
    definitions: clipPath(clip, rim),
    drawing:
      shape(rim, tones.shade) +
      clippedBy(clip, fur) +
      shape(FORELEGS, dark ? blend(tones.base, tones.light, 0.22) : tones.base) +
      shape(FORELEGS_SHADOW, tones.deep, 'opacity=".1"') +
      RIGHT_THEN_LEFT.map((side) => lyingPaw(sketch, side)).join('') +
      shape(LYING_TAIL, sketch.tail) +
      clippedBy(clip, collar),
    stance: { floor: 480, shadowX: 20, shadowHalf: 350 },
  }
}

const DRAW_POSE = { closeup: drawCloseUp, sitting: drawSitting, lying: drawLying }

export function drawCatBody(params: CatParams, random: Random, id: string): BodyDrawing {
  return DRAW_POSE[params.pose](sketchCatBody(params, random, id))
}
