import { z } from 'zod'
import { recordEditFields } from '@/lib/platform/forms/record'
import { AGES, ANY_ANSWER, COATS, GENDERS, HAD_PET_ANSWERS, MATCH_TYPES, SIZES } from '@/lib/text/vocabulary'
import { CHOOSE_ONE } from './quiz'

/** Specification, section 5. */

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: CHOOSE_ONE })

/** 'Me da igual' is a choice too. */
const openChoice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  choice([...values, ANY_ANSWER]).transform((value) =>
    value === ANY_ANSWER ? null : (value as Values[number]),
  )

const answers = z.object({
  type: choice(MATCH_TYPES),
  haTenidoMascota: openChoice(HAD_PET_ANSWERS),
  age: openChoice(AGES),
  gender: openChoice(GENDERS),
  coat: openChoice(COATS),
  size: openChoice(SIZES),
})

const toAnswers = ({ haTenidoMascota, ...wanted }: z.output<typeof answers>) => ({
  ...wanted,
  hadPet: haTenidoMascota && haTenidoMascota === 'Si',
})

export const matchSchema = answers.transform(toAnswers)

export const editMatchSchema = answers
  .extend(recordEditFields)
  .transform(({ madeFrom, taken, ...chosen }) => ({ answers: toAnswers(chosen), edit: { madeFrom, taken } }))
