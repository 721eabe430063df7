import { z } from 'zod'
import { recordEditFields } from '@/lib/platform/forms/record'
import { MAX_SEARCH_NAME } from '@/lib/search/search-name'
import { briefLine, hasAtMost, idSchema } from '@/lib/text/schema'
import { NOTICE_FREQUENCIES, RUNNING_FREQUENCIES } from '@/lib/text/vocabulary'

const id = idSchema('No encontramos esa búsqueda')

const name = z
  .string()
  .transform(briefLine)
  .refine((text) => text !== '', 'Ponle un nombre')
  .refine(
    (text) => hasAtMost(text, MAX_SEARCH_NAME),
    `El nombre puede tener hasta ${MAX_SEARCH_NAME} caracteres`,
  )

export const saveSearchSchema = z.object({
  search: z.string().max(1000),
  name,
  frequency: z.enum(RUNNING_FREQUENCIES, { error: 'Elige cada cuánto' }),
})
export type SaveSearchInput = z.output<typeof saveSearchSchema>

export const renameSearchSchema = z.object({ id, name, ...recordEditFields })
export const changeFrequencySchema = z.object({ id, frequency: z.enum(NOTICE_FREQUENCIES) })
export const deleteSearchSchema = z.object({ id })
export const noticeLinkSchema = z.object({ token: z.string().max(100) })
