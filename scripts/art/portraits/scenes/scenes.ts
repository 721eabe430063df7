import type { Random } from '@/db/seed/random'
import type { Backdrop } from '@/scripts/art/portraits/backdrops'
import { azulejos, room, sofa, windowScene } from './indoors'
import { andes, cactus, garden, hills, palmas } from './outdoors'
import { arch, blobs, disc, pawMarks, plants } from './plain'
import { houses } from './street'

type PaintScene = (colours: Backdrop, random: Random) => string

/** Reordering changes which scenes are picked at random. */
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

export function paintScene(name: SceneName, colours: Backdrop, random: Random): string {
  const paint: PaintScene = SCENES[name]
  return paint(colours, random)
}
