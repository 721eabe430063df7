import type { Random } from '@/db/seed/random'
import { HEIGHT, WIDTH } from '@/scripts/art/portraits/canvas'
import { tone } from '@/scripts/art/portraits/colour'
import { LEFT_THEN_RIGHT } from '@/scripts/art/portraits/geometry'
import { ellipse, group, line, pen, shape } from '@/scripts/art/portraits/svg'

export function paintAll(colour: string, attributes = ''): string {
  return shape(`M0 0H${WIDTH}V${HEIGHT}H0Z`, colour, attributes)
}

export function floorFrom(top: number, colour: string): string {
  return shape(pen`M0 ${top}H${WIDTH}V${HEIGHT}H0Z`, colour)
}

/** A paw mark about 54 wide at scale 1. */
export function pawMark(x: number, y: number, scale: number, colour: string, rotation = 0): string {
  const pad = ellipse(0, 12, 17, 14, colour)
  const toes =
    ellipse(-20, -7, 7, 9.5, colour) +
    ellipse(-7.5, -17, 7, 10, colour) +
    ellipse(7.5, -17, 7, 10, colour) +
    ellipse(20, -7, 7, 9.5, colour)
  return group(pad + toes, pen`transform="translate(${x} ${y}) rotate(${rotation}) scale(${scale})"`)
}

interface Sprig {
  x: number
  y: number
  length: number
  /** Degrees; -90 points upwards. */
  angle: number
  colour: string
  leaves?: number
}

function leaf(x: number, y: number, angle: number, length: number, colour: string): string {
  const tipX = x + Math.cos(angle) * length
  const tipY = y + Math.sin(angle) * length
  const bellyX = -Math.sin(angle) * length * 0.3
  const bellyY = Math.cos(angle) * length * 0.3
  const middleX = (x + tipX) / 2
  const middleY = (y + tipY) / 2
  const there = pen`M${x} ${y}Q${middleX + bellyX} ${middleY + bellyY} ${tipX} ${tipY}`
  return shape(`${there}${pen`Q${middleX - bellyX} ${middleY - bellyY} ${x} ${y}`}Z`, colour)
}

export function leafSprig({ x, y, length, angle, colour, leaves = 5 }: Sprig, random: Random): string {
  const direction = (angle * Math.PI) / 180
  const endX = x + Math.cos(direction) * length
  const endY = y + Math.sin(direction) * length
  const bend = random.between(-0.22, 0.22) * length
  const controlX = (x + endX) / 2 - Math.sin(direction) * bend
  const controlY = (y + endY) / 2 + Math.cos(direction) * bend
  let drawing = line(pen`M${x} ${y}Q${controlX} ${controlY} ${endX} ${endY}`, colour, 5)
  for (let index = 0; index <= leaves; index++) {
    const u = 0.16 + 0.84 * (index / leaves)
    const v = 1 - u
    const stemX = v * v * x + 2 * v * u * controlX + u * u * endX
    const stemY = v * v * y + 2 * v * u * controlY + u * u * endY
    const size = length * 0.34 * (1 - u * 0.45)
    for (const side of index === leaves ? [0] : LEFT_THEN_RIGHT) {
      const fill = side > 0 ? tone(colour, -0.035) : colour
      drawing += leaf(stemX, stemY, direction + side * 0.85, size, fill)
    }
  }
  return drawing
}
