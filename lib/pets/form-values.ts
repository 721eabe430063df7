import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { typedLists, typedValues } from '@/lib/platform/http/form-data'
import type { EditablePetDto } from './dto'
import type { PetInput } from './schema'

export interface PetFormValues {
  fields: Record<string, string>
  tags: string[]
  /** Upload ids or content hashes, main photo first. */
  uploads: string[]
}

export const NO_VALUES: PetFormValues = { fields: {}, tags: [], uploads: [] }

export function readPetForm(form: FormData): PetFormValues {
  const { tags = [], uploads = [] } = typedLists(form)
  return { fields: typedValues(form), tags, uploads }
}

/** With uploads after those it has, each once. */
export const withPhotos = (values: PetFormValues, ids: readonly string[]): PetFormValues => ({
  ...values,
  uploads: [...new Set([...values.uploads, ...ids])].slice(0, MAX_PET_PHOTOS),
})

export const withoutPhotos = (values: PetFormValues, ids: readonly string[]): PetFormValues => ({
  ...values,
  uploads: values.uploads.filter((id) => !ids.includes(id)),
})

/** Preset choices do not count. */
export function hasInput({ fields, tags, uploads }: PetFormValues): boolean {
  return tags.length > 0 || uploads.length > 0 || Object.values(fields).some((value) => value.trim() !== '')
}

const answer = (value: boolean | null) => (value === null ? '' : value ? 'si' : 'no')

/** What a pet is, as the form's fields say it; '' for an answer that nobody knows. */
export function wordFields(pet: Omit<PetInput, 'tags'>): Record<string, string> {
  const { name, type, age, gender, size, coat, health, description } = pet
  return {
    ...{ name, type, age, gender, size, coat, health, description },
    breedId: String(pet.breedId),
    colorId: String(pet.colorId),
    castrated: answer(pet.castrated),
    houseTrained: answer(pet.houseTrained),
    specialNeeds: answer(pet.specialNeeds),
    children: answer(pet.children),
    dogs: answer(pet.dogs),
    cats: answer(pet.cats),
  }
}

export const editValues = (pet: EditablePetDto): PetFormValues => ({
  fields: wordFields(pet),
  tags: pet.tags,
  uploads: pet.photos.map(({ hash }) => hash),
})

/** A draft's photos are not uploaded yet. */
export const draftValues = ({ fields, tags }: Omit<PetFormValues, 'uploads'>): PetFormValues => ({
  fields,
  tags,
  uploads: [],
})
