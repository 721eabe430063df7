import { z } from 'zod'
import { phoneLine, SEVEN_DIGITS } from '@/lib/text/phone-line'
import { plainLine } from '@/lib/text/plain-text'
import { isCleanable, MAX_PHONE } from '@/lib/text/schema'
import type { CountryId } from '@/lib/text/vocabulary'

const UNFIT_PHONE = 'Escribe un teléfono que exista, con el código de tu país o de tu ciudad.'

export const ONE_PHONE = 'Escribe un solo teléfono: aquí hay más de uno.'

/** Mobiles, as people write them to be called from anywhere. */
const EXAMPLES: Readonly<Record<CountryId, string>> = {
  ARG: '+54 9 11 2345 6789',
  CHL: '+56 9 6123 4567',
  COL: '+57 300 123 4567',
  ECU: '+593 99 123 4567',
  PER: '+51 987 654 321',
}

/** @param countryId of whom the number is, for the example; null where nobody knows */
export const unfitPhone = (countryId: CountryId | null): string =>
  countryId === null ? UNFIT_PHONE : `${UNFIT_PHONE} Por ejemplo, ${EXAMPLES[countryId]}`

const mayBePhone = (text: string) =>
  text === '' || (text.length <= MAX_PHONE && SEVEN_DIGITS.test(phoneLine(text)))

/** The rules of the countries are the operation's: they are too heavy for browsers. Empty becomes null. */
export const phoneField = z
  .string({ error: UNFIT_PHONE })
  .refine((text) => isCleanable(text, MAX_PHONE), UNFIT_PHONE)
  .transform(plainLine)
  .refine(mayBePhone, UNFIT_PHONE)
  .transform((text) => text || null)
