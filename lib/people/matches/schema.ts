import { z } from 'zod'
import { recordEditFields } from '@/lib/platform/forms/record'
import { AGES, COATS, GENDERS, HAD_PET_ANSWERS, MATCH_TYPES, SIZES } from '@/lib/text/vocabulary'
import { CHOOSE_ONE } from './quiz'

/** Specification, section 5. */

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: CHOOSE_ONE })

const answers = z.object({
  type: choice(MATCH_TYPES),
  haTenidoMascota: choice(HAD_PET_ANSWERS),
  age: choice(AGES),
  gender: choice(GENDERS),
  coat: choice(COATS),
  size: choice(SIZES),
})

const toAnswers = ({ haTenidoMascota, ...wanted }: z.output<typeof answers>) => ({
  ...wanted,
  hadPet: haTenidoMascota === 'Si',
})

export const matchSchema = answers.transform(toAnswers)

export const editMatchSchema = answers
  .extend(recordEditFields)
  .transform(({ madeFrom, taken, ...chosen }) => ({ answers: toAnswers(chosen), edit: { madeFrom, taken } }))
