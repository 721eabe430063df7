import { WHITE } from '@/scripts/art/portraits/coats'
import { blend, lightness, tone, tonesOf } from '@/scripts/art/portraits/colour'
import { LEFT_THEN_RIGHT, type Side } from '@/scripts/art/portraits/geometry'
import { ellipse, line, pen, shape } from '@/scripts/art/portraits/svg'
import type { CatSketch } from './sketch'

function puffColour({ params, tones, dark }: CatSketch): string {
  switch (params.coat.pattern) {
    case 'point':
      return blend(params.coat.second, '#ffffff', 0.08)
    case 'tuxedo':
    case 'bicolour':
    case 'tricolour':
      return WHITE
    default:
      return dark ? tones.light : tone(blend(tones.base, '#FFF7EC', 0.62), 0)
  }
}

function puffs(colour: string, noseY: number): string {
  const tones = tonesOf(colour)
  return (
    ellipse(0, noseY + 56, 46, 34, tones.shade) +
    ellipse(-35, noseY + 30, 45, 37, tones.base) +
    ellipse(35, noseY + 30, 45, 37, tones.base) +
    ellipse(-40, noseY + 22, 26, 18, tones.light, 'opacity=".6"')
  )
}

function mouthAndNose(noseY: number, mouthColour: string, noseColour: string): string {
  const mouth =
    pen`M0 ${noseY + 12}V${noseY + 32}` +
    pen`M-34 ${noseY + 40}Q-18 ${noseY + 56} 0 ${noseY + 32}Q18 ${noseY + 56} 34 ${noseY + 40}`
  const nose =
    pen`M-24 ${noseY - 8}Q-22 ${noseY - 16} -12 ${noseY - 16}H12Q22 ${noseY - 16} 24 ${noseY - 8}` +
    pen`Q18 ${noseY + 8} 4 ${noseY + 16}Q0 ${noseY + 18} -4 ${noseY + 16}Q-18 ${noseY + 8} -24 ${noseY - 8}Z`
  return (
    line(mouth, mouthColour, 5) +
    shape(nose, noseColour) +
    ellipse(-7, noseY - 9, 8, 3, '#FFF', 'opacity=".4"')
  )
}

function whiskerDots(noseY: number, colour: string): string {
  let dots = ''
  for (const side of LEFT_THEN_RIGHT) {
    for (let index = 0; index < 3; index++) {
      const x = side * (32 + (index % 2) * 14)
      dots += ellipse(x, noseY + 22 + index * 9, 2.6, 2.6, colour, 'opacity=".4"')
    }
  }
  return dots
}

/** Height of root and tip of each whisker of one side, and its reach. */
const WHISKERS = [
  { root: -16, tip: -30, reach: 238 },
  { root: 8, tip: 2, reach: 232 },
  { root: 30, tip: 34, reach: 226 },
]

function whiskers(noseY: number, colour: string): string {
  const draw = (side: Side) =>
    WHISKERS.map(({ root, tip, reach }) => {
      const whisker =
        pen`M${side * 58} ${noseY + 26 + root * 0.5}` +
        pen`Q${side * 150} ${noseY + 14 + root} ${side * reach} ${noseY + 34 + tip}`
      return line(whisker, colour, 3, 'opacity=".85"')
    }).join('')
  return LEFT_THEN_RIGHT.map(draw).join('')
}

export function drawCatMuzzle(sketch: CatSketch): string {
  const { params } = sketch
  const noseY = params.type === 'persa' ? 34 : 50
  const puff = puffColour(sketch)
  const fur = params.age === 'adulto mayor' ? blend(puff, '#EDE8E1', 0.35) : puff
  const mouthColour = lightness(puff) < 0.5 ? tone(puff, -0.2) : tone(tonesOf(fur).line, -0.02)
  const whiskerColour = lightness(params.coat.base) > 0.8 ? '#B9A898' : '#FFF9F0'
  return (
    puffs(fur, noseY) +
    mouthAndNose(noseY, mouthColour, params.noseColor) +
    whiskerDots(noseY, mouthColour) +
    (params.coatLength === 'sin pelo' ? '' : whiskers(noseY, whiskerColour))
  )
}
