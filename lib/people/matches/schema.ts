import { z } from 'zod'
import { AGES, COATS, GENDERS, HAD_PET_ANSWERS, MATCH_TYPES, SIZES } from '@/lib/text/vocabulary'
import { CHOOSE_ONE } from './quiz'

/** Specification, section 5. */

const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: CHOOSE_ONE })

export const matchSchema = z
  .object({
    type: choice(MATCH_TYPES),
    haTenidoMascota: choice(HAD_PET_ANSWERS),
    age: choice(AGES),
    gender: choice(GENDERS),
    coat: choice(COATS),
    size: choice(SIZES),
  })
  .transform(({ haTenidoMascota, ...wanted }) => ({ ...wanted, hadPet: haTenidoMascota === 'Si' }))
