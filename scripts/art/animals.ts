import { BACKDROPS, type Backdrop } from './portraits/backdrops'
import type { CatType } from './portraits/cat/types'
import type { DogType } from './portraits/dog/types'
import { type Collar, completeParams, type Look } from './portraits/params'
import { renderPortrait } from './portraits/portrait'

/** @throws Error when there is none. */
export function backdrop(id: string): Backdrop {
  const found = BACKDROPS.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No backdrop ${id}`)
  return found
}

export const COLLARS = {
  red: { color: '#C9463D', kind: 'collar' },
  teal: { color: '#2F7F8C', kind: 'collar' },
  green: { color: '#2F8F6B', kind: 'collar' },
  purple: { color: '#7C5AA0', kind: 'collar' },
  mango: { color: '#E0A032', kind: 'collar' },
  greenScarf: { color: '#2F8F6B', kind: 'panuelo' },
  blueScarf: { color: '#4C6FA5', kind: 'panuelo' },
} satisfies Record<string, Collar>

type Choice = Partial<Look>

function request(seed: string, color: string, look: Choice) {
  const { coatLength = 'corto', age = 'adulto', pose = 'closeup', scene = 'none', eyesClosed = false } = look
  return { seed, color, coatLength, age, pose, scene, eyesClosed }
}

/** A cut-out unless the look has a scene; the seed decides whatever the look leaves open. */
export function dog(seed: string, type: DogType, color: string, look: Choice): string {
  return renderPortrait({
    ...completeParams({ species: 'dog', type, ...request(seed, color, look) }),
    ...look,
  })
}

export function cat(seed: string, type: CatType, color: string, look: Choice): string {
  return renderPortrait({
    ...completeParams({ species: 'cat', type, ...request(seed, color, look) }),
    ...look,
  })
}
