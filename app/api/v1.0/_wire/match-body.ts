import { z } from 'zod'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import { CHOOSE_ONE } from '@/lib/people/matches/quiz'
import { matchSchema } from '@/lib/people/matches/schema'
import { fold } from '@/lib/text/text'
import { AGES, COATS, GENDERS, HAD_PET_ANSWERS, MATCH_TYPES, SIZES } from '@/lib/text/vocabulary'

/** Existing clients send what their options read: in any case, with or without accents. */
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess(
    (given) =>
      typeof given === 'string' ? values.find((value) => fold(value) === fold(given.trim())) : given,
    z.enum(values, { error: CHOOSE_ONE }),
  )

/** A match as the contract names its fields; others are ignored. */
export const matchBody = z.object({
  type: choice(MATCH_TYPES),
  haTenidoMascota: choice(HAD_PET_ANSWERS),
  age: choice(AGES),
  genre: choice(GENDERS),
  coat: choice(COATS),
  size: choice(SIZES),
})

export const readMatch = ({ genre, ...answers }: z.output<typeof matchBody>): MatchAnswers =>
  matchSchema.parse({ ...answers, gender: genre })
