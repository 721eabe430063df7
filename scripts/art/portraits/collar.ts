import { tone } from './colour'
import type { Collar } from './params'
import { ellipse, pen, shape } from './svg'

interface Neck {
  /** Half the neck's width where the collar lies. */
  half: number
  y: number
  /** How far the collar hangs below its ends. */
  drop: number
}

/** Dots of the neckerchief, measured from the middle of its band. */
const DOTS = [
  { x: -60, down: 60 },
  { x: 0, down: 84 },
  { x: 58, down: 60 },
  { x: -28, down: 112 },
  { x: 30, down: 112 },
]

function neckerchief(color: string, { half, y, drop }: Neck): string {
  const middle = y + drop / 2 + 16
  const fold = y + drop * 0.8 + 60
  const cloth =
    pen`M${-half - 4} ${y}Q0 ${y + drop} ${half + 4} ${y}L${half - 2} ${y + 40}` +
    pen`Q${half * 0.3} ${fold} ${half * 0.06} ${middle + 150}Q0 ${middle + 168} ${-half * 0.06} ${middle + 150}` +
    pen`Q${-half * 0.3} ${fold} ${-half + 2} ${y + 40}Z`
  const band =
    pen`M${-half - 4} ${y}Q0 ${y + drop} ${half + 4} ${y}` +
    pen`L${half + 1} ${y + 24}Q0 ${y + drop + 30} ${-half - 1} ${y + 24}Z`
  const dotColour = tone(color, 0.22, -0.03)
  const dots = DOTS.map(({ x, down }) =>
    ellipse(x * (half / 140), middle + down - 26, 7, 7, dotColour, 'opacity=".9"'),
  )
  return shape(cloth, color) + shape(band, tone(color, -0.07)) + dots.join('')
}

function collarWithTag(color: string, { half, y, drop }: Neck): string {
  const thickness = 32
  const middle = y + drop / 2 + thickness / 2
  const band =
    pen`M${-half} ${y}Q0 ${y + drop} ${half} ${y}` +
    pen`L${half + 2} ${y + thickness}Q0 ${y + drop + thickness + 8} ${-half - 2} ${y + thickness}Z`
  const shine = pen`M${-half} ${y}Q0 ${y + drop} ${half} ${y}L${half} ${y + 9}Q0 ${y + drop + 10} ${-half} ${y + 9}Z`
  return (
    shape(band, color) +
    shape(shine, tone(color, 0.08), 'opacity=".7"') +
    ellipse(0, middle + 30, 21, 21, '#E9B44C') +
    ellipse(-5, middle + 25, 8, 8, '#F8DC98', 'opacity=".8"')
  )
}

export function drawCollar(collar: Collar | null, neck: Neck): string {
  if (collar === null) return ''
  return collar.kind === 'panuelo' ? neckerchief(collar.color, neck) : collarWithTag(collar.color, neck)
}
