import { lightness, tone } from '@/scripts/art/portraits/colour'
import { RIGHT_THEN_LEFT, type Side } from '@/scripts/art/portraits/geometry'
import { clipPath, clippedBy, ellipse, group, line, pen, rounded, shape } from '@/scripts/art/portraits/svg'
import type { CatSketch } from './sketch'

/** Patched faces have none. */
export function drawEyeRings({ params, tones, dark, eyeX, eyeY, eyeRadius }: CatSketch): string {
  const { pattern } = params.coat
  if (pattern === 'bicolour' || pattern === 'tricolour' || pattern === 'tortie') return ''
  const shadowed = pattern === 'point' || dark
  const ring = (x: number) =>
    ellipse(
      x,
      eyeY,
      eyeRadius * 1.42,
      eyeRadius * 1.3,
      shadowed ? '#000' : tones.light,
      `opacity="${shadowed ? '.16' : '.5'}"`,
    )
  return ring(-eyeX) + ring(eyeX)
}

/** The right eye, around the origin; the left one is mirrored. */
function eyeball({ params, eyeRadius: r }: CatSketch, side: Side): string {
  const { eye, gaze, pupil } = params
  const toSide = gaze * 4 * side
  const lidShadow = pen`M${-r * 1.3} ${-r}H${r * 1.3}V${-r * 0.36}Q0 ${-r * 0.72} ${-r * 1.3} ${-r * 0.2}Z`
  return (
    ellipse(0, r * 0.1, r * 1.2, r * 1.1, eye) +
    ellipse(0, r * 0.62, r * 0.95, r * 0.55, tone(eye, 0.1, -0.01), 'opacity=".65"') +
    shape(lidShadow, tone(eye, -0.2), 'opacity=".45"') +
    ellipse(toSide, 0, r * pupil, r * 0.82, '#17120F') +
    ellipse(-r * 0.3 * side + toSide, -r * 0.34, r * 0.23, r * 0.24, '#FFF') +
    ellipse(r * 0.32 * side, r * 0.4, r * 0.1, r * 0.1, '#FFF', 'opacity=".8"')
  )
}

function openEye(sketch: CatSketch, side: Side): string {
  const { params, eyeX, eyeY, eyeRadius: r, id } = sketch
  const clip = `y${id}${side > 0 ? 1 : 0}`
  const top = -r * (0.92 - params.lid)
  const opening =
    pen`M${-r * 1.12} ${r * 0.12}C${-r * 0.7} ${top} ${r * 0.5} ${top * 1.1} ${r * 1.1} ${-r * 0.2}` +
    pen`C${r * 0.9} ${r * 0.78} ${-r * 0.6} ${r} ${-r * 1.12} ${r * 0.12}Z`
  const upper =
    pen`M${-r * 1.2} ${r * 0.2}` +
    pen`C${-r * 0.7} ${top - 2} ${r * 0.5} ${top * 1.1 - 2} ${r * 1.16} ${-r * 0.24}`
  const lower =
    pen`M${-r * 1.12} ${r * 0.14}` + pen`C${-r * 0.6} ${r} ${r * 0.9} ${r * 0.78} ${r * 1.1} ${-r * 0.18}`
  const { base } = params.coat
  const rim = lightness(base) < 0.5 ? tone(base, -0.1) : '#3A2A26'
  const drawing =
    shape(opening, params.eye) +
    clippedBy(clip, eyeball(sketch, side)) +
    line(upper, rim, 7) +
    line(lower, rim, 3, 'opacity=".6"')
  const place =
    side > 0 ? `translate(${rounded(eyeX)} ${eyeY})` : `translate(${rounded(-eyeX)} ${eyeY}) scale(-1 1)`
  return clipPath(clip, opening) + group(drawing, `transform="${place}"`)
}

const LIGHT_LID = '#D9CFC6'
const DARK_LID = '#33241E'

function closedEye({ params, eyeX, eyeY, eyeRadius }: CatSketch, side: Side): string {
  const { pattern, base, second } = params.coat
  const onBlackPatch = pattern === 'tricolour' && side < 0
  const onDarkFur = lightness(pattern === 'point' ? second : base) < 0.45
  const colour = onBlackPatch || onDarkFur ? LIGHT_LID : DARK_LID
  const x = side * eyeX
  const lidLine = pen`M${x - eyeRadius} ${eyeY - 2}Q${x} ${eyeY + eyeRadius} ${x + eyeRadius} ${eyeY - 2}`
  const lash = pen`M${side * (eyeX + eyeRadius)} ${eyeY - 2}l${side * 12} -5`
  return line(lidLine, colour, 7.5) + line(lash, colour, 6)
}

export function drawCatEyes(sketch: CatSketch): string {
  const draw = sketch.params.eyesClosed ? closedEye : openEye
  return RIGHT_THEN_LEFT.map((side) => draw(sketch, side)).join('')
}
