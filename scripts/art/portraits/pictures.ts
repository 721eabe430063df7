import type { Portrait } from '@/db/seed/data/portraits'
import { type Random, randomFrom } from '@/db/seed/random'
import { catTypeOf } from './cat/types'
import { dogTypeOf } from './dog/types'
import { completeParams, type PortraitRequest, type Pose } from './params'
import { renderPortrait } from './portrait'
import type { SceneName } from './scenes/scenes'
import { renderSmallPortrait } from './small/portrait'
import { smallAnimalOf } from './small/sketch'

const INDOORS: readonly SceneName[] = [
  'sofa',
  'room',
  'window',
  'plants',
  'disc',
  'arch',
  'blobs',
  'marks',
  'azulejos',
]
const OUTDOORS: readonly SceneName[] = ['jardin', 'hills', 'andes', 'casas', 'palmas', 'cactus']

/** Setting of one picture. */
interface Setting {
  pose: Pose
  scene: SceneName
  eyesClosed: boolean
}

/** The second picture is more often outdoors; consecutive pictures never share a scene. */
function sceneFor(portrait: Portrait, index: number): SceneName {
  const random = randomFrom(`${portrait.id}|${index}|scene`)
  const scenes = random.chance(index === 1 ? 0.7 : 0.38) ? OUTDOORS : INDOORS
  const previous = index > 0 ? sceneFor(portrait, index - 1) : null
  return random.pick(scenes.filter((scene) => scene !== previous))
}

/** Alternates close-ups with full-body poses, and sitting with lying. */
function poseFor(index: number, identity: Random): Pose {
  const main = identity.pick<Pose>(['closeup', 'closeup', 'closeup', 'sitting', 'lying'])
  const whole = main === 'closeup' ? identity.pick<Pose>(['sitting', 'lying']) : main
  if (index % 2 === (main === 'closeup' ? 0 : 1)) return 'closeup'
  const isFirstWhole = index < 2
  return isFirstWhole === (whole === 'sitting') ? 'sitting' : 'lying'
}

function drawSmallAnimal(portrait: Portrait, breed: string, index: number, setting: Setting): string {
  return renderSmallPortrait({
    animal: smallAnimalOf(breed),
    seed: `${portrait.id}|${index}`,
    identitySeed: portrait.id,
    color: portrait.color,
    coatLength: portrait.coat,
    age: portrait.age,
    eyesClosed: setting.eyesClosed,
    view: setting.pose === 'closeup' ? 'closeup' : 'full',
    scene: setting.scene,
  })
}

/**
 * Draws one picture of an animal as an SVG document of 1200×900. All pictures of a portrait show the same animal
 * (face, markings, ears, collar) in other scenes and poses; the same arguments always give the same document.
 * @param index 0 is the main picture.
 */
export function drawPicture(portrait: Portrait, index: number): string {
  const { id, type, color, coat, age } = portrait
  const breed = portrait.breeds[0] ?? ''
  const identity = randomFrom(`${id}|type`)
  const dogType = type === 'perro' ? dogTypeOf(breed, identity) : null
  const setting: Setting = {
    pose: poseFor(index, identity),
    scene: sceneFor(portrait, index),
    eyesClosed: index === 2 && randomFrom(`${id}|eyes`).chance(0.6),
  }
  if (type === 'otro') return drawSmallAnimal(portrait, breed, index, setting)
  const animal =
    dogType === null
      ? { species: 'cat' as const, type: catTypeOf(breed) }
      : { species: 'dog' as const, type: dogType }
  const common = { ...animal, color, coatLength: coat, age }
  const { eye, patch, whiteChest, noseColor, collar } = completeParams({ ...common, seed: `${id}|base` })
  const request: PortraitRequest = { ...common, ...setting, seed: `${id}|${index}`, identitySeed: id }
  return renderPortrait({ ...completeParams(request), eye, patch, whiteChest, noseColor, collar })
}
