import { z } from 'zod'
import { idSchema } from '@/lib/text/schema'

export const MAX_FILE_MB = 2
export const MAX_ROWS = 1000

const NO_FILE = 'Elige el archivo con tus mascotas'

export const importFileSchema = z.object({
  file: z
    .file({ error: NO_FILE })
    .refine(({ size }) => size > 0, NO_FILE)
    .refine(
      ({ size }) => size <= MAX_FILE_MB * 1024 * 1024,
      `El archivo pesa más de ${MAX_FILE_MB} MB. Divídelo en varios.`,
    ),
})

export const startImportSchema = z.object({ importId: idSchema('No encontramos esa importación') })

export const acceptWordSchema = startImportSchema.extend({
  word: z.string().min(1).max(200),
  value: z.string({ error: 'Elige uno de la lista' }).min(1, 'Elige uno de la lista').max(100),
})
