import { blend, tone, tonesOf } from '@/scripts/art/portraits/colour'
import { mirrored, onSide, points, RIGHT_THEN_LEFT, type Side } from '@/scripts/art/portraits/geometry'
import { smooth } from '@/scripts/art/portraits/outline'
import { clipPath, clippedBy, ellipse, line, pen, shape } from '@/scripts/art/portraits/svg'
import { drawBlush, drawEyes, litForm } from './face'
import type { SmallDrawing, SmallSketch } from './sketch'

const HEAD = mirrored(points`0,-108 50,-102 94,-70 118,-18 118,34 96,82 54,108 0,114`)
const NECK = mirrored(points`0,20 84,30 104,110 110,190 0,210`)
const SHELL = mirrored(points`0,-262 92,-250 176,-212 242,-146 288,-54 310,50 300,120 240,150 0,160`)
const RIM = mirrored(points`0,112 200,100 316,60 330,110 280,160 160,178 0,182`)
const LEG = points`136,120 214,110 262,160 268,230 240,262 168,262 140,226`
const TOP_PLATE = smooth(points`-84,-214 84,-214 122,-120 84,-40 -84,-40 -122,-120`)

/** Borders between the plates of the shell, on the right side. */
const SEAMS = [
  'M84 -214L130 -262M122 -120L300 -110M84 -40L190 60M190 60L206 130M190 60L320 40',
  'M84 -214L122 -120L84 -40',
]

function shell({ tones, coat, id }: SmallSketch): string {
  const seam = tone(coat.base, -0.17, 0.01)
  const seams = RIGHT_THEN_LEFT.map((side) => {
    const drawing = SEAMS.map((data) => line(data, seam, 7, 'opacity=".75"')).join('')
    return side > 0 ? drawing : `<g transform="scale(-1 1)">${drawing}</g>`
  })
  const plates =
    shape(smooth(SHELL), tones.base, 'transform="translate(-22 -14)"') +
    shape(TOP_PLATE, tones.light, 'opacity=".5"') +
    ellipse(-120, -150, 110, 70, tones.light, 'opacity=".28"') +
    seams.join('')
  const rimFill = tone(coat.base, 0.06, 0.01, 8)
  const notches = [-240, -150, 150, 240].map((x) =>
    line(pen`M${x} 112l${x > 0 ? 8 : -8} 54`, seam, 6, 'opacity=".6"'),
  )
  return (
    shape(smooth(SHELL), tones.shade) +
    clippedBy(`b${id}`, plates) +
    shape(smooth(RIM), rimFill) +
    notches.join('')
  )
}

function leg(skin: string, side: Side): string {
  const tones = tonesOf(skin)
  const x = side * 204
  const nails = [-30, 0, 30].map((spread) => ellipse(x + spread, 256, 11, 9, '#F1E6CC'))
  const scales = [
    [-22, 176],
    [16, 164],
    [4, 206],
  ].map(([dx = 0, y = 0]) => ellipse(x + dx, y, 12, 9, tones.deep, 'opacity=".3"'))
  return (
    shape(smooth(onSide(side, LEG)), side > 0 ? tones.shade : tones.base) + scales.join('') + nails.join('')
  )
}

function face(sketch: SmallSketch, skin: string): string {
  const mouth = tone(skin, -0.24)
  return (
    drawEyes(sketch, { x: 64, y: -14, radius: 25 }, () => skin) +
    line('M-58 50Q-30 78 0 78Q30 78 58 50', mouth, 5.5) +
    line('M-58 50l-9 -5M58 50l9 -5', mouth, 5) +
    ellipse(-14, 28, 4.5, 5.5, mouth) +
    ellipse(14, 28, 4.5, 5.5, mouth)
  )
}

/** A land tortoise seen from the front, its head raised before the shell. */
export function drawTortoise(sketch: SmallSketch): SmallDrawing {
  const { coat, old, id } = sketch
  const skin = blend(blend(coat.base, '#B9B27A', 0.6), '#E6E0C8', old ? 0.3 : 0.1)
  const tones = tonesOf(skin)
  const head = smooth(HEAD)
  const crown = [
    ellipse(0, -72, 22, 15, tones.deep, 'opacity=".28"'),
    ellipse(-38, -62, 15, 12, tones.deep, 'opacity=".22"'),
    ellipse(38, -62, 15, 12, tones.deep, 'opacity=".22"'),
  ].join('')
  const wrinkles = [132, 156, 178].map((y) =>
    line(pen`M-62 ${y}Q0 ${y + 20} 62 ${y}`, tones.deep, 5, 'opacity=".5"'),
  )
  const body =
    shell(sketch) +
    RIGHT_THEN_LEFT.map((side) => leg(skin, side)).join('') +
    shape(smooth(NECK), tones.shade) +
    wrinkles.join('')
  return {
    definitions: clipPath(`h${id}`, head) + clipPath(`b${id}`, smooth(SHELL)),
    body,
    head: litForm(`h${id}`, head, tones, crown + drawBlush(84, 34)) + face(sketch, skin),
    top: -266,
    floor: 268,
    shadowHalf: 300,
  }
}
