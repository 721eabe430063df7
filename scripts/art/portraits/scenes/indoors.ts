import type { Random } from '@/db/seed/random'
import type { Backdrop } from '@/scripts/art/portraits/backdrops'
import { WIDTH } from '@/scripts/art/portraits/canvas'
import { blend, tone } from '@/scripts/art/portraits/colour'
import { ellipse, group, pen, rectangle, rounded, shape } from '@/scripts/art/portraits/svg'
import { floorFrom, leafSprig, paintAll, pawMark } from './motifs'

/** A window with a small landscape in it. */
export function windowScene(colours: Backdrop, random: Random): string {
  const x = random.chance(0.5) ? 210 : 700
  const frame = tone(colours.ground, 0.06)
  const hills =
    pen`M${x + 22} 400C${x + 90} 330 ${x + 170} 350 ${x + 278} 390V466` +
    pen`Q${x + 278} 478 ${x + 266} 478H${x + 34}Q${x + 22} 478 ${x + 22} 466Z`
  return (
    paintAll(colours.ground) +
    rectangle({ x, y: 70, width: 300, height: 430, corner: 22 }, frame) +
    rectangle({ x: x + 22, y: 92, width: 256, height: 386, corner: 12 }, colours.light) +
    ellipse(x + 190, 210, 58, 58, colours.accent, 'opacity=".7"') +
    shape(hills, colours.shade) +
    rectangle({ x: x + 144, y: 92, width: 12, height: 386 }, frame) +
    rectangle({ x: x + 22, y: 278, width: 256, height: 12 }, frame) +
    floorFrom(760, colours.shade)
  )
}

function pottedPlant(colours: Backdrop, random: Random): string {
  const { leaf, accent } = colours
  return (
    leafSprig({ x: 0, y: -90, length: 260, angle: -90, colour: leaf }, random) +
    leafSprig({ x: -14, y: -80, length: 200, angle: -122, colour: tone(leaf, -0.03), leaves: 4 }, random) +
    leafSprig({ x: 14, y: -80, length: 200, angle: -58, colour: tone(leaf, 0.05), leaves: 4 }, random) +
    shape('M-74 -100H74L58 40Q56 54 42 54H-42Q-56 54 -58 40Z', accent) +
    shape('M-80 -112H80V-84H-80Z', tone(accent, -0.05))
  )
}

/** A room with a potted plant on one side and a picture on the other. */
export function room(colours: Backdrop, random: Random): string {
  const plantLeft = random.chance(0.5)
  const pictureX = plantLeft ? 820 : 140
  return (
    paintAll(colours.ground) +
    floorFrom(650, colours.shade) +
    shape(`M0 640H${WIDTH}V656H0Z`, colours.light) +
    rectangle({ x: pictureX, y: 110, width: 190, height: 240, corner: 10 }, colours.light) +
    pawMark(pictureX + 95, 230, 2.1, colours.shade) +
    group(pottedPlant(colours, random), `transform="translate(${plantLeft ? 150 : 1050} 640)"`)
  )
}

/** A sofa with one cushion. */
export function sofa(colours: Backdrop, random: Random): string {
  const { accent } = colours
  const back = tone(accent, 0.05)
  const arm = tone(accent, -0.06)
  const cushion = { x: random.chance(0.5) ? 150 : 880, y: 430, width: 180, height: 180, corner: 34 }
  const turned = `transform="rotate(${rounded(random.between(-14, 14))} 600 520)"`
  return (
    paintAll(colours.light) +
    paintAll(colours.ground, 'opacity=".6"') +
    rectangle({ x: 90, y: 300, width: 1020, height: 470, corner: 90 }, accent) +
    rectangle({ x: 130, y: 340, width: 460, height: 330, corner: 60 }, back) +
    rectangle({ x: 610, y: 340, width: 460, height: 330, corner: 60 }, back) +
    rectangle({ x: -30, y: 440, width: 190, height: 420, corner: 80 }, arm) +
    rectangle({ x: 1040, y: 440, width: 190, height: 420, corner: 80 }, arm) +
    rectangle({ x: 60, y: 700, width: 1080, height: 240, corner: 50 }, tone(accent, -0.02)) +
    rectangle(cushion, colours.leaf, `${turned} opacity=".85"`)
  )
}

function tile(x: number, y: number, colours: Backdrop): string {
  const star =
    pen`M${x + 75} ${y + 22}Q${x + 92} ${y + 58} ${x + 128} ${y + 75}Q${x + 92} ${y + 92} ${x + 75} ${y + 128}` +
    pen`Q${x + 58} ${y + 92} ${x + 22} ${y + 75}Q${x + 58} ${y + 58} ${x + 75} ${y + 22}Z`
  const glaze = blend(colours.ground, colours.light, 0.35)
  return (
    rectangle({ x: x + 3, y: y + 3, width: 144, height: 144, corner: 8 }, glaze) +
    shape(star, colours.shade) +
    ellipse(x + 75, y + 75, 15, 15, colours.light)
  )
}

/** A wall of painted tiles. */
export function azulejos(colours: Backdrop): string {
  let drawing = paintAll(colours.light)
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 8; column++) drawing += tile(column * 150, row * 150, colours)
  }
  return (
    drawing +
    floorFrom(690, blend(colours.shade, colours.accent, 0.35)) +
    shape(`M0 690H${WIDTH}V704H0Z`, colours.light)
  )
}
