import { agree } from '@/lib/text/copy/agree'
import type { Gender } from '@/lib/text/vocabulary'

/** What a pet is to whoever adopted it by a request. */
export const FIXED_BY_ADOPTION = ['name', 'type', 'gender'] as const

const adopted = ({ gender }: { gender: Gender }) => agree('Lo', gender).concat(' adoptaron por Querencia')

/** Above the fields, before anything is changed. */
export const fixedFacts = (pet: { gender: Gender }): string =>
  `${adopted(pet)}: su nombre, su especie y su sexo quedan como están, porque son los de su certificado.`

/** To a field that was changed all the same. */
export const fixedFact = (pet: { gender: Gender }): string =>
  `${adopted(pet)}: esto queda como está en su certificado`
