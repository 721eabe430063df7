import { z } from 'zod'
import { MAX_ID } from '@/lib/params'

const MIN_REASON = 10
const MAX_REASON = 500

const foundationId = z.coerce.number().int().min(1).max(MAX_ID)

/** What staff write to a foundation, or for each other: trimmed, line breaks kept, no other control characters. */
const writing = z.string({ error: 'Escribe el motivo' }).transform((text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim(),
)

const isLongEnough = (text: string) => [...text].length >= MIN_REASON
const isShortEnough = (text: string) => [...text].length <= MAX_REASON
const TOO_SHORT = `Escribe al menos ${MIN_REASON} caracteres`
const TOO_LONG = `Escribe ${MAX_REASON} caracteres o menos`

/**
 * Approving a foundation. `seen` is its state on the page that was decided from: when it has changed since, nothing
 * happens. The reason is a note for staff.
 */
export const approveFoundationSchema = z.object({
  foundationId,
  seen: z.enum(['pendiente', 'rechazada']).default('pendiente'),
  reason: writing
    .refine((text) => text === '' || isLongEnough(text), TOO_SHORT)
    .refine(isShortEnough, TOO_LONG)
    .transform((text) => text || undefined)
    .optional(),
})

/** Turning a foundation away: the reason reaches it. */
export const rejectFoundationSchema = z.object({
  foundationId,
  reason: writing.refine(isLongEnough, TOO_SHORT).refine(isShortEnough, TOO_LONG),
})
