import { z } from 'zod'
import { isChosenFile } from '@/lib/platform/http/form-data'
import { idSchema } from '@/lib/text/schema'

export const MAX_FILE_MB = 2
export const MAX_ROWS = 1000

export const EMPTY_FILE =
  'El archivo está vacío. Abre tu hoja, mira que tenga tus mascotas, guárdala como Excel (.xlsx) o CSV, y súbela.'
const NO_FILE = 'Elige el archivo con tus mascotas'

export const importFileSchema = z.object({
  file: z
    .file({ error: NO_FILE })
    .refine(isChosenFile, NO_FILE)
    .refine((file) => file.size > 0 || !isChosenFile(file), EMPTY_FILE)
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
