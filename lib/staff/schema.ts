import { z } from 'zod'
import { idSchema } from '@/lib/id-schema'
import { plainText } from '@/lib/text'

const MIN_REASON = 10
const MAX_REASON = 500

const id = idSchema('No encontramos lo que querías decidir')

const writing = z.string({ error: 'Escribe el motivo' }).transform(plainText)

const isLongEnough = (text: string) => [...text].length >= MIN_REASON
const isShortEnough = (text: string) => [...text].length <= MAX_REASON
const TOO_SHORT = `Escribe al menos ${MIN_REASON} caracteres`
const TOO_LONG = `Escribe ${MAX_REASON} caracteres o menos`

/** Sent to the rejected party, where there is one. */
const reason = writing.refine(isLongEnough, TOO_SHORT).refine(isShortEnough, TOO_LONG)

const note = writing
  .refine((text) => text === '' || isLongEnough(text), TOO_SHORT)
  .refine(isShortEnough, TOO_LONG)
  .transform((text) => text || undefined)
  .optional()

/** `seen` is the state the page showed: the decision is refused when it has changed since. */
export const approveFoundationSchema = z.object({
  foundationId: id,
  seen: z.enum(['pendiente', 'rechazada']).default('pendiente'),
  reason: note,
})

export const rejectFoundationSchema = z.object({
  foundationId: id,
  reason,
})

const seenPet = { petId: id, seen: z.string().max(100) }

export const releasePetSchema = z.object({ ...seenPet, reason: note })

export const removePetSchema = z.object({ ...seenPet, reason })

export const resendMailSchema = z.object({ id })

const seenReport = { reportId: id, seen: z.string().max(100) }

/** Of a reported conversation or message. */
export const noteReportSchema = z.object({ ...seenReport, reason: note })

export const acceptReportSchema = z.object({ ...seenReport, reason })

const seenReview = { reviewId: id, seen: z.string().max(100) }

export const noteReviewSchema = z.object({ ...seenReview, reason: note })

export const hideReviewSchema = z.object({ ...seenReview, reason })
