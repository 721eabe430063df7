import { catTypeOf } from '@/db/seed/portraits/cat/types'
import { dogTypeOf } from '@/db/seed/portraits/dog/types'
import { completeParams, type PortraitRequest, type Pose } from '@/db/seed/portraits/params'
import { renderPortrait } from '@/db/seed/portraits/portrait'
import { type Random, randomFrom } from '@/db/seed/portraits/random'
import type { SceneName } from '@/db/seed/portraits/scenes/scenes'
import { renderSmallPortrait } from '@/db/seed/portraits/small/portrait'
import { smallAnimalOf } from '@/db/seed/portraits/small/sketch'
import type { Age, Coat, PetType } from '@/lib/vocabulary'

/** What a portrait shows of a pet's record. */
export interface PortraitSubject {
  /** Makes the animal itself: the same key gives the same face on every picture. */
  key: number | string
  type: PetType
  /** Spanish names as the catalogue has them. */
  breed: string
  color: string
  coat: Coat
  age: Age
  /** ISO 3166-1 alpha-3; scenery leans to the country. */
  country: string
}

const AT_HOME: readonly SceneName[] = [
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
const OUTDOORS_BY_COUNTRY: Readonly<Record<string, readonly SceneName[]>> = {
  ARG: ['jardin', 'hills', 'andes'],
  CHL: ['andes', 'casas', 'cactus'],
  COL: ['palmas', 'casas', 'jardin'],
  ECU: ['andes', 'palmas', 'jardin'],
  PER: ['andes', 'cactus', 'azulejos'],
}
const OUTDOORS_ELSEWHERE: readonly SceneName[] = ['hills', 'jardin']

/** How one picture of an animal is set. */
interface Setting {
  pose: Pose
  scene: SceneName
  eyesClosed: boolean
}

/** The second picture is more often outdoors; no picture has the scene of the one before it. */
function sceneFor(pet: PortraitSubject, index: number): SceneName {
  const random = randomFrom(`${pet.key}|${index}|scene`)
  const outdoors = random.chance(index === 1 ? 0.7 : 0.38)
  const scenes = outdoors ? (OUTDOORS_BY_COUNTRY[pet.country] ?? OUTDOORS_ELSEWHERE) : AT_HOME
  const before = index > 0 ? sceneFor(pet, index - 1) : null
  return random.pick(scenes.filter((scene) => scene !== before))
}

/** Close-ups and the whole animal take turns, and the whole animal is not always in the same pose. */
function poseFor(index: number, identity: Random): Pose {
  const main = identity.pick<Pose>(['closeup', 'closeup', 'closeup', 'sitting', 'lying'])
  const whole = main === 'closeup' ? identity.pick<Pose>(['sitting', 'lying']) : main
  if (index % 2 === (main === 'closeup' ? 0 : 1)) return 'closeup'
  const isFirstWhole = index < 2
  return isFirstWhole === (whole === 'sitting') ? 'sitting' : 'lying'
}

function smallPortrait(pet: PortraitSubject, key: string, index: number, setting: Setting): string {
  return renderSmallPortrait({
    animal: smallAnimalOf(pet.breed),
    seed: `${key}|${index}`,
    identitySeed: key,
    color: pet.color,
    coatLength: pet.coat,
    age: pet.age,
    eyesClosed: setting.eyesClosed,
    view: setting.pose === 'closeup' ? 'closeup' : 'full',
    scene: setting.scene,
  })
}

/**
 * One picture of a pet: an SVG document of 1200×900. Pictures of the same pet show the same animal (face,
 * markings, ears, collar) in other scenes and poses; the same arguments always give the same picture.
 * @param index 0 is the main picture; the others show in turn what the one before does not, all of it or its face.
 */
export function portraitFor(pet: PortraitSubject, index: number): string {
  const key = String(pet.key)
  const identity = randomFrom(`${key}|type`)
  const dogType = pet.type === 'perro' ? dogTypeOf(pet.breed, identity) : null
  const setting: Setting = {
    pose: poseFor(index, identity),
    scene: sceneFor(pet, index),
    eyesClosed: index === 2 && randomFrom(`${key}|eyes`).chance(0.6),
  }
  if (pet.type === 'otro') return smallPortrait(pet, key, index, setting)
  const animal =
    dogType === null
      ? { species: 'cat' as const, type: catTypeOf(pet.breed) }
      : { species: 'dog' as const, type: dogType }
  const common = { ...animal, color: pet.color, coatLength: pet.coat, age: pet.age }
  const { eye, patch, whiteChest, noseColor, collar } = completeParams({ ...common, seed: `${key}|base` })
  const request: PortraitRequest = { ...common, ...setting, seed: `${key}|${index}`, identitySeed: key }
  return renderPortrait({ ...completeParams(request), eye, patch, whiteChest, noseColor, collar })
}
