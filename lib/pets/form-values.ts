import { typedLists, typedValues } from '@/lib/http/form-data'
import type { EditablePetDto } from './dto'

/** What the form of a pet holds as it is being filled in: JSON-safe, and nothing of it judged yet. */
export interface PetFormValues {
  fields: Record<string, string>
  tags: string[]
  /** Photos by upload id or content hash, the main one first. */
  uploads: string[]
}

export const NO_VALUES: PetFormValues = { fields: {}, tags: [], uploads: [] }

/** What stands in the form at this moment. */
export function readPetForm(form: FormData): PetFormValues {
  const { tags = [], uploads = [] } = typedLists(form)
  return { fields: typedValues(form), tags, uploads }
}

/** Whether somebody has begun to fill the form in: choices that a form begins with do not count. */
export function isBegun({ fields, tags, uploads }: PetFormValues): boolean {
  return tags.length > 0 || uploads.length > 0 || Object.values(fields).some((value) => value.trim() !== '')
}

const answer = (value: boolean | null) => (value === null ? '' : value ? 'si' : 'no')

/** What the form of a pet that is published begins with. */
export function editValues(pet: EditablePetDto): PetFormValues {
  const { name, type, age, gender, size, coat, health, description } = pet
  return {
    fields: {
      ...{ name, type, age, gender, size, coat, health, description },
      breedId: String(pet.breedId),
      colorId: String(pet.colorId),
      castrated: answer(pet.castrated),
      houseTrained: answer(pet.houseTrained),
      specialNeeds: answer(pet.specialNeeds),
      children: answer(pet.children),
      dogs: answer(pet.dogs),
      cats: answer(pet.cats),
    },
    tags: pet.tags,
    uploads: pet.photos.map(({ hash }) => hash),
  }
}
