import { z } from 'zod'
import { plainLine } from '@/lib/text/plain-text'
import { MAX_PHONE } from '@/lib/text/schema'

export const UNFIT_PHONE =
  'Escribe un teléfono que exista, con el código de tu país o de tu ciudad. Por ejemplo, +57 300 123 4567'

/** The rules of the countries are the operation's: they are too heavy for browsers. Empty becomes null. */
export const phoneField = z
  .string({ error: UNFIT_PHONE })
  .transform(plainLine)
  .refine((text) => text === '' || (text.length <= MAX_PHONE && /(\D*\d){7}/.test(text)), UNFIT_PHONE)
  .transform((text) => text || null)
