import type { Random } from '@/db/seed/random'
import { drawCollar } from '@/scripts/art/portraits/collar'
import { blend, tone } from '@/scripts/art/portraits/colour'
import type { BodyDrawing } from '@/scripts/art/portraits/drawing'
import { mirrored, type Outline, onSide, points, type Side } from '@/scripts/art/portraits/geometry'
import { smooth, tufted } from '@/scripts/art/portraits/outline'
import type { DogParams } from '@/scripts/art/portraits/params'
import { clipPath, clippedBy, shape } from '@/scripts/art/portraits/svg'
import {
  bodyMarkings,
  chestHair,
  type DogBodySketch,
  furRim,
  hipEdge,
  legColour,
  neckShadow,
  paw,
  pawColour,
  sketchDogBody,
} from './body-sketch'

const BUST = mirrored(points`0,100 112,112 140,190 196,282 272,372 318,500 330,760 0,780`)
const BUST_CHEST = mirrored(points`0,190 70,210 104,300 112,420 120,620 0,660`)
const BUST_SHADOW = smooth(points`-150,130 0,210 150,130 190,250 0,330 -130,250`)

function drawCloseUp(sketch: DogBodySketch): BodyDrawing {
  const { params, tones, longHaired } = sketch
  const clip = `b${sketch.id}`
  const rim = furRim(sketch, BUST, 1)
  const fur =
    shape(rim, tones.base, 'transform="translate(-26 -10)"') +
    bodyMarkings(sketch, { left: -320, top: 200, right: 320, bottom: 640 }) +
    chestHair(sketch, BUST_CHEST, 36) +
    shape(BUST_SHADOW, tones.deep, 'opacity=".2"')
  const collar = drawCollar(params.collar, { half: longHaired ? 190 : 160, y: 184, drop: 88 })
  return {
    definitions: clipPath(clip, rim),
    drawing: shape(rim, tones.shade) + clippedBy(clip, fur) + clippedBy(clip, collar),
    stance: null,
  }
}

const SITTING = mirrored(points`0,80 108,96 146,176 184,262 190,350 226,430 272,520 280,600 236,664 0,672`)
const SITTING_CHEST = mirrored(points`0,150 74,176 112,260 96,360 50,450 0,500`)
const SITTING_LEG = points`22,300 112,300 134,400 122,520 118,600 134,650 84,672 32,656 34,580 26,450`
const SITTING_HIP = points`150,470 226,450 282,540 276,628 220,668 140,650 126,560`
const SITTING_TAIL = points`200,628 306,612 366,540 384,456 360,442 328,526 272,574 200,588`
const SITTING_BRUSH_TAIL = points`210,600 300,596 372,520 396,430 350,430 300,530 220,560`
const BETWEEN_LEGS = smooth(points`-36,380 36,380 40,660 -40,660`)

function sittingHip(sketch: DogBodySketch, side: Side): string {
  const { tones } = sketch
  const outline = onSide(side, SITTING_HIP)
  const fill = side > 0 ? blend(tones.base, tones.shade, 0.75) : tones.base
  return shape(smooth(outline), fill) + hipEdge(sketch, outline, 4)
}

function sittingLegs(sketch: DogBodySketch, rightLeg: string, leftLeg: string): string {
  const colour = pawColour(sketch)
  const legArea = { left: -130, top: 320, right: 130, bottom: 640 }
  return (
    paw(sketch, 204, 656, 76, 30, tone(colour, -0.03)) +
    paw(sketch, -204, 656, 76, 30, colour) +
    shape(BETWEEN_LEGS, sketch.tones.deep, 'opacity=".24"') +
    shape(rightLeg, legColour(sketch, 1, 0.4)) +
    shape(leftLeg, legColour(sketch, -1, 0.4)) +
    clippedBy(`b${sketch.id}l`, bodyMarkings(sketch, legArea)) +
    paw(sketch, 82, 652, 62, 31, colour) +
    paw(sketch, -82, 652, 62, 31, colour)
  )
}

function drawSitting(sketch: DogBodySketch): BodyDrawing {
  const { params, tones, longHaired, random } = sketch
  const clip = `b${sketch.id}`
  const rim = furRim(sketch, SITTING, 0.8)
  const rightLeg = smooth(SITTING_LEG)
  const leftLeg = smooth(onSide(-1, SITTING_LEG))
  const tail = longHaired ? tufted(SITTING_BRUSH_TAIL, random, () => 38, { step: 34 }) : smooth(SITTING_TAIL)
  const fur =
    shape(rim, tones.base, 'transform="translate(-24 -10)"') +
    sittingHip(sketch, 1) +
    sittingHip(sketch, -1) +
    bodyMarkings(sketch, { left: -270, top: 150, right: 270, bottom: 660 }) +
    chestHair(sketch, SITTING_CHEST, 34) +
    neckShadow(sketch, 140)
  const legs = sittingLegs(sketch, rightLeg, leftLeg)
  const collar = drawCollar(params.collar, { half: longHaired ? 170 : 152, y: 168, drop: 82 })
  const legClip = `<clipPath id="${clip}l"><path d="${rightLeg}"/><path d="${leftLeg}"/></clipPath>`
  return {
    definitions: clipPath(clip, rim) + legClip,
    drawing:
      shape(tail, tones.shade) +
      shape(rim, tones.shade) +
      clippedBy(clip, fur) +
      legs +
      clippedBy(clip, collar),
    stance: { floor: 676, shadowX: 20, shadowHalf: 310 },
  }
}

const LYING = points`
  0,70 112,100 150,180 214,236 300,262 380,330 404,420 360,486 0,500
  -196,494 -214,400 -190,290 -146,180 -112,100`
const LYING_CHEST = mirrored(points`0,140 84,170 112,270 92,380 0,440`)
const LYING_HIP = points`196,330 290,270 386,330 404,424 356,486 210,490 176,420`
const LYING_TAIL = points`360,470 450,466 506,420 524,356 504,344 470,404 430,432 360,430`
const LYING_BRUSH_TAIL = points`370,430 450,440 500,390 520,330 482,330 440,390 370,390`
const LYING_LEG = points`40,270 140,250 186,330 186,420 196,476 136,500 66,486 62,400 44,330`
const BETWEEN_FORELEGS = smooth(points`-46,340 46,340 60,494 -60,494`)

function lyingTail({ tones, longHaired, random }: DogBodySketch, put: (outline: Outline) => Outline): string {
  const tail = longHaired
    ? tufted(put(LYING_BRUSH_TAIL), random, () => 34, { step: 32 })
    : smooth(put(LYING_TAIL))
  return shape(tail, tones.shade)
}

function lyingLegs(sketch: DogBodySketch, hipSide: Side): string {
  const colour = pawColour(sketch)
  const leg = (side: Side) => shape(smooth(onSide(side, LYING_LEG)), legColour(sketch, side, 0.35))
  return (
    paw(sketch, hipSide * 318, 484, 74, 28, tone(colour, -0.03)) +
    shape(BETWEEN_FORELEGS, sketch.tones.deep, 'opacity=".22"') +
    leg(1) +
    leg(-1) +
    paw(sketch, 130, 478, 74, 36, colour) +
    paw(sketch, -130, 478, 74, 36, colour)
  )
}

/** Forelegs stretched out to us, the hips turned to the side the dog looks to. */
function drawLying(sketch: DogBodySketch): BodyDrawing {
  const { params, tones, longHaired } = sketch
  const clip = `b${sketch.id}`
  const hipSide: Side = params.gaze >= 0 ? 1 : -1
  const put = (outline: Outline) => onSide(hipSide, outline)
  const rim = furRim(sketch, put(LYING), 0.8)
  const tail = lyingTail(sketch, put)
  const hip = put(LYING_HIP)
  const fur =
    shape(rim, tones.base, 'transform="translate(-24 -12)"') +
    shape(smooth(hip), hipSide > 0 ? blend(tones.base, tones.shade, 0.7) : tones.base) +
    hipEdge(sketch, hip, 4.5) +
    bodyMarkings(sketch, { left: -400, top: 150, right: 400, bottom: 490 }) +
    chestHair(sketch, LYING_CHEST, 34) +
    neckShadow(sketch, 150)
  const collar = drawCollar(params.collar, { half: longHaired ? 180 : 160, y: 170, drop: 84 })
  const legs = lyingLegs(sketch, hipSide)
  return {
    definitions: clipPath(clip, rim),
    drawing: tail + shape(rim, tones.shade) + clippedBy(clip, fur) + legs + clippedBy(clip, collar),
    stance: { floor: 504, shadowX: hipSide * 96, shadowHalf: 360 },
  }
}

const DRAW_POSE = { closeup: drawCloseUp, sitting: drawSitting, lying: drawLying }

export function drawDogBody(params: DogParams, random: Random, id: string): BodyDrawing {
  return DRAW_POSE[params.pose](sketchDogBody(params, random, id))
}
