import type { PetInput } from '@/lib/pets/schema'
import { cutText } from '@/lib/text/text'
import { PET_TYPES, type RowProblem } from '@/lib/text/vocabulary'
import { TYPE_WORDS } from './columns'
import type { PresentPet } from './dto'
import { type DescribedPet, type IdentityColumn, isCodeOf } from './present-pets'
import { MAX_TYPED, problem, quote } from './problems'
import type { TypedRow } from './typed-row'

/** Whether a row is a published pet: asked where its number or code names one and its words another, or where nothing names it. */

const ANSWERS = { same: 'Es la misma: actualízala', other: 'Es otra mascota' } as const

export type Identity = 'same' | 'other' | RowProblem

/** @returns a problem to ask about, until people said it */
export function readIdentity(
  typed: TypedRow,
  described: DescribedPet,
  pet: PresentPet,
  by: IdentityColumn,
): Identity {
  const asked = askedOf(described, pet, by)
  const answer = typed.accepted(by, asked)
  if (answer === ANSWERS.same) return 'same'
  if (answer === ANSWERS.other) return 'other'
  return {
    ...problem(by, saidOf(described, pet, by), by === 'petId' ? SORTED : 'Di si es la misma mascota.'),
    suggestion: { key: by, type: '', typed: asked, options: Object.values(ANSWERS), hasGuess: false },
  }
}

const SORTED =
  'Di si es la misma mascota. Si ordenaste una sola columna o copiaste una fila, corrígelo y súbela otra vez.'

function saidOf(described: DescribedPet, pet: PresentPet, by: IdentityColumn): string {
  const [name, before] = [describedName(described), nameOf(pet.words)]
  if (by === 'name') return `Ya publicaste a ${before}.`
  if (by === 'photos') return `Una de sus fotos es de ${before}, y la fila es de ${name}.`
  if (by === 'code' && !isCodeOf(pet, described.code))
    return `Ya publicaste a ${before} con el código ${pet.code}.`
  const is = name === before ? 'tiene la historia o las fotos de otra' : `es de ${name}`
  return `Con este ${by === 'code' ? 'código' : 'número'} publicaste a ${before}, y la fila ${is}.`
}

const STORY_SHOWN = 24

/** What is asked, and the answer's key in the next files: of an unnamed row it says which one of a name. */
function askedOf(described: DescribedPet, pet: PresentPet, by: IdentityColumn): string {
  const names = `${describedName(described)}, antes ${nameOf(pet.words)}`
  const story = cutText(described.story ?? '', STORY_SHOWN)
  const of = { petId: pet.id, code: described.code, photos: `Foto de ${pet.id}`, name: quote(story) }[by]
  return cutText(`${of}: ${names}`, MAX_TYPED)
}

type Words = Pick<PetInput, 'name' | 'type'>

const nameOf = ({ name, type }: Words): string => `${name} (${TYPE_WORDS[type].toLowerCase()})`

function describedName({ name, traits }: DescribedPet): string {
  const type = PET_TYPES.find((value) => value === traits.type)
  return type ? nameOf({ name, type }) : name
}
