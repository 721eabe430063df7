import type { RecordWords } from '@/lib/platform/forms/merge-edit'
import {
  AGE_LABELS,
  COAT_LABELS,
  GENDER_LABELS,
  MATCH_TYPE_LABELS,
  SIZE_LABELS,
} from '@/lib/text/copy/labels'
import type { MatchAnswers } from './dto'

/** What the form of the answers changes. */
export const matchRecord = ({ type, age, gender, size, coat, hadPet }: MatchAnswers): MatchAnswers => ({
  type,
  age,
  gender,
  size,
  coat,
  hadPet,
})

export const MATCH_WORDS: RecordWords<MatchAnswers> = {
  type: { label: 'Tipo', text: (type) => MATCH_TYPE_LABELS[type] },
  age: { label: 'Edad deseada', text: (age) => AGE_LABELS[age] },
  gender: { label: 'Sexo', text: (gender) => GENDER_LABELS[gender] },
  size: { label: 'Tamaño', text: (size) => SIZE_LABELS[size] },
  coat: { label: 'Pelaje', text: (coat) => COAT_LABELS[coat] },
  hadPet: { label: 'Ha tenido mascota', text: (hadPet) => (hadPet ? 'Sí' : 'No') },
}
