import { z } from 'zod'
import { plainLine } from '@/lib/text/plain-text'
import {
  briefLine,
  daySchema,
  hasAtMost,
  idSchema,
  isCleanable,
  optionalText,
  tooLong,
} from '@/lib/text/schema'
import { CURRENCIES } from '@/lib/text/vocabulary'

const MAX_TITLE = 80
export const MAX_STORY = 500
export const MAX_INVOICES = 4

/** The amount is read later, in the currency chosen, or the only one that the foundation has. */
export const expenseSchema = z.object({
  title: z
    .string({ error: 'Escribe qué pagaste' })
    .refine((text) => isCleanable(text, MAX_TITLE), tooLong(MAX_TITLE))
    .transform(plainLine)
    .refine((text) => text !== '', 'Escribe qué pagaste')
    .refine((text) => hasAtMost(text, MAX_TITLE), tooLong(MAX_TITLE)),
  amount: z
    .string({ error: 'Escribe el monto' })
    .transform(briefLine)
    .pipe(z.string().min(1, 'Escribe el monto').max(30, 'Escribe el monto')),
  currency: z.enum(CURRENCIES, { error: 'Elige la moneda' }).optional(),
  spentOn: daySchema('Elige la fecha'),
  story: optionalText(MAX_STORY),
  photos: z
    .array(z.file())
    .default([])
    .refine((files) => files.length <= MAX_INVOICES, `Agrega ${MAX_INVOICES} facturas o menos`),
})

export type ExpenseInput = z.output<typeof expenseSchema>

export const deleteExpenseSchema = z.object({ expenseId: idSchema('No encontramos ese gasto') })
