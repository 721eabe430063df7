import type { Backdrop } from '@/db/seed/portraits/backdrops'
import type { Random } from '@/db/seed/portraits/random'
import { azulejos, room, sofa, windowScene } from '@/db/seed/portraits/scenes/indoors'
import { andes, cactus, garden, hills, palmas } from '@/db/seed/portraits/scenes/outdoors'
import { arch, blobs, disc, pawMarks, plants } from '@/db/seed/portraits/scenes/plain'
import { houses } from '@/db/seed/portraits/scenes/street'

type PaintScene = (colours: Backdrop, random: Random) => string

/** The order counts: a scene drawn by lot is drawn from this list. */
const SCENES = {
  disc,
  arch,
  hills,
  plants,
  window: windowScene,
  marks: pawMarks,
  blobs,
  room,
  andes,
  casas: houses,
  palmas,
  cactus,
  jardin: garden,
  sofa,
  azulejos,
} satisfies Record<string, PaintScene>

export type SceneName = keyof typeof SCENES

export const SCENE_NAMES = Object.keys(SCENES).filter((name): name is SceneName => name in SCENES)

/** Paints what lies behind the animal, 1200×900. */
export function paintScene(name: SceneName, colours: Backdrop, random: Random): string {
  const paint: PaintScene = SCENES[name]
  return paint(colours, random)
}
