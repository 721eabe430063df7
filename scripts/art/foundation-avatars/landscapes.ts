import { ellipse, group, line, rectangle, shape } from '@/scripts/art/portraits/svg'
import { EAVES, FAR, LEAF, MID, NEAR, placed, rect, SKY, SUN, translucent } from './brush'

const TRUNK = '#8A6B4C'
const SAND = '#F0DFBC'

const disc = (x: number, y: number, radius: number, fill: string) => ellipse(x, y, radius, radius, fill)

const palm = (x: number, y: number, scale: number) => {
  const leaves = [
    [-86, -138],
    [-64, -200],
    [18, -232],
    [92, -198],
    [112, -132],
    [62, -110],
    [-34, -112],
  ] as const
  const leafTo = ([tipX, tipY]: readonly [number, number]) => {
    const [x, y] = [(tipX + 18) / 2, (tipY - 160) / 2]
    return shape(`M18 -160Q${x - 6} ${y - 38} ${tipX} ${tipY}Q${x + 8} ${y} 18 -160Z`, LEAF)
  }
  return placed(x, y, scale, line('M0 60C-8 -20 -4 -90 18 -160', '#B48F63', 13) + leaves.map(leafTo).join(''))
}
const tree = (x: number, y: number, scale: number) =>
  placed(
    x,
    y,
    scale,
    shape('M-16 70C-12 10 -14 -40 -22 -80H24C14 -40 14 10 20 70Z', TRUNK) +
      disc(-62, -104, 64, LEAF) +
      disc(54, -112, 72, LEAF) +
      disc(-4, -164, 78, NEAR) +
      disc(-30, -110, 56, NEAR),
  )
const cactus = (x: number, y: number, scale: number) =>
  placed(
    x,
    y,
    scale,
    line('M0 60V-150', LEAF, 38) + line('M0 -20H-52V-92', LEAF, 26) + line('M0 -60H50V-122', LEAF, 26),
  )

const HILLS = 'M0 470C220 400 420 410 640 450S1180 470 1600 400V600H0Z'
const snow = (data: string) => shape(data, '#fff', translucent(0.85))

/** A block of flats with a flat roof and four arched windows. */
function flats(x: number, y: number, width: number, fill: string): string {
  const windowAt = (column: number, row: number) => {
    const [half, left] = [width * 0.13, x + width * (0.16 + column * 0.42)]
    return shape(`M${left} ${y + 100 + row * 115}v-44a${half} ${half} 0 0 1 ${half * 2} 0v44z`, SKY)
  }
  return (
    rect(x, y, width, 600 - y, fill) +
    rectangle({ x: x - 6, y: y - 14, width: width + 12, height: 16, corner: 4 }, EAVES, translucent(0.55)) +
    windowAt(0, 0) +
    windowAt(1, 0) +
    windowAt(0, 1) +
    windowAt(1, 1)
  )
}

/** What lies behind a house, 1600×600. */
const LANDSCAPES: Record<string, { sun: number; ground: string }> = {
  monte: {
    sun: 1180,
    ground:
      shape(
        'M0 420C120 300 210 230 300 250 400 270 430 330 520 330 640 330 690 240 800 220 930 200 980 300 1080 310 1190 320 1240 210 1350 200 1450 192 1530 270 1600 330V600H0Z',
        FAR,
      ) + shape(HILLS, MID),
  },
  sierra: {
    sun: 1210,
    ground:
      shape(
        'M0 420 190 210 320 330 470 160 650 370 820 230 960 340 1140 150 1330 340 1450 250 1600 380V600H0Z',
        FAR,
      ) +
      snow('M470 160 417 220 452 206 478 232 500 207 521 219Z') +
      snow('M1140 150 1083 210 1118 197 1145 224 1172 199 1200 210Z') +
      shape(HILLS, MID),
  },
  costa: {
    sun: 1180,
    ground:
      rect(0, 330, 1600, 270, MID) +
      rect(0, 330, 1600, 60, FAR) +
      shape('M0 450C300 415 620 430 900 455S1350 440 1600 460V600H0Z', SAND) +
      palm(250, 470, 1.1) +
      palm(395, 490, 0.8) +
      palm(1310, 480, 1.05),
  },
  ciudad: {
    sun: 1215,
    ground:
      flats(60, 250, 150, MID) +
      flats(215, 290, 130, FAR) +
      flats(350, 225, 160, FAR) +
      flats(515, 280, 120, MID) +
      flats(965, 270, 140, FAR) +
      flats(1110, 230, 160, MID) +
      flats(1275, 285, 130, FAR) +
      flats(1410, 245, 160, FAR),
  },
  campo: {
    sun: 1150,
    ground:
      shape('M0 430C260 320 520 330 760 400S1300 330 1600 380V600H0Z', FAR) +
      shape('M0 490C300 410 620 430 900 470S1350 420 1600 450V600H0Z', MID) +
      tree(290, 480, 1.15) +
      tree(1330, 470, 0.9),
  },
  rio: {
    sun: 460,
    ground:
      shape('M0 380 160 280 330 360 520 240 720 370 900 280 1100 370 1290 260 1600 370V600H0Z', FAR) +
      rect(0, 430, 1600, 170, MID) +
      [
        [90, 452, 120],
        [420, 470, 90],
        [1080, 455, 140],
        [1360, 478, 100],
      ]
        .map(([x = 0, y = 0, width = 0]) =>
          rectangle({ x, y, width, height: 6, corner: 3 }, SKY, translucent(0.7)),
        )
        .join('') +
      [180, 260, 1390, 1470]
        .map((x, at) => shape(`M${x} ${430 - (at % 2) * 20}l34 84h-24v44h-20v-44h-24z`, LEAF))
        .join(''),
  },
  cerro: {
    sun: 450,
    ground:
      shape('M0 460C200 260 420 250 640 400S1040 300 1240 240 1500 320 1600 360V600H0Z', FAR) +
      shape('M0 500C280 420 620 430 900 470S1350 440 1600 450V600H0Z', MID) +
      cactus(300, 500, 1.1) +
      cactus(1290, 495, 0.85) +
      cactus(1400, 505, 0.6),
  },
}

const drawLandscape = (name: string, { sun, ground }: { sun: number; ground: string }) =>
  group(
    rect(0, 0, 1600, 600, SKY) +
      ellipse(sun, 150, 74, 74, SUN, translucent(0.8)) +
      ground +
      shape('M0 540C320 505 620 520 820 530S1340 505 1600 530V600H0Z', NEAR),
    `id="${name}"`,
  )

export const drawLandscapes = () =>
  Object.entries(LANDSCAPES).map(([name, scene]) => drawLandscape(name, scene))
