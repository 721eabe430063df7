import { z } from 'zod'
import { MAX_ID } from '@/lib/params'
import { plainText } from '@/lib/text'
import { REPORT_REASONS } from '@/lib/vocabulary'

/** Also a check constraint. */
export const MAX_DETAILS = 1000

/** 'otro' alone says nothing, so it needs a text. */
export const reportPetSchema = z
  .object({
    petId: z.coerce.number().int().min(1).max(MAX_ID),
    reason: z.enum(REPORT_REASONS, { error: 'Elige un motivo' }),
    details: z
      .string()
      .default('')
      .transform(plainText)
      .refine((text) => [...text].length <= MAX_DETAILS, `Escribe ${MAX_DETAILS} caracteres o menos`),
  })
  .refine(({ reason, details }) => reason !== 'otro' || details !== '', {
    path: ['details'],
    error: 'Cuéntanos qué pasa',
  })
