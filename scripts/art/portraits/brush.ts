import type { Random } from '@/db/seed/random'
import type { Point } from './geometry'
import { smooth } from './outline'

interface Blob {
  x: number
  y: number
  radiusX: number
  radiusY: number
  corners?: number
  /** How uneven the rim is, 0–1. */
  roughness?: number
}

export function blob(
  { x, y, radiusX, radiusY, corners = 9, roughness = 0.22 }: Blob,
  random: Random,
): string {
  const start = random.between(0, 6.28)
  const rim = Array.from({ length: corners }, (_, index): Point => {
    const angle = start + (index / corners) * Math.PI * 2
    const reach = 1 + random.between(-roughness, roughness)
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach]
  })
  return smooth(rim)
}

const STROKE_STEPS = 10

/** Path data of a quadratic brush stroke, `width` wide in the middle and `tip` at its ends. */
export function brushStroke(from: Point, control: Point, to: Point, width: number, tip = 0): string {
  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= STROKE_STEPS; step++) {
    const u = step / STROKE_STEPS
    const v = 1 - u
    const x = v * v * from[0] + 2 * v * u * control[0] + u * u * to[0]
    const y = v * v * from[1] + 2 * v * u * control[1] + u * u * to[1]
    const stepX = 2 * v * (control[0] - from[0]) + 2 * u * (to[0] - control[0])
    const stepY = 2 * v * (control[1] - from[1]) + 2 * u * (to[1] - control[1])
    const length = Math.hypot(stepX, stepY) || 1
    const half = (tip + (width - tip) * Math.sin(Math.PI * Math.min(1, u * 0.92 + 0.04))) / 2
    left.push([x - (stepY / length) * half, y + (stepX / length) * half])
    right.push([x + (stepY / length) * half, y - (stepX / length) * half])
  }
  return smooth([...left, ...right.reverse()])
}
