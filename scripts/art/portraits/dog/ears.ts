import { blend, lightness, tonesOf } from '@/scripts/art/portraits/colour'
import {
  changed,
  type Outline,
  onSide,
  points,
  RIGHT_THEN_LEFT,
  type Side,
} from '@/scripts/art/portraits/geometry'
import { scalloped, smooth, tufted } from '@/scripts/art/portraits/outline'
import { clipPath, clippedBy, shape } from '@/scripts/art/portraits/svg'
import type { DogSketch } from './sketch'
import type { DogEar } from './types'

const STANDING: Partial<Record<DogEar, Outline>> = {
  pointed: points`52,-168 88,-255 138,-338 156,-346 176,-326 206,-225 206,-104 140,-120`,
  spitz: points`62,-160 88,-218 128,-276 144,-282 160,-266 182,-198 186,-110 130,-120`,
  bat: points`56,-160 74,-258 124,-334 172,-344 214,-292 226,-196 206,-92 140,-116`,
}
const FLOPPY = points`88,-180 160,-194 226,-146 262,-55 268,38 240,104 196,96 172,34 158,-48 132,-118`
const HANGING: Partial<Record<DogEar, Outline>> = {
  long: points`104,-160 176,-170 236,-100 268,20 280,140 254,222 204,232 172,160 158,50 146,-60`,
  button: points`78,-176 150,-214 220,-190 248,-122 222,-84 176,-100 134,-134`,
}
const FOLDED_BASE = points`64,-160 104,-240 150,-284 196,-250 214,-160 196,-80 120,-120`
const FOLDED_FLAP = points`104,-238 150,-288 206,-262 244,-186 236,-150 186,-178 138,-206`

const TOP_WITH_EARS: Partial<Record<DogEar, number>> = { pointed: -346, semi: -288, spitz: -282, bat: -344 }

/** Of the ear tips, or of the skull where ears hang. */
export function earTop(ear: DogEar): number {
  return TOP_WITH_EARS[ear] ?? -215
}

interface DogEars {
  definitions: string
  behind: string
  front: string
}

type PutEar = (outline: Outline) => Outline

function foldedEar({ face, longHaired, random }: DogSketch, put: PutEar): DogEars {
  const tones = tonesOf(face.ear)
  const base = put(FOLDED_BASE)
  const flap = put(FOLDED_FLAP)
  const basePath = longHaired ? tufted(base, random, () => 14) : smooth(base)
  const flapPath = longHaired
    ? tufted(flap, random, (_x, y) => (y > -230 ? 20 : 4), { step: 28 })
    : smooth(flap)
  return { definitions: '', behind: shape(basePath, tones.base), front: shape(flapPath, tones.shade) }
}

function standingEar(sketch: DogSketch, side: Side, outline: Outline, put: PutEar): DogEars {
  const { face, longHaired, random, params, id } = sketch
  const tones = tonesOf(face.ear)
  const middle = sketch.build.ear === 'bat' ? 148 : 142
  const inside = put(changed(outline, { scaleX: 0.62, scaleY: 0.72, around: [middle, -150] }))
  const ear = put(outline)
  const path = longHaired ? tufted(ear, random, (_x, y) => (y > -260 ? 16 : 4), { step: 30 }) : smooth(ear)
  const clip = `e${id}${side > 0 ? 'a' : 'b'}`
  const bareSkin = params.coatLength === 'sin pelo' || lightness(face.ear) > 0.6
  const pink = bareSkin
    ? blend(tones.shade, '#E8A79A', 0.55)
    : blend(tones.base, '#C98478', lightness(face.ear) < 0.4 ? 0.28 : 0.42)
  const shadow = smooth(changed(inside, { moveX: side * 16, moveY: 10 }))
  const lining =
    shape(smooth(inside), pink) + shape(shadow, blend(tones.deep, '#8E4F49', 0.25), 'opacity=".25"')
  return {
    definitions: clipPath(clip, path),
    behind: shape(path, tones.base) + clippedBy(clip, lining),
    front: '',
  }
}

function hangingEar(sketch: DogSketch, side: Side, outline: Outline): DogEars {
  const { face, longHaired, curly, random, tones, headClip, id } = sketch
  const earTones = tonesOf(face.ear)
  const clip = `e${id}${side > 0 ? 'a' : 'b'}`
  const hair = (_x: number, y: number) => (y > 20 ? 34 : y > -60 ? 18 : 4)
  let path = smooth(outline)
  if (curly) path = scalloped(outline, random, 50)
  else if (longHaired) path = tufted(outline, random, hair, { step: 34 })
  const castShadow = smooth(changed(outline, { moveX: -side * 12, moveY: 12 }))
  const lit = smooth(changed(outline, { moveX: -side * 34, moveY: -14 }))
  const shaded = smooth(changed(outline, { moveX: side * 60, moveY: 46 }))
  const light = shape(lit, earTones.light, 'opacity=".35"') + shape(shaded, earTones.deep, 'opacity=".22"')
  return {
    definitions: clipPath(clip, path),
    behind: '',
    front:
      shape(castShadow, tones.deep, `opacity=".2" clip-path="url(#${headClip})"`) +
      shape(path, earTones.base) +
      clippedBy(clip, light),
  }
}

function drawEar(sketch: DogSketch, side: Side, put: PutEar): DogEars {
  const { ear } = sketch.build
  if (ear === 'semi') return foldedEar(sketch, put)
  const standing = STANDING[ear]
  if (standing) return standingEar(sketch, side, standing, put)
  return hangingEar(sketch, side, put(HANGING[ear] ?? FLOPPY))
}

/** Slightly asymmetric. */
export function drawDogEars(sketch: DogSketch): DogEars {
  const { earScale } = sketch.build
  const lean = sketch.random.between(-7, 7)
  const size = { scaleX: 0.5 + earScale * 0.5, scaleY: earScale, around: [130, -140] as const }
  const ears = RIGHT_THEN_LEFT.map((side) => {
    const rotate = (side > 0 ? lean : -lean * 0.6) * side
    return drawEar(sketch, side, (outline) => onSide(side, changed(outline, { ...size, rotate })))
  })
  return {
    definitions: ears.map((ear) => ear.definitions).join(''),
    behind: ears.map((ear) => ear.behind).join(''),
    front: ears.map((ear) => ear.front).join(''),
  }
}
