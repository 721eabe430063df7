import { type Random, randomFrom } from '@/db/seed/random'
import { idFor, svgDocument } from './canvas'
import { drawCatBody } from './cat/body'
import { drawCatHead } from './cat/head'
import { drawDogBody } from './dog/body'
import { drawDogHead } from './dog/head'
import type { BodyDrawing, HeadDrawing } from './drawing'
import type { PortraitParams } from './params'
import { paintScene } from './scenes/scenes'
import { ellipse, group, pen } from './svg'

/** Of the head's origin. */
interface Placement {
  x: number
  y: number
  scale: number
}

const YOUNG_HEAD = 1.12

function drawAnimal(params: PortraitParams, random: Random, id: string): [HeadDrawing, BodyDrawing] {
  if (params.species === 'dog') return [drawDogHead(params, random, id), drawDogBody(params, random, id)]
  return [drawCatHead(params, random, id), drawCatBody(params, random, id)]
}

/** Head and shoulders, as large as fits. */
function placeCloseUp({ species, zoom, shift }: PortraitParams, top: number): Placement {
  const dog = species === 'dog'
  const fitting = (590 / Math.abs(top - (dog ? 60 : 40))) * 1.12
  const scale = Math.min((dog ? 1.26 : 1.42) * zoom, fitting)
  const y = Math.min(Math.max(dog ? 424 : 440, 54 - top * scale), 520)
  return { x: 600 + shift, y, scale }
}

const FULL_SCALE = { dog: { lying: 1, sitting: 0.78 }, cat: { lying: 1.12, sitting: 0.9 } }

function placeFull(params: PortraitParams, pose: 'lying' | 'sitting', floor: number, top: number): Placement {
  const ground = pose === 'lying' ? 826 : 846
  const scale = Math.min(FULL_SCALE[params.species][pose], (ground - 62) / (floor - top))
  return { x: 600 + params.shift, y: ground - floor * scale, scale }
}

function place(params: PortraitParams, head: HeadDrawing, body: BodyDrawing): Placement {
  if (body.stance === null || params.pose === 'closeup') return placeCloseUp(params, head.top - 8)
  const top = head.top * (params.age === 'cachorro' ? YOUNG_HEAD : 1) - 8
  return placeFull(params, params.pose, body.stance.floor, top)
}

function groundShadow({ stance }: BodyDrawing, { x, y, scale }: Placement): string {
  if (stance === null) return ''
  const shadowY = y + (stance.floor - 6) * scale
  const opacity = 'opacity=".18"'
  return ellipse(
    x + stance.shadowX * scale,
    shadowY,
    stance.shadowHalf * scale,
    30 * scale,
    '#2A1D16',
    opacity,
  )
}

/** SVG document of 1200×900, with a transparent background for the scene 'none'. */
export function renderPortrait(params: PortraitParams): string {
  const scene =
    params.scene === 'none' ? '' : paintScene(params.scene, params.backdrop, randomFrom(`${params.seed}|bg`))
  const [head, body] = drawAnimal(params, randomFrom(`${params.seed}|draw`), idFor(params.seed))
  const placement = place(params, head, body)
  const tilted = group(head.drawing, pen`transform="rotate(${params.tilt} 0 120)"`)
  const youngHead = body.stance !== null && params.age === 'cachorro'
  const headInPlace = youngHead ? group(tilted, `transform="translate(0 -8) scale(${YOUNG_HEAD})"`) : tilted
  const scale = Math.round(placement.scale * 1000) / 1000
  const where = pen`translate(${placement.x} ${placement.y})`
  const animal = group(body.drawing + headInPlace, `transform="${where} scale(${scale})"`)
  const content = scene + groundShadow(body, placement) + animal
  return svgDocument(head.definitions + body.definitions, content)
}
