import { z } from 'zod'
import { MAX_ID } from '@/lib/params'
import { plainText } from '@/lib/text'

const MIN_REASON = 10
const MAX_REASON = 500

const id = z.coerce.number().int().min(1).max(MAX_ID)

/** What staff write to others, or for each other. */
const writing = z.string({ error: 'Escribe el motivo' }).transform(plainText)

const isLongEnough = (text: string) => [...text].length >= MIN_REASON
const isShortEnough = (text: string) => [...text].length <= MAX_REASON
const TOO_SHORT = `Escribe al menos ${MIN_REASON} caracteres`
const TOO_LONG = `Escribe ${MAX_REASON} caracteres o menos`

/** What somebody reads whom a decision turns down. */
const reason = writing.refine(isLongEnough, TOO_SHORT).refine(isShortEnough, TOO_LONG)

/** What staff may write for each other. */
const note = writing
  .refine((text) => text === '' || isLongEnough(text), TOO_SHORT)
  .refine(isShortEnough, TOO_LONG)
  .transform((text) => text || undefined)
  .optional()

/**
 * Approving a foundation. `seen` is its state on the page that was decided from: when it has changed since, nothing
 * happens. The reason is a note for staff.
 */
export const approveFoundationSchema = z.object({
  foundationId: id,
  seen: z.enum(['pendiente', 'rechazada']).default('pendiente'),
  reason: note,
})

/** Turning a foundation away: the reason reaches it. */
export const rejectFoundationSchema = z.object({
  foundationId: id,
  reason,
})

/** A listing in the state that staff saw (`stateOfPet`): when it has changed since, nothing happens. */
const seenPet = { petId: id, seen: z.string().max(100) }

/** Finding nothing wrong with a listing. The reason is a note for staff. */
export const releasePetSchema = z.object({ ...seenPet, reason: note })

/** Taking a listing down: the reason reaches its owner. */
export const removePetSchema = z.object({ ...seenPet, reason })

/** Sending a mail again. */
export const resendMailSchema = z.object({ id })
