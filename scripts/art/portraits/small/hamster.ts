import { WHITE } from '@/scripts/art/portraits/coats'
import { blend, tone } from '@/scripts/art/portraits/colour'
import { mirrored, onSide, points, RIGHT_THEN_LEFT, type Side } from '@/scripts/art/portraits/geometry'
import { smooth, tufted } from '@/scripts/art/portraits/outline'
import { clipPath, clippedBy, ellipse, line, pen, shape } from '@/scripts/art/portraits/svg'
import { drawBlush, drawEyes, drawSnout, drawWhiskers, litForm } from './face'
import type { SmallDrawing, SmallSketch } from './sketch'

const HEAD = mirrored(points`0,-140 56,-134 108,-106 142,-56 164,14 176,70 152,124 92,156 0,162`)
const CHEEKS = mirrored(points`0,14 50,20 112,34 160,76 150,130 90,160 0,166`)
const BODY = mirrored(points`0,70 116,90 180,180 214,290 204,376 140,414 0,420`)
const BELLY = mirrored(points`0,120 80,140 126,220 128,320 80,390 0,400`)
const NECK_SHADOW = smooth(points`-140,110 0,180 140,110 170,200 0,262 -140,200`)
const ARM = points`60,206 110,214 112,262 76,292 36,286 40,256 66,244`

function ears({ tones }: SmallSketch): string {
  const ear = (side: Side) =>
    ellipse(side * 112, -108, 52, 54, side > 0 ? tones.shade : tones.base) +
    ellipse(side * 114, -102, 33, 36, blend(tones.base, '#EBA597', 0.7))
  return ear(1) + ear(-1)
}

function stripe({ tones }: SmallSketch): string {
  return shape(smooth(mirrored(points`0,-140 14,-130 18,-80 8,-30 0,-14`)), tones.deep, 'opacity=".4"')
}

const PINK = '#EBB1A4'

function arms({ tones }: SmallSketch): string {
  const arm = (side: Side) => {
    const hand = side * 34
    const fingers = pen`M${hand - 7} 282v12M${hand + 7} 282v12`
    return (
      shape(smooth(onSide(side, ARM)), side > 0 ? tones.shade : tones.base) +
      ellipse(hand, 278, 24, 19, PINK) +
      line(fingers, tone(PINK, -0.14), 3.2, 'opacity=".6"')
    )
  }
  return arm(1) + arm(-1)
}

function foot(side: Side): string {
  const x = side * 96
  const toes = pen`M${x - 16} 412v14M${x} 412v16M${x + 16} 412v14`
  return ellipse(x, 416, 46, 18, PINK) + line(toes, tone(PINK, -0.14), 3.4, 'opacity=".6"')
}

/** A hamster on its hind feet, hands before its chest. */
export function drawHamster(sketch: SmallSketch): SmallDrawing {
  const { coat, tones, random, id } = sketch
  const headClip = `h${id}`
  const bodyClip = `b${id}`
  const head = tufted(HEAD, random, (x, y) => (y > 20 && Math.abs(x) > 110 ? 12 : 0), { step: 28 })
  const rim = smooth(BODY)
  const belly = tufted(BELLY, random, () => 12, { step: 30 })
  const fur =
    shape(rim, tones.base, 'transform="translate(-20 -8)"') +
    shape(belly, WHITE) +
    shape(NECK_SHADOW, tones.deep, 'opacity=".2"')
  const painted = stripe(sketch) + shape(smooth(CHEEKS), WHITE) + drawBlush(104, 62)
  const face =
    drawEyes(sketch, { x: 72, y: -14, radius: 27 }, () => coat.base) +
    drawSnout(50, '#D98B82', '#9A6A55') +
    drawWhiskers(58, 200, true)
  return {
    definitions: clipPath(headClip, head) + clipPath(bodyClip, rim),
    body:
      RIGHT_THEN_LEFT.map(foot).join('') + shape(rim, tones.shade) + clippedBy(bodyClip, fur) + arms(sketch),
    head: ears(sketch) + litForm(headClip, head, tones, painted) + face,
    top: -164,
    floor: 428,
    shadowHalf: 220,
  }
}
