import { ellipse, group, line, rectangle, shape } from '@/scripts/art/portraits/svg'
import { EAVES, LEAF, NEAR, placed, ROOF, rect, SHADE, SUN, translucent, WALL, WOOD } from './brush'

const WINDOW =
  shape('M0 84V30a30 30 0 0 1 60 0v54z', WOOD) +
  shape('M8 76V31a22 22 0 0 1 44 0v45z', SUN, translucent(0.85)) +
  line('M30 10v66M8 44h44', WOOD, 5)
const windowAt = (x: number, y: number) => placed(x, y, 1, WINDOW)

const PAW = group(
  ellipse(0, 11, 17, 13, WALL) +
    ellipse(-20, -7, 7, 9, WALL) +
    ellipse(-7, -17, 7, 10, WALL) +
    ellipse(7, -17, 7, 10, WALL) +
    ellipse(20, -7, 7, 9, WALL),
  `transform="translate(800 476)" ${translucent(0.9)}`,
)
const DOOR =
  shape('M742 550V432a58 58 0 0 1 116 0V550Z', WOOD) +
  shape('M756 550V436a44 44 0 0 1 88 0V550Z', '#2C1C15', translucent(0.35)) +
  PAW

/** The frame of the initials, around (800, y). */
const sign = (y: number, width: number, height = 80) =>
  rect(800 - width / 2, y - height / 2, width, height, WALL, 20) +
  rectangle(
    { x: 806 - width / 2, y: y - height / 2 + 6, width: width - 12, height: height - 12, corner: 15 },
    'none',
    `stroke="${ROOF}" stroke-width="4"`,
  )

const AWNING = Array.from({ length: 11 }, (_, at) =>
  rect(518 + at * 52, 308, 44, 26, at % 2 ? ROOF : EAVES, 12),
)
const balcony = (x: number) =>
  rect(x - 14, 486, 88, 12, WOOD, 5) +
  [0, 1, 2, 3].map((at) => rect(x - 4 + at * 20, 498, 8, 26, WOOD, 3)).join('')

/** Houses centred in a landscape; `placeholderOf` has the position of their signs. */
const HOUSES: Record<string, string> = {
  casa:
    shape('M610 550V330L800 180 990 330V550Z', WALL) +
    shape('M800 180 990 330V550H872V300Z', SHADE, translucent(0.75)) +
    shape(
      'M566 352 782 166Q800 152 818 166L1034 352Q1046 364 1036 378L1026 390Q1014 402 1000 392L800 222 600 392Q586 402 574 390L564 378Q554 364 566 352Z',
      ROOF,
    ) +
    shape('M800 156Q810 158 818 166L1034 352Q1046 364 1036 378L1026 390Q1014 402 1000 392L800 222Z', EAVES) +
    sign(316, 128) +
    windowAt(640, 420) +
    windowAt(900, 420),
  colonial:
    rect(540, 300, 520, 250, WALL) +
    rectangle({ x: 860, y: 300, width: 200, height: 250 }, SHADE, translucent(0.55)) +
    shape('M508 316 556 206H1044L1092 316Q1094 326 1082 326H518Q506 326 508 316Z', ROOF) +
    shape('M800 206H1044L1092 316Q1094 326 1082 326H800Z', EAVES, translucent(0.5)) +
    AWNING.join('') +
    sign(262, 180) +
    windowAt(590, 390) +
    windowAt(950, 390) +
    balcony(590) +
    balcony(950),
  alto:
    rect(980, 380, 150, 170, SHADE) +
    shape('M960 392 1000 340H1120L1160 392Z', EAVES) +
    rect(906, 190, 46, 110, SHADE) +
    rect(898, 180, 62, 20, EAVES, 5) +
    shape('M620 550V340L800 120 980 340V550Z', WALL) +
    shape('M800 120 980 340V550H880V300Z', SHADE, translucent(0.6)) +
    shape(
      'M582 372 784 112Q800 94 816 112L1018 372Q1028 386 1016 398 1002 410 990 396L800 160 610 396Q598 410 584 398 572 386 582 372Z',
      ROOF,
    ) +
    sign(312, 128) +
    windowAt(1026, 430),
  patio:
    rect(500, 350, 600, 200, WALL) +
    shape('M460 360 530 250H1070L1140 360Q1144 372 1130 372H470Q456 372 460 360Z', ROOF) +
    shape('M800 250H1070L1140 360Q1144 372 1130 372H800Z', EAVES, translucent(0.55)) +
    [510, 650, 950, 1090].map((x) => rect(x - 8, 372, 16, 178, WOOD, 4)).join('') +
    rect(470, 536, 660, 16, SHADE, 6) +
    windowAt(555, 420) +
    windowAt(985, 420) +
    sign(310, 220, 84),
}

const plant = (x: number, y: number, scale: number) =>
  placed(
    x,
    y,
    scale,
    shape('M0 0Q-60 -30 -66 -110Q-10 -96 0 0Z', NEAR) +
      shape('M0 0Q50 -40 50 -126Q-2 -96 0 0Z', LEAF) +
      shape('M0 0Q-10 -60 6 -140Q30 -70 0 0Z', NEAR) +
      shape('M-46 0H46L36 60Q34 68 26 68H-26Q-34 68 -36 60Z', ROOF),
  )

const drawHouse = (name: string, walls: string) =>
  group(
    walls +
      DOOR +
      plant(560, 530, 0.62) +
      plant(1062, 532, 0.55) +
      shape('M742 600C752 575 770 560 772 548H828C832 560 850 575 862 600Z', SHADE),
    `id="${name}"`,
  )

export const drawHouses = () => Object.entries(HOUSES).map(([name, walls]) => drawHouse(name, walls))
