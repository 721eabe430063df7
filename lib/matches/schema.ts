import { z } from 'zod'
import { AGES, COATS, GENDERS, MATCH_TYPES, SIZES } from '@/lib/vocabulary'

/** Quiz and 'Perfil Adoptante', parsed on both sides of the wire (specification, section 5). */

const CHOOSE_ONE = 'Selecciona uno'
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: CHOOSE_ONE })

/** The specification's words. */
export const HAD_PET_ANSWERS = ['Si', 'No'] as const

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
