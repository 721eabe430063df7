import { z } from 'zod'
import { daySchema } from '@/lib/day-schema'
import { idSchema } from '@/lib/id-schema'
import { plainText } from '@/lib/text'
import { MAX_INVOICES, MAX_STORY, MAX_TITLE } from './limits'

const isAtMost = (max: number) => (text: string) => [...text].length <= max

/** 'Publicar un gasto', parsed on both sides of the wire; the amount is read in the foundation's currency. */
export const expenseSchema = z.object({
  title: z
    .string({ error: 'Escribe qué pagaste' })
    .transform((typed) => plainText(typed).replace(/\s+/g, ' '))
    .refine((text) => text !== '', 'Escribe qué pagaste')
    .refine(isAtMost(MAX_TITLE), `Escribe ${MAX_TITLE} caracteres o menos`),
  amount: z
    .string({ error: 'Escribe el monto' })
    .trim()
    .min(1, 'Escribe el monto')
    .max(30, 'Escribe el monto'),
  spentOn: daySchema('Elige la fecha'),
  story: z
    .string()
    .default('')
    .transform((typed) => plainText(typed) || null)
    .refine((text) => text === null || isAtMost(MAX_STORY)(text), `Escribe ${MAX_STORY} caracteres o menos`),
  photos: z
    .array(z.file())
    .default([])
    .refine((files) => files.length <= MAX_INVOICES, `Agrega ${MAX_INVOICES} facturas o menos`),
})

export type ExpenseInput = z.output<typeof expenseSchema>

export const deleteExpenseSchema = z.object({ expenseId: idSchema('No encontramos ese gasto') })
