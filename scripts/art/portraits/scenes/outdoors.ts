import type { Random } from '@/db/seed/random'
import type { Backdrop } from '@/scripts/art/portraits/backdrops'
import { brushStroke } from '@/scripts/art/portraits/brush'
import { blend, tone } from '@/scripts/art/portraits/colour'
import { ellipse, group, line, pen, shape } from '@/scripts/art/portraits/svg'
import { paintAll } from './motifs'

/** Two hills and a low sun. */
export function hills(colours: Backdrop, random: Random): string {
  const sunX = random.chance(0.5) ? 250 : 950
  const vary = random.between
  const far =
    pen`M0 ${560 + vary(-30, 30)}C220 ${440 + vary(-40, 30)} 380 470 560 545` +
    pen`S980 500 1200 ${430 + vary(-20, 40)}V900H0Z`
  const near = pen`M0 690C260 ${590 + vary(-20, 20)} 520 650 720 690S1040 610 1200 640V900H0Z`
  return (
    paintAll(colours.light) +
    ellipse(sunX, 240, 118, 118, colours.accent, 'opacity=".75"') +
    shape(far, colours.ground) +
    shape(near, colours.shade)
  )
}

const MOUNTAIN_FOOT = 640

function mountain(x: number, top: number, half: number, colour: string, snow: string): string {
  const height = MOUNTAIN_FOOT - top
  const rock =
    pen`M${x - half} ${MOUNTAIN_FOOT}L${x - half * 0.28} ${top + height * 0.26}L${x} ${top}` +
    pen`L${x + half * 0.34} ${top + height * 0.32}L${x + half} ${MOUNTAIN_FOOT}Z`
  const cap =
    pen`M${x - half * 0.2} ${top + height * 0.2}L${x} ${top}L${x + half * 0.24} ${top + height * 0.24}` +
    pen`L${x + half * 0.1} ${top + height * 0.19}L${x + half * 0.02} ${top + height * 0.27}` +
    pen`L${x - half * 0.07} ${top + height * 0.17}Z`
  return shape(rock, colour) + shape(cap, snow)
}

/** Snow-capped mountains behind green slopes. */
export function andes(colours: Backdrop, random: Random): string {
  const shift = random.between(-60, 60)
  const snow = blend(colours.light, '#FFFFFF', 0.6)
  const far = blend(colours.ground, colours.shade, 0.4)
  const foot = MOUNTAIN_FOOT
  const slope =
    pen`M0 ${foot - 30}C240 ${foot - 90} 520 ${foot - 10} 760 ${foot - 50}` +
    pen`S1090 ${foot - 90} 1200 ${foot - 50}V900H0Z`
  const meadow = pen`M0 ${foot + 70}C260 ${foot + 10} 620 ${foot + 90} 1200 ${foot + 20}V900H0Z`
  return (
    paintAll(colours.light) +
    ellipse(930 + shift, 190, 84, 84, colours.accent, 'opacity=".8"') +
    mountain(190 + shift, 210, 300, far, snow) +
    mountain(1030 + shift, 260, 330, far, snow) +
    mountain(620 + shift, 130, 420, colours.shade, snow) +
    shape(slope, blend(colours.leaf, colours.ground, 0.35)) +
    shape(meadow, colours.leaf)
  )
}

const FROND_ANGLES = [-170, -142, -112, -70, -40, -12, 12]

function palm(x: number, foot: number, height: number, scale: number, colours: Backdrop): string {
  const top = foot - height
  const trunkTop = x + 6
  const trunk = brushStroke(
    [x, foot],
    [x + 18 * scale, foot - height / 2],
    [trunkTop, top],
    18 * scale,
    15 * scale,
  )
  const length = 128 * scale
  const fronds = FROND_ANGLES.map((angle) => {
    const reachX = Math.cos((angle * Math.PI) / 180) * length
    const reachY = Math.sin((angle * Math.PI) / 180) * length
    const there =
      pen`M${trunkTop} ${top}Q${trunkTop + reachX * 0.6} ${top + reachY - 20 * scale}` +
      pen` ${trunkTop + reachX} ${top + reachY * 0.72 + 40 * scale}`
    const back = pen`Q${trunkTop + reachX * 0.5} ${top + reachY * 0.5 + 10 * scale} ${trunkTop} ${top + 8}Z`
    return shape(there + back, angle % 4 ? colours.leaf : tone(colours.leaf, 0.05))
  })
  return shape(trunk, tone(colours.accent, -0.08)) + fronds.join('')
}

/** Palms on a beach, with a low sun over the sea. */
export function palmas(colours: Backdrop, random: Random): string {
  return (
    paintAll(colours.light) +
    ellipse(600 + random.between(-200, 200), 330, 210, 210, colours.ground) +
    shape('M0 560H1200V760H0Z', blend(colours.ground, '#5FA3B5', 0.45)) +
    shape('M0 600Q300 580 600 604T1200 596V640H0Z', blend(colours.light, '#8FC3CF', 0.5), 'opacity=".6"') +
    palm(130, 720, 480, 1.15, colours) +
    palm(1090, 720, 400, 1, colours) +
    palm(250, 730, 300, 0.8, colours) +
    shape('M0 700Q300 660 620 690T1200 680V900H0Z', colours.shade)
  )
}

function cactusPlant(x: number, y: number, scale: number, colour: string, flower: string): string {
  const drawing =
    line('M0 0V-250', colour, 62) +
    line('M0 -90H-74V-168', colour, 42) +
    line('M0 -130H78V-216', colour, 42) +
    line('M-12 -20V-238M12 -20V-238', tone(colour, 0.06), 4, 'opacity=".7"') +
    ellipse(0, -284, 13, 10, flower)
  return group(drawing, `transform="translate(${x} ${y}) scale(${scale})"`)
}

/** A dry plain with columnar cactus. */
export function cactus(colours: Backdrop, random: Random): string {
  const { accent, leaf } = colours
  return (
    paintAll(colours.light) +
    ellipse(random.between(820, 960), 220, 100, 100, accent, 'opacity=".75"') +
    shape('M0 600L170 470L300 520L460 430L640 540L820 450L990 520L1200 430V900H0Z', colours.ground) +
    shape('M0 700C260 640 560 720 1200 650V900H0Z', colours.shade) +
    cactusPlant(120, 760, 1.15, leaf, accent) +
    cactusPlant(1080, 740, 0.95, tone(leaf, 0.03), accent) +
    cactusPlant(250, 720, 0.55, tone(leaf, 0.06), accent)
  )
}

const PETAL_ANGLES = [0, 72, 144, 216, 288]

function flower(x: number, y: number, colours: Backdrop): string {
  const white = blend(colours.light, '#FFFFFF', 0.5)
  const petals = PETAL_ANGLES.map((angle) =>
    ellipse(x + Math.cos(angle / 57.3) * 9, y + Math.sin(angle / 57.3) * 9, 6, 6, white),
  )
  return petals.join('') + ellipse(x, y, 5, 5, colours.accent)
}

function grass(x: number, y: number, colour: string): string {
  const blades = pen`M${x} ${y}q-4 -16 -10 -22M${x} ${y}q0 -18 2 -28M${x} ${y}q5 -14 12 -20`
  return line(blades, tone(colour, -0.06), 4)
}

/** A lawn with flowers in front of two rows of shrubs. */
export function garden(colours: Backdrop, random: Random): string {
  const { leaf, light } = colours
  const far = Array.from({ length: 9 }, (_, index) =>
    ellipse(index * 150, 560, 120, random.between(90, 150), blend(leaf, light, 0.5)),
  )
  const near = Array.from({ length: 8 }, (_, index) =>
    ellipse(70 + index * 160, 640, 120, random.between(80, 120), blend(leaf, light, 0.28)),
  )
  const lawn = Array.from({ length: 26 }, () => {
    const x = random.between(0, 1200)
    const y = random.between(680, 880)
    return random.chance(0.5) ? grass(x, y, leaf) : flower(x, y, colours)
  })
  return (
    paintAll(light) +
    ellipse(240, 200, 78, 78, colours.accent, 'opacity=".7"') +
    far.join('') +
    near.join('') +
    shape('M0 650C300 620 900 680 1200 640V900H0Z', leaf) +
    lawn.join('')
  )
}
