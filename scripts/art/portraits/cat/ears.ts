import { brushStroke } from '@/scripts/art/portraits/brush'
import { blend, isDark, tone, tonesOf } from '@/scripts/art/portraits/colour'
import { changed, onSide, points, RIGHT_THEN_LEFT, type Side } from '@/scripts/art/portraits/geometry'
import { smooth, tufted } from '@/scripts/art/portraits/outline'
import { clipPath, clippedBy, shape } from '@/scripts/art/portraits/svg'
import type { CatSketch } from './sketch'

const EAR = points`30,-132 66,-196 118,-258 144,-272 166,-256 194,-168 204,-52 122,-104`
const EAR_TENSION = 0.42

function earColour({ params }: CatSketch, side: Side): string {
  const { pattern, base, second, third } = params.coat
  if (pattern === 'point' || pattern === 'bicolour') return second
  if (pattern === 'tricolour') return side > 0 ? second : third
  return base
}

/** The hair that grows inside the ear. */
function innerHair(side: Side, colour: string): string {
  const strands = [0, 1, 2].map((index) => {
    const root = side * (88 + index * 6)
    const tip = side * (118 + index * 14)
    const strand = brushStroke([root, -120], [side * (100 + index * 16), -170], [tip, -214 + index * 14], 9)
    return shape(strand, colour, 'opacity=".85"')
  })
  return strands.join('')
}

function drawEar(sketch: CatSketch, side: Side, lean: number): { definition: string; drawing: string } {
  const { earScale, longHaired, random, id } = sketch
  const right = changed(EAR, { scaleY: earScale, around: [130, -120], rotate: lean })
  const ear = onSide(side, right)
  const inside = onSide(side, changed(right, { scaleX: 0.62, scaleY: 0.68, around: [142, -128] }))
  const path = longHaired
    ? tufted(ear, random, (_x, y) => (y > -230 ? 12 : 3), { step: 28 })
    : smooth(ear, EAR_TENSION)
  const tones = tonesOf(earColour(sketch, side))
  const dark = isDark(tones.base)
  const pink = blend(tones.base, '#E7A39A', dark ? 0.34 : 0.66)
  const shadow = smooth(changed(inside, { moveX: side * 18, moveY: 12 }), EAR_TENSION)
  const clip = `e${id}${side > 0 ? 0 : 1}`
  const lining =
    shape(smooth(inside, EAR_TENSION), pink) +
    shape(shadow, tone(pink, -0.1), 'opacity=".35"') +
    innerHair(side, dark ? tones.light : '#FFF6EA')
  return {
    definition: clipPath(clip, path),
    drawing: shape(path, side > 0 ? tones.shade : tones.base) + clippedBy(clip, lining),
  }
}

/** Behind the head, slightly asymmetric. */
export function drawCatEars(sketch: CatSketch): { definitions: string; drawing: string } {
  const lean = sketch.random.between(-5, 5)
  const ears = RIGHT_THEN_LEFT.map((side) => drawEar(sketch, side, lean * side * (side > 0 ? 1 : 0.6)))
  return {
    definitions: ears.map((ear) => ear.definition).join(''),
    drawing: ears.map((ear) => ear.drawing).join(''),
  }
}

/** Height of the ears' tips; negative is up. */
export function catEarTop({ earScale }: CatSketch): number {
  return -120 - 154 * earScale
}
