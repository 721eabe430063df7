import { z } from 'zod'
import { plainText } from '@/lib/text/plain-text'
import { hasAtMost, idSchema, isCleanable, tooLong } from '@/lib/text/schema'
import { REPORT_REASONS, type ReportKind } from '@/lib/text/vocabulary'

/** Also a check constraint. */
export const MAX_DETAILS = 1000

const reasonOf = <Kind extends ReportKind>(kind: Kind) =>
  z.enum(REPORT_REASONS[kind], { error: 'Elige un motivo' })

const details = z
  .string()
  .default('')
  .refine((text) => isCleanable(text, MAX_DETAILS), tooLong(MAX_DETAILS))
  .transform(plainText)
  .refine((text) => hasAtMost(text, MAX_DETAILS), tooLong(MAX_DETAILS))

/** 'otro' alone says nothing, so it needs a text. */
const isExplained = (said: { reason: string; details: string }) =>
  said.reason !== 'otro' || said.details !== ''
const UNEXPLAINED = { path: ['details'], error: 'Cuéntanos qué pasa' }

export const reportPetSchema = z
  .object({ petId: idSchema('No encontramos esa mascota'), reason: reasonOf('pet'), details })
  .refine(isExplained, UNEXPLAINED)

export const reportConversationSchema = z
  .object({
    requestId: idSchema('No encontramos esa solicitud'),
    messageId: idSchema('No encontramos ese mensaje').nullable().default(null),
    reason: reasonOf('conversation'),
    details,
  })
  .refine(isExplained, UNEXPLAINED)

export const reportReviewSchema = z
  .object({ reviewId: idSchema('No encontramos ese comentario'), reason: reasonOf('review'), details })
  .refine(isExplained, UNEXPLAINED)
