export type Point = readonly [x: number, y: number]
export type Outline = readonly Point[]

/** 1 is the viewer's right, -1 the left. */
export type Side = 1 | -1
export const LEFT_THEN_RIGHT: readonly Side[] = [-1, 1]
export const RIGHT_THEN_LEFT: readonly Side[] = [1, -1]

/** @throws Error when there is none. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`No item at ${index} of ${items.length}`)
  return item
}

/** Template tag for points in SVG notation, `x,y x,y …`. */
export function points(strings: TemplateStringsArray, ...values: readonly number[]): Outline {
  const numbers = String.raw({ raw: strings }, ...values)
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (numbers.length % 2 !== 0 || numbers.some(Number.isNaN)) throw new Error(`Not points: ${numbers}`)
  const pairs: Point[] = []
  for (let index = 0; index < numbers.length; index += 2) {
    pairs.push([itemAt(numbers, index), itemAt(numbers, index + 1)])
  }
  return pairs
}

/** Completes the right half of an outline by mirroring it. */
export function mirrored(half: Outline): Outline {
  const reflection = half.filter(([x]) => x !== 0).reverse()
  return [...half, ...flipped(reflection)]
}

function flipped(outline: Outline): Outline {
  return outline.map(([x, y]) => [-x, y])
}

export function onSide(side: Side, outline: Outline): Outline {
  return side > 0 ? outline : flipped(outline)
}

interface Change {
  scaleX?: number
  scaleY?: number
  /** Degrees, clockwise. */
  rotate?: number
  moveX?: number
  moveY?: number
  /** Fixed point of scaling and rotation. */
  around?: Point
}

/** Scales, then rotates, then translates. */
export function changed(outline: Outline, change: Change): Outline {
  const { scaleX = 1, scaleY = 1, rotate = 0, moveX = 0, moveY = 0, around = [0, 0] } = change
  const [originX, originY] = around
  const angle = (rotate * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return outline.map(([pointX, pointY]) => {
    const x = (pointX - originX) * scaleX
    const y = (pointY - originY) * scaleY
    return [originX + x * cos - y * sin + moveX, originY + x * sin + y * cos + moveY]
  })
}

/** Cubic Bézier segment. */
interface Curve {
  from: Point
  control1: Point
  control2: Point
  to: Point
}

/** Closed Catmull-Rom spline; higher tension bulges more. */
export function curvesThrough(outline: Outline, tension = 0.5): Curve[] {
  const count = outline.length
  const reach = tension / 3
  return outline.map((from, index) => {
    const before = itemAt(outline, (index - 1 + count) % count)
    const to = itemAt(outline, (index + 1) % count)
    const after = itemAt(outline, (index + 2) % count)
    return {
      from,
      control1: [from[0] + (to[0] - before[0]) * reach, from[1] + (to[1] - before[1]) * reach],
      control2: [to[0] - (after[0] - from[0]) * reach, to[1] - (after[1] - from[1]) * reach],
      to,
    }
  })
}

const STEPS_PER_CURVE = 18

/** Flattens the spline to a polyline. */
export function polygonThrough(outline: Outline): Outline {
  const polygon: Point[] = []
  for (const { from, control1, control2, to } of curvesThrough(outline)) {
    for (let step = 0; step < STEPS_PER_CURVE; step++) {
      const u = step / STEPS_PER_CURVE
      const v = 1 - u
      const along = (axis: 0 | 1) =>
        v * v * v * from[axis] +
        3 * v * v * u * control1[axis] +
        3 * v * u * u * control2[axis] +
        u * u * u * to[axis]
      polygon.push([along(0), along(1)])
    }
  }
  return polygon
}
