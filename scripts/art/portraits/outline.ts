import type { Random } from '@/db/seed/random'
import { curvesThrough, itemAt, type Outline, type Point, polygonThrough } from './geometry'
import { pen } from './svg'

export function smooth(outline: Outline, tension = 0.5): string {
  const [startX, startY] = itemAt(outline, 0)
  const pieces = curvesThrough(outline, tension).map(
    ({ control1, control2, to }) =>
      pen`C${control1[0]} ${control1[1]} ${control2[0]} ${control2[1]} ${to[0]} ${to[1]}`,
  )
  return `${pen`M${startX} ${startY}`}${pieces.join('')}Z`
}

/** A point on an outline, with tangent and outward normal. */
interface Place {
  x: number
  y: number
  tangentX: number
  tangentY: number
  normalX: number
  normalY: number
}

interface Walk {
  polygon: Outline
  /** Distance along the outline at each corner; the last entry is its whole length. */
  walked: readonly number[]
  length: number
  clockwise: boolean
}

function walkAround(outline: Outline): Walk {
  const polygon = polygonThrough(outline)
  const walked = [0]
  let length = 0
  let doubleArea = 0
  polygon.forEach((from, index) => {
    const to = itemAt(polygon, (index + 1) % polygon.length)
    length += Math.hypot(to[0] - from[0], to[1] - from[1])
    walked.push(length)
    doubleArea += from[0] * to[1] - to[0] * from[1]
  })
  return { polygon, walked, length, clockwise: doubleArea > 0 }
}

function placeAt({ polygon, walked, length, clockwise }: Walk, distance: number): Place {
  const along = ((distance % length) + length) % length
  let low = 0
  let high = polygon.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (itemAt(walked, middle) <= along) low = middle
    else high = middle
  }
  const start = itemAt(walked, low)
  const share = (along - start) / (itemAt(walked, low + 1) - start || 1)
  const from = itemAt(polygon, low)
  const to = itemAt(polygon, (low + 1) % polygon.length)
  const stepX = to[0] - from[0]
  const stepY = to[1] - from[1]
  const step = Math.hypot(stepX, stepY) || 1
  const outward = clockwise ? 1 : -1
  return {
    x: from[0] + stepX * share,
    y: from[1] + stepY * share,
    tangentX: stepX / step,
    tangentY: stepY / step,
    normalX: (stepY / step) * outward,
    normalY: (-stepX / step) * outward,
  }
}

/** One tuft of hair, its tip leaning with the flow. */
function tuft(from: Place, middle: Place, to: Place, size: number, flow: Point): string {
  const forwards = middle.tangentX * flow[0] + middle.tangentY * flow[1] >= 0
  const root = forwards ? to : from
  const tipX = root.x * 0.75 + middle.x * 0.25 + middle.normalX * size * 0.55 + flow[0] * size * 0.62
  const tipY = root.y * 0.75 + middle.y * 0.25 + middle.normalY * size * 0.55 + flow[1] * size * 0.62
  const back: Point = [middle.x + middle.normalX * size * 0.5, middle.y + middle.normalY * size * 0.5]
  const front: Point = [
    root.x + (tipX - root.x) * 0.5 - middle.normalX * size * 0.06,
    root.y + (tipY - root.y) * 0.5 - middle.normalY * size * 0.06,
  ]
  const [first, second] = forwards ? [back, front] : [front, back]
  return pen`Q${first[0]} ${first[1]} ${tipX} ${tipY}Q${second[0]} ${second[1]} ${to.x} ${to.y}`
}

/** Hairless stretches are only rounded. */
function plainArc(from: Place, middle: Place, to: Place): string {
  const controlX = middle.x + (middle.x - (from.x + to.x) / 2)
  const controlY = middle.y + (middle.y - (from.y + to.y) / 2)
  return pen`Q${controlX} ${controlY} ${to.x} ${to.y}`
}

interface Hair {
  /** Average width of a tuft. */
  step?: number
  /** Direction in which the hair falls. */
  flow?: Point
}

/**
 * Path data of an outline with tufts of hair.
 * @param tuftLength length of the hair at a point; below 1.5 the outline stays plain.
 */
export function tufted(
  outline: Outline,
  random: Random,
  tuftLength: (x: number, y: number) => number,
  { step = 34, flow = [0, 1] }: Hair = {},
): string {
  const walk = walkAround(outline)
  const marks = [0]
  let distance = step * random.between(0.72, 1.3)
  while (distance <= walk.length - step * 0.5) {
    marks.push(distance)
    distance += step * random.between(0.72, 1.3)
  }
  const start = placeAt(walk, 0)
  let data = pen`M${start.x} ${start.y}`
  marks.forEach((mark, index) => {
    const next = marks[index + 1] ?? walk.length
    const [from, middle, to] = [placeAt(walk, mark), placeAt(walk, (mark + next) / 2), placeAt(walk, next)]
    const size = tuftLength(middle.x, middle.y) * random.between(0.75, 1.2)
    data += size < 1.5 ? plainArc(from, middle, to) : tuft(from, middle, to, size, flow)
  })
  return `${data}Z`
}

/** Path data of an outline made of round curls about `size` wide. */
export function scalloped(outline: Outline, random: Random, size: number): string {
  const { polygon, walked, length, clockwise } = walkAround(outline)
  const count = Math.max(6, Math.round(length / size))
  const corners = Array.from({ length: count }, (_, index) => {
    const distance = (index / count) * length
    const corner = walked.findIndex((reached, at) => at > 0 && reached >= distance) - 1
    return itemAt(polygon, Math.min(Math.max(corner, 0), polygon.length - 1))
  })
  const [startX, startY] = itemAt(corners, 0)
  let data = pen`M${startX} ${startY}`
  corners.forEach((from, index) => {
    const to = itemAt(corners, (index + 1) % count)
    const chord = Math.hypot(to[0] - from[0], to[1] - from[1])
    const radiusX = chord * random.between(0.52, 0.62)
    const radiusY = chord * random.between(0.52, 0.62)
    data += pen`A${radiusX} ${radiusY} 0 0 ${clockwise ? 1 : 0} ${to[0]} ${to[1]}`
  })
  return `${data}Z`
}
