import { brushStroke } from '@/scripts/art/portraits/brush'
import { isDark, tone } from '@/scripts/art/portraits/colour'
import { LEFT_THEN_RIGHT, onSide, points, type Side } from '@/scripts/art/portraits/geometry'
import { tufted } from '@/scripts/art/portraits/outline'
import { clipPath, clippedBy, ellipse, group, line, pen, rounded, shape } from '@/scripts/art/portraits/svg'
import type { DogSketch } from './sketch'

interface Eye {
  side: Side
  x: number
  y: number
  radius: number
  iris: string
  gaze: number
  /** How far the upper lid hangs, 0–0.5. */
  lid: number
  lidColour: string
  rim: string
  id: string
}

function closedEye({ side, x, y, radius, lidColour }: Eye): string {
  const colour = isDark(lidColour) ? tone(lidColour, 0.24) : '#2A1C16'
  const lidLine =
    pen`M${x - radius * 1.1} ${y - radius * 0.1}Q${x} ${y + radius * 1.05}` +
    pen` ${x + radius * 1.1} ${y - radius * 0.1}`
  const lash = pen`M${x + side * radius * 1.1} ${y - radius * 0.1}l${side * radius * 0.28} ${radius * 0.1}`
  return line(lidLine, colour, 7.5) + line(lash, colour, 6)
}

/** The right eye, around the origin; the left one is mirrored. */
function eyeball({ side, radius: r, iris, gaze, lid, lidColour }: Eye): string {
  const toSide = gaze * r * 0.1 * side
  const browShadow = pen`M${-r * 1.4} ${-r * 1.3}H${r * 1.4}V${-r * 0.3}Q0 ${-r * 0.85} ${-r * 1.4} ${-r * 0.1}Z`
  const upperLid =
    pen`M${-r * 1.5} ${-r * 1.6}H${r * 1.5}V${-r * (0.5 - lid * 0.9)}` +
    pen`Q${r * 0.1} ${-r * (1.25 - lid * 1.4)} ${-r * 1.5} ${-r * (0.25 - lid * 0.9)}Z`
  return (
    ellipse(0, 0, r * 1.3, r * 1.2, '#F3EBE0') +
    ellipse(toSide, 0, r * 1.06, r * 1.06, '#20150F') +
    ellipse(toSide, r * 0.03, r * 0.88, r * 0.9, iris) +
    ellipse(toSide + r * 0.02, r * 0.3, r * 0.62, r * 0.46, tone(iris, 0.12, 0.01), 'opacity=".7"') +
    ellipse(toSide, 0, r * 0.6, r * 0.62, '#140D0A') +
    shape(browShadow, '#000', 'opacity=".28"') +
    (lid > 0.02 ? shape(upperLid, lidColour) : '') +
    ellipse(-r * 0.3 * side + toSide, -r * 0.34, r * 0.25, r * 0.26, '#FFF') +
    ellipse(r * 0.32 * side + toSide, r * 0.36, r * 0.1, r * 0.1, '#FFF', 'opacity=".8"')
  )
}

function openEye(eye: Eye): string {
  const { side, x, y, radius: r, lid, rim, id } = eye
  const clip = `q${id}${side > 0 ? 1 : 0}`
  const opening =
    pen`M${-r * 1.16} ${r * 0.14}C${-r * 0.95} ${-r * 1.1} ${r * 0.78} ${-r * 1.24} ${r * 1.14} ${r * 0.02}` +
    pen`C${r * 0.92} ${r * 1.16} ${-r * 0.84} ${r * 1.2} ${-r * 1.16} ${r * 0.14}Z`
  const lashes =
    pen`M${-r * 1.2} ${r * 0.18}C${-r * 0.95} ${-r * (1.12 - lid * 0.9)}` +
    pen` ${r * 0.78} ${-r * (1.26 - lid * 0.9)} ${r * 1.2} ${r * 0.04}`
  const place = `translate(${rounded(x)} ${rounded(y)})${side > 0 ? '' : ' scale(-1 1)'}`
  const drawing =
    line(opening, rim, 9, 'opacity=".5"') + clippedBy(clip, eyeball(eye)) + line(lashes, '#231814', 7)
  return clipPath(clip, opening) + group(drawing, `transform="${place}"`)
}

/** On a spotted dog the eye inside the patch has a dark lid. */
function lidColour({ params, tones }: DogSketch, side: Side): string {
  const { coat, patch } = params
  if (coat.pattern === 'spotted' && patch === side) return tone(coat.second, -0.04)
  return coat.pattern === 'mask' && !params.eyesClosed ? coat.second : tones.shade
}

function thinBrows({ params, build, tones }: DogSketch): string {
  const colour = isDark(params.coat.base) ? tones.light : tones.deep
  const { eyeX, eyeY, eyeRadius } = build
  const brows = LEFT_THEN_RIGHT.map((side) => {
    const brow = brushStroke(
      [side * (eyeX - 26), eyeY - eyeRadius - 16],
      [side * eyeX, eyeY - eyeRadius - 28],
      [side * (eyeX + 26), eyeY - eyeRadius - 10],
      9,
    )
    return shape(brow, colour, 'opacity=".4"')
  })
  return brows.join('')
}

function bushyBrows({ build, tones, random }: DogSketch): string {
  const { eyeX, eyeY } = build
  const right = points`
    ${eyeX - 36},${eyeY - 58} ${eyeX + 8},${eyeY - 76} ${eyeX + 50},${eyeY - 56}
    ${eyeX + 24},${eyeY - 40} ${eyeX - 26},${eyeY - 40}`
  const hair = (_x: number, y: number) => (y > eyeY - 52 ? 15 : 3)
  const brows = LEFT_THEN_RIGHT.map((side) =>
    shape(tufted(onSide(side, right), random, hair, { step: 20 }), tones.light),
  )
  return brows.join('')
}

export function drawDogEyes(sketch: DogSketch): string {
  const { params, build, tones, face, id } = sketch
  const tired = params.age === 'adulto mayor' ? 0.16 : 0
  const lid = Math.min(0.5, build.lid * 0.6 + params.lid * 0.7 + tired)
  const rim = isDark(params.coat.base) ? tone(params.coat.base, -0.08) : tone(tones.deep, -0.06)
  const common = { y: build.eyeY, radius: build.eyeRadius, iris: params.eye, gaze: params.gaze, lid, rim, id }
  const eyes = LEFT_THEN_RIGHT.map((side) => {
    const eye = { ...common, side, x: side * build.eyeX, lidColour: lidColour(sketch, side) }
    return params.eyesClosed ? closedEye(eye) : openEye(eye)
  })
  const thin = face.brow === null && !build.brows ? thinBrows(sketch) : ''
  return eyes.join('') + thin + (build.brows ? bushyBrows(sketch) : '')
}
