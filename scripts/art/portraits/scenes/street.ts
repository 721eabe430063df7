import type { Random } from '@/db/seed/random'
import type { Backdrop } from '@/scripts/art/portraits/backdrops'
import { WIDTH } from '@/scripts/art/portraits/canvas'
import { blend, lightness, tone } from '@/scripts/art/portraits/colour'
import { itemAt } from '@/scripts/art/portraits/geometry'
import { pen, rectangle, shape } from '@/scripts/art/portraits/svg'
import { floorFrom, paintAll } from './motifs'

const STREET = 690

/** Left edge as a share of the width; distance from the roof. */
const WINDOWS = [
  { share: 0.14, down: 56 },
  { share: 0.58, down: 56 },
  { share: 0.14, down: 186 },
]

function houseWindow(x: number, top: number, houseWidth: number, colour: string): string {
  const width = houseWidth * 0.28
  const radius = houseWidth * 0.14
  const glass = tone(colour, lightness(colour) > 0.8 ? -0.1 : 0.11)
  const opening =
    pen`M${x} ${top + 92}V${top + 24}A${radius} ${radius} 0 0 1 ${x + width} ${top + 24}` + pen`V${top + 92}Z`
  const sill = { x: x - 7, y: top + 90, width: width + 14, height: 9, corner: 3 }
  return shape(opening, glass) + rectangle(sill, tone(colour, -0.12))
}

function house(x: number, width: number, height: number, colour: string): string {
  const top = STREET - height
  const windows = WINDOWS.map(({ share, down }) => houseWindow(x + width * share, top + down, width, colour))
  const door = { x: x + width * 0.56, y: top + 190, width: width * 0.32, height: height - 190, corner: 6 }
  return (
    rectangle({ x, y: top, width, height }, colour) +
    rectangle({ x: x - 8, y: top - 16, width: width + 16, height: 24, corner: 5 }, tone(colour, -0.09)) +
    windows.join('') +
    rectangle(door, tone(colour, -0.14))
  )
}

/** A street of painted houses. */
export function houses(colours: Backdrop, random: Random): string {
  const { light, shade, ground, accent, leaf } = colours
  const paints = [shade, ground, accent, blend(leaf, light, 0.35), blend(accent, light, 0.45)]
  let drawing = paintAll(light)
  let x = -40
  let turn = random.integer(0, 4)
  while (x < WIDTH + 30) {
    const width = random.between(170, 230)
    const height = random.between(330, 480)
    drawing += house(x, width, height, itemAt(paints, turn % paints.length))
    turn += 1
    x += width
  }
  const curb = shape(`M0 ${STREET}H${WIDTH}V${STREET + 22}H0Z`, tone(shade, 0.02))
  return drawing + floorFrom(STREET, tone(shade, -0.05)) + curb
}
