import type { RecordWords } from '@/lib/platform/forms/merge-edit'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { AGE_LABELS, COAT_LABELS, MATCH_TYPE_LABELS } from '@/lib/text/copy/labels'
import type { MatchAnswers } from './dto'
import { ANY_LABEL, UNTOLD_LABEL } from './quiz'

/** What the form of the answers changes. */
export const matchRecord = ({ type, age, gender, size, coat, hadPet }: MatchAnswers): MatchAnswers => ({
  type,
  age,
  gender,
  size,
  coat,
  hadPet,
})

const labelIn =
  <Value extends string>(labels: Record<Value, string>) =>
  (value: Value | null) =>
    value === null ? ANY_LABEL : labels[value]

/** The answers as they are shown, 'Me da igual' included. */
export const MATCH_WORDS = {
  type: { label: 'Tipo', text: (type) => MATCH_TYPE_LABELS[type] },
  age: { label: 'Edad deseada', text: labelIn(AGE_LABELS) },
  gender: { label: 'Sexo', text: labelIn(GENDER_LABELS) },
  size: { label: 'Tamaño', text: labelIn(SIZE_LABELS) },
  coat: { label: 'Pelaje', text: labelIn(COAT_LABELS) },
  hadPet: {
    label: 'Ha tenido mascota',
    text: (hadPet) => (hadPet === null ? UNTOLD_LABEL : hadPet ? 'Sí' : 'No'),
  },
} satisfies RecordWords<MatchAnswers>
