import { z } from 'zod'
import { formatProblem } from '@/lib/photos/photo-format'
import { isChosenFile } from '@/lib/platform/http/form-data'

export const pictureSchema = z.object({
  photo: z
    .file({ error: 'Elige una foto' })
    .refine(isChosenFile, 'Elige una foto')
    .refine((file) => file.size > 0 || !isChosenFile(file), formatProblem('empty')),
})
