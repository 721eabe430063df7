import { type Random, randomFrom } from '@/db/seed/random'
import type { Age, Coat as CoatLength } from '@/lib/vocabulary'
import { BACKDROPS, type Backdrop } from './backdrops'
import type { CatType } from './cat/types'
import { type Coat, coatOf } from './coats'
import { lightness } from './colour'
import type { DogType } from './dog/types'
import type { Side } from './geometry'
import { SCENE_NAMES, type SceneName } from './scenes/scenes'

export type Pose = 'closeup' | 'lying' | 'sitting'
type Mouth = 'lengua' | 'serio' | 'sonrisa'

export interface Collar {
  color: string
  kind: 'collar' | 'panuelo'
}

/** The same on all pictures of an animal. */
interface Identity {
  eye: string
  /** The eye with a dark patch around it, on spotted dogs. */
  patch: Side | 0
  whiteChest: boolean
  noseColor: string
  collar: Collar | null
}

export interface Look extends Identity {
  /** Seed of this one picture. */
  seed: string
  /** Seed of build and markings, shared by all pictures of the animal. */
  identitySeed: string
  coat: Coat
  coatLength: CoatLength
  age: Age
  pose: Pose
  scene: SceneName | 'none'
  backdrop: Backdrop
  mouth: Mouth
  eyesClosed: boolean
  /** Where the eyes look: -1 left to 1 right. */
  gaze: number
  /** How far the upper lids hang, 0–0.22. */
  lid: number
  /** Width of a cat's pupil as a share of the eye. */
  pupil: number
  /** Degrees the head is tilted. */
  tilt: number
  zoom: number
  /** Distance of the animal from the middle of the picture. */
  shift: number
}

export interface DogParams extends Look {
  species: 'dog'
  type: DogType
}

export interface CatParams extends Look {
  species: 'cat'
  type: CatType
}

export type PortraitParams = CatParams | DogParams

type Animal = { species: 'dog'; type: DogType } | { species: 'cat'; type: CatType }

/** The seed decides whatever is left out. */
export type PortraitRequest = Animal & {
  seed: string
  identitySeed?: string
  /** A colour name of the catalogue. */
  color: string
  coatLength: CoatLength
  age: Age
  pose?: Pose
  scene?: SceneName | 'none'
  mouth?: Mouth
  eyesClosed?: boolean
}

const DOG_EYES = ['#7A4A22', '#8C5A2B', '#6B4A2E']
const CAT_EYES = ['#A9B84F', '#D9A63A', '#8FB36B', '#C98B2E', '#6FAF9A']
const POINTED_CAT_EYES = ['#7FB2D8']
const COLLAR_COLOURS = ['#C9463D', '#2F7F8C', '#E0A032', '#4C6FA5', '#7C5AA0', '#2F8F6B']
const BROWN_NOSED_DOGS = ['Café (chocolate)', 'Blanco y café']

/** Backdrops with enough contrast to the coat; all when none has. */
export function fittingBackdrops(colour: string): readonly Backdrop[] {
  const coatLightness = lightness(colour)
  const fitting = BACKDROPS.filter(({ ground }) => {
    const groundLightness = lightness(ground)
    const darkOnDark = coatLightness < 0.45 && groundLightness < 0.5
    return Math.abs(groundLightness - coatLightness) > 0.13 && !darkOnDark
  })
  return fitting.length > 0 ? fitting : BACKDROPS
}

function eyeColours(species: 'cat' | 'dog', coat: Coat): readonly string[] {
  if (species === 'dog') return DOG_EYES
  return coat.pattern === 'point' ? POINTED_CAT_EYES : CAT_EYES
}

function noseColour(request: PortraitRequest, coat: Coat, random: Random): string {
  if (request.species === 'dog') return BROWN_NOSED_DOGS.includes(request.color) ? '#5B3B30' : '#2A2123'
  if (lightness(coat.base) < 0.45) return '#3A2A2C'
  if (coat.pattern === 'point') return '#4A3433'
  return random.pick(['#D98B82', '#C97B72', '#D98B82'])
}

function collarByLot(random: Random): Collar | null {
  if (!random.chance(0.62)) return null
  return { color: random.pick(COLLAR_COLOURS), kind: random.chance(0.3) ? 'panuelo' : 'collar' }
}

/**
 * Fills in the missing parameters, deterministically. Random values are taken in the order written here: append new
 * ones at the end, or every portrait changes.
 */
export function completeParams(request: PortraitRequest): PortraitParams {
  const random = randomFrom(`${request.seed}|params`)
  const coat = coatOf(request.species, request.color)
  const look: Look = {
    seed: request.seed,
    identitySeed: request.identitySeed ?? request.seed,
    coat,
    coatLength: request.coatLength,
    age: request.age,
    eyesClosed: request.eyesClosed ?? random.chance(0.07),
    eye: random.pick(eyeColours(request.species, coat)),
    gaze: random.between(-1, 1),
    lid: random.between(0, 0.22),
    pupil: random.between(0.24, 0.5),
    tilt: random.between(-7, 7),
    zoom: random.between(0.95, 1.05),
    shift: random.between(-60, 60),
    pose: request.pose ?? random.pick<Pose>(['closeup', 'closeup', 'sitting', 'lying']),
    scene: request.scene ?? random.pick(SCENE_NAMES),
    backdrop: random.pick(fittingBackdrops(coat.base)),
    mouth: request.mouth ?? random.pick<Mouth>(['sonrisa', 'sonrisa', 'lengua', 'serio']),
    patch: random.chance(0.5) ? random.pick<Side>([-1, 1]) : 0,
    whiteChest: coat.whiteChest || random.chance(0.25),
    noseColor: noseColour(request, coat, random),
    collar: collarByLot(random),
  }
  if (request.species === 'dog') return { ...look, species: 'dog', type: request.type }
  return { ...look, species: 'cat', type: request.type }
}
