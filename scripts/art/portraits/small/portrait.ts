import { randomFrom } from '@/db/seed/random'
import { HEIGHT, idFor, svgDocument } from '@/scripts/art/portraits/canvas'
import { fittingBackdrops } from '@/scripts/art/portraits/params'
import { paintScene, type SceneName } from '@/scripts/art/portraits/scenes/scenes'
import { ellipse, group, pen } from '@/scripts/art/portraits/svg'
import { drawCanary, drawParakeet } from './bird'
import { drawGuineaPig } from './guinea-pig'
import { drawHamster } from './hamster'
import { drawRabbit } from './rabbit'
import {
  type SmallAnimal,
  type SmallDrawing,
  type SmallSketch,
  type SmallSketchRequest,
  sketchSmall,
} from './sketch'
import { drawTortoise } from './tortoise'

const DRAW: Record<SmallAnimal, (sketch: SmallSketch) => SmallDrawing> = {
  rabbit: drawRabbit,
  'guinea pig': drawGuineaPig,
  hamster: drawHamster,
  parakeet: drawParakeet,
  bird: drawCanary,
  tortoise: drawTortoise,
}

interface SmallPortraitRequest extends SmallSketchRequest {
  animal: SmallAnimal
  /** Head and breast, or the whole animal. */
  view: 'closeup' | 'full'
  scene: SceneName | 'none'
}

interface Placement {
  x: number
  y: number
  scale: number
}

const UPPER_RIM = 56
const GROUND = 838
const LARGEST_FULL = 1.22
const LARGEST_CLOSE_UP = 1.75

/** Close-ups hide the feet below the lower edge. */
function place({ top, floor }: SmallDrawing, view: 'closeup' | 'full', shift: number): Placement {
  if (view === 'full') {
    const scale = Math.min(LARGEST_FULL, (GROUND - UPPER_RIM) / (floor - top))
    return { x: 600 + shift, y: GROUND - floor * scale, scale }
  }
  const fillsPicture = 440 / (120 - top)
  const hidesFeet = (HEIGHT + 60 - UPPER_RIM) / (floor - top)
  const scale = Math.min(LARGEST_CLOSE_UP, Math.max(1.22, fillsPicture, hidesFeet))
  return { x: 600 + shift, y: Math.max(UPPER_RIM - top * scale, 380), scale }
}

/** SVG document of 1200×900, with a transparent background for the scene 'none'. */
export function renderSmallPortrait(request: SmallPortraitRequest): string {
  const id = idFor(request.seed)
  const sketch = sketchSmall(request, id)
  const drawing = DRAW[request.animal](sketch)
  const random = randomFrom(`${request.seed}|params`)
  const tilt = random.between(-7, 7)
  const { x, y, scale } = place(drawing, request.view, random.between(-50, 50))
  const head = group(drawing.head, pen`transform="rotate(${tilt} 0 100)"`)
  const where = pen`translate(${x} ${y})`
  const animal = group(drawing.body + head, `transform="${where} scale(${Math.round(scale * 1000) / 1000})"`)
  if (request.scene === 'none') return svgDocument(drawing.definitions, animal)
  const backdrop = random.pick(fittingBackdrops(sketch.coat.base))
  const scene = paintScene(request.scene, backdrop, randomFrom(`${request.seed}|bg`))
  const halfShadow = drawing.shadowHalf * scale
  const shadowY = y + (drawing.floor - 6) * scale
  const shadow = ellipse(x, shadowY, halfShadow, halfShadow * 0.11, '#2A1D16', 'opacity=".18"')
  return svgDocument(drawing.definitions, scene + shadow + animal)
}
