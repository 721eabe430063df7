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

/** The second picture of a pet shows all of it, more often outdoors. */
function sceneFor(country: string, index: number, random: Random): SceneName {
  const outdoors = random.chance(index === 1 ? 0.7 : 0.38)
  return random.pick(outdoors ? (OUTDOORS_BY_COUNTRY[country] ?? OUTDOORS_ELSEWHERE) : AT_HOME)
}

function poseFor(index: number, random: Random): Pose {
  if (index === 0) return random.pick<Pose>(['closeup', 'closeup', 'closeup', 'sitting', 'lying'])
  return index === 1 ? random.pick<Pose>(['sitting', 'lying']) : 'closeup'
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
 * @param index 0 is the main picture, 1 shows the whole animal, 2 and later are close-ups.
 */
export function portraitFor(pet: PortraitSubject, index: number): string {
  const key = String(pet.key)
  const picture = randomFrom(`${key}|${index}|scene`)
  const identity = randomFrom(`${key}|type`)
  const dogType = pet.type === 'perro' ? dogTypeOf(pet.breed, identity) : null
  const setting: Setting = {
    pose: poseFor(index, identity),
    scene: sceneFor(pet.country, index, picture),
    eyesClosed: index === 2 && picture.chance(0.6),
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
