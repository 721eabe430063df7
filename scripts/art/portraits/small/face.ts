import { isDark, tone } from '@/scripts/art/portraits/colour'
import { LEFT_THEN_RIGHT, RIGHT_THEN_LEFT, type Side } from '@/scripts/art/portraits/geometry'
import { clippedBy, ellipse, group, line, pen, rectangle, shape } from '@/scripts/art/portraits/svg'
import type { SmallSketch } from './sketch'

interface Eyes {
  /** Distance from the middle. */
  x: number
  y: number
  radius: number
}

function closedEye(side: Side, { x, y, radius }: Eyes, around: string): string {
  const colour = isDark(around) ? '#D9CFC6' : '#33241E'
  const left = side * x - radius
  const arc = pen`M${left} ${y}Q${side * x} ${y + radius * 1.1} ${left + radius * 2} ${y}`
  const lash = pen`M${side * (x + radius)} ${y}l${side * 9} -4`
  return line(arc, colour, 7) + line(lash, colour, 5.5)
}

function openEye(side: Side, { x, y, radius }: Eyes, around: string): string {
  const rim = isDark(around) ? tone(around, 0.12) : tone(around, -0.12)
  const centre = side * x
  return (
    ellipse(centre, y, radius * 1.2, radius * 1.26, rim, 'opacity=".55"') +
    ellipse(centre, y, radius, radius * 1.08, '#241813') +
    ellipse(centre, y + radius * 0.42, radius * 0.62, radius * 0.42, '#5A3A26', 'opacity=".75"') +
    ellipse(centre - radius * 0.32, y - radius * 0.36, radius * 0.3, radius * 0.32, '#FFF') +
    ellipse(centre + radius * 0.32, y + radius * 0.28, radius * 0.12, radius * 0.12, '#FFF', 'opacity=".8"')
  )
}

/** Larger on young animals; `around` is the colour below. */
export function drawEyes(sketch: SmallSketch, place: Eyes, around: (side: Side) => string): string {
  const eyes = { ...place, radius: place.radius * (sketch.young ? 1.16 : 1) }
  const draw = sketch.eyesClosed ? closedEye : openEye
  return RIGHT_THEN_LEFT.map((side) => draw(side, eyes, around(side))).join('')
}

/** `y` is the middle of the nose. */
export function drawSnout(y: number, noseColour: string, mouthColour: string): string {
  const nose =
    pen`M-18 ${y - 8}Q0 ${y - 17} 18 ${y - 8}Q13 ${y + 9} 0 ${y + 13}` + pen`Q-13 ${y + 9} -18 ${y - 8}Z`
  const mouth =
    pen`M0 ${y + 13}V${y + 28}M-27 ${y + 31}Q-10 ${y + 47} 0 ${y + 28}` + pen`Q10 ${y + 47} 27 ${y + 31}`
  return (
    line(mouth, mouthColour, 4.5) +
    shape(nose, noseColour) +
    ellipse(-5, y - 7, 6, 2.6, '#FFF', 'opacity=".45"')
  )
}

export function drawWhiskers(y: number, reach: number, onLightFur: boolean): string {
  const colour = onLightFur ? '#B9A898' : '#FFF9F0'
  const draw = (side: Side) =>
    [
      { root: -8, rise: -26 },
      { root: 6, rise: -4 },
      { root: 20, rise: 20 },
    ].map(({ root, rise }) => {
      const whisker =
        pen`M${side * 46} ${y + root}Q${side * reach * 0.64} ${y + root + rise * 0.4 - 8}` +
        pen` ${side * reach} ${y + root + rise}`
      return line(whisker, colour, 3, 'opacity=".85"')
    })
  return LEFT_THEN_RIGHT.flatMap(draw).join('')
}

/** A rounded shape lit from the left, with markings clipped to it. */
export function litForm(
  clip: string,
  path: string,
  colours: { base: string; shade: string },
  painted: string,
): string {
  const everywhere = rectangle({ x: -700, y: -700, width: 1400, height: 1800 }, colours.shade)
  const content = everywhere + shape(path, colours.base, 'transform="translate(-16 -12)"') + painted
  // An opacity below 1 composes the group before clipping, which avoids seams along the edge.
  return clippedBy(clip, group(content, 'opacity=".999"'))
}

/** Pink on both cheeks. */
export function drawBlush(x: number, y: number): string {
  const cheek = (side: Side) => ellipse(side * x, y, 32, 20, '#EBA89A', 'opacity=".32"')
  return cheek(-1) + cheek(1)
}

/** Hair length: only low on the sides, longer on long-haired animals. */
export function sideHair({ longHaired }: SmallSketch, from: number, beside: number, length: number) {
  return (x: number, y: number) => {
    if (longHaired) return y > from ? length * 2 : length * 0.7
    return y > from && Math.abs(x) > beside ? length : 0
  }
}
