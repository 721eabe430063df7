import { brushStroke } from '@/scripts/art/portraits/brush'
import { blend, tone } from '@/scripts/art/portraits/colour'
import { mirrored, onSide, points, RIGHT_THEN_LEFT, type Side } from '@/scripts/art/portraits/geometry'
import { smooth, tufted } from '@/scripts/art/portraits/outline'
import { clipPath, clippedBy, ellipse, line, pen, shape } from '@/scripts/art/portraits/svg'
import { drawEyes, litForm } from './face'
import type { SmallDrawing, SmallSketch } from './sketch'

const HEAD = mirrored(points`0,-154 48,-148 96,-122 130,-70 142,-6 130,60 92,106 0,124`)
const BODY = mirrored(points`0,30 100,50 152,130 176,230 168,330 120,410 58,452 0,460`)
const BREAST = mirrored(points`0,110 70,130 104,220 96,330 48,410 0,424`)
const WING = points`112,112 166,160 198,260 190,360 150,452 126,440 116,340 100,220`
const TAIL = smooth(points`-44,400 44,400 40,560 18,640 0,610 -20,646 -40,560`)
const PERCH_Y = 462

/** A branch that comes in from the left. */
function perch(): string {
  const branch = brushStroke([-900, PERCH_Y + 34], [-200, PERCH_Y + 2], [360, PERCH_Y + 20], 44, 14)
  const leaf = (x: number, y: number, turn: number) =>
    shape('M0 0Q34 -40 84 -30Q60 14 0 0Z', '#6F9A62', pen`transform="translate(${x} ${y}) rotate(${turn})"`)
  return (
    shape(branch, '#8A6243') +
    leaf(230, PERCH_Y - 2, -14) +
    leaf(316, PERCH_Y + 30, 38) +
    leaf(-330, PERCH_Y - 6, -30)
  )
}

function foot(side: Side): string {
  const toes = [-18, 0, 18].map((spread) => {
    const x = side * 52 + spread
    return line(pen`M${side * 52} ${PERCH_Y - 24}Q${x} ${PERCH_Y - 10} ${x} ${PERCH_Y + 14}`, '#D79A86', 13)
  })
  return toes.join('')
}

function wing({ tones, coat }: SmallSketch, side: Side, barred: boolean): string {
  const fill = side > 0 ? tones.deep : tones.shade
  const dark = barred ? '#3B3A3C' : tone(coat.base, -0.2)
  const feathers = [0, 1, 2].map((row) => {
    const x = side * (124 + row * 18)
    const y = 250 + row * 44
    return line(
      pen`M${x} ${y}Q${x + side * 30} ${y + 40} ${x + side * 14} ${y + 108}`,
      dark,
      5,
      'opacity=".45"',
    )
  })
  const bars = barred
    ? [0, 1, 2].map((row) =>
        line(pen`M${side * 122} ${160 + row * 26}q${side * 22} 4 ${side * 38} 22`, dark, 6, 'opacity=".6"'),
      )
    : []
  return shape(smooth(onSide(side, WING)), fill) + feathers.join('') + bars.join('')
}

interface BirdFace {
  painted: string
  beak: string
  breast: string
  barred: boolean
}

const MASK = mirrored(points`0,-112 44,-106 80,-72 98,-16 100,40 82,98 0,126`)

/** Bars from the crown down both sides of a parakeet's head. */
function bars(): string {
  const bar = (side: Side) =>
    [0, 1, 2, 3, 4].map((row) => {
      const y = -104 + row * 32
      return line(
        pen`M${side * (84 + row * 7)} ${y}q${side * 22} 0 ${side * 42} 16`,
        '#3B3A3C',
        6,
        'opacity=".6"',
      )
    })
  return RIGHT_THEN_LEFT.flatMap(bar).join('')
}

function parakeetFace({ coat }: SmallSketch): BirdFace {
  const mask = coat.white ?? '#F6DC7A'
  const spots = [-58, -24, 24, 58].map((x) =>
    ellipse(x, 92 - Math.abs(x) * 0.16, 9, 9, '#3B3A3C', 'opacity=".8"'),
  )
  const cheeks = RIGHT_THEN_LEFT.map((side) => ellipse(side * 78, 76, 22, 16, '#6E7FC0', 'opacity=".8"'))
  const beak =
    shape('M-30 -2Q-28 -30 0 -32Q28 -30 30 -2Q24 40 4 58Q0 62 -4 58Q-24 40 -30 -2Z', '#E2A94F') +
    shape('M0 -32Q28 -30 30 -2Q24 40 4 58Q14 20 0 -32Z', '#C98D37', 'opacity=".7"') +
    ellipse(0, -26, 34, 17, '#7FA6CE') +
    ellipse(-13, -26, 5, 4.5, '#4A6A92') +
    ellipse(13, -26, 5, 4.5, '#4A6A92')
  return {
    painted: bars() + shape(smooth(MASK), mask) + cheeks.join('') + spots.join(''),
    beak,
    breast: tone(coat.base, 0.05),
    barred: true,
  }
}

function canaryFace({ coat, tones }: SmallSketch): BirdFace {
  const cheeks = RIGHT_THEN_LEFT.map((side) => ellipse(side * 86, 44, 34, 24, '#EE9E5A', 'opacity=".28"'))
  const beak =
    shape('M-32 14Q-18 -10 0 -12Q18 -10 32 14Q16 22 0 60Q-16 22 -32 14Z', '#E5A183') +
    shape('M0 -12Q18 -10 32 14Q16 22 0 60Z', '#CC8467', 'opacity=".7"') +
    line('M-31 14Q0 30 31 14', '#A9644B', 4, 'opacity=".7"')
  return {
    painted: ellipse(-30, -70, 80, 50, tones.light, 'opacity=".55"') + cheeks.join(''),
    beak,
    breast: blend(coat.base, tones.light, 0.8),
    barred: false,
  }
}

function drawBird(sketch: SmallSketch, face: BirdFace): SmallDrawing {
  const { tones, random, id, coat } = sketch
  const headClip = `h${id}`
  const bodyClip = `b${id}`
  const head = tufted(HEAD, random, (x, y) => (y > 60 && Math.abs(x) > 60 ? 8 : 0), { step: 26 })
  const rim = smooth(BODY)
  const feathers =
    shape(rim, tones.base, 'transform="translate(-18 -8)"') +
    shape(
      tufted(BREAST, random, () => 12, { step: 30 }),
      face.breast,
    ) +
    shape(smooth(points`-120,80 0,150 120,80 140,170 0,220 -120,170`), tones.deep, 'opacity=".18"')
  const body =
    shape(TAIL, tones.deep) +
    line('M0 480V610', tone(coat.base, -0.22), 5, 'opacity=".5"') +
    perch() +
    shape(rim, tones.shade) +
    clippedBy(bodyClip, feathers) +
    RIGHT_THEN_LEFT.map((side) => wing(sketch, side, face.barred)).join('') +
    RIGHT_THEN_LEFT.map(foot).join('')
  const eyes = drawEyes(sketch, { x: 70, y: -34, radius: 21 }, () => coat.base)
  return {
    definitions: clipPath(headClip, head) + clipPath(bodyClip, rim),
    body,
    head: litForm(headClip, head, tones, face.painted) + eyes + face.beak,
    top: -156,
    floor: 640,
    shadowHalf: 0,
  }
}

/** A parakeet on a branch: barred head, pale mask, hooked beak. */
export function drawParakeet(sketch: SmallSketch): SmallDrawing {
  return drawBird(sketch, parakeetFace(sketch))
}

/** A canary on a branch, of one colour, with a short pointed beak. */
export function drawCanary(sketch: SmallSketch): SmallDrawing {
  return drawBird(sketch, canaryFace(sketch))
}
