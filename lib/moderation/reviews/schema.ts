import { z } from 'zod'
import { recordEditFields } from '@/lib/platform/forms/record'
import { plainText } from '@/lib/text/plain-text'
import { hasAtMost, idSchema, isCleanable, tooLong } from '@/lib/text/schema'
import type { OwnReviewDto } from './dto'

/** Comments about foundations and their answers, parsed on both sides of the wire. Specification, section 5. */

/** Longest comment or answer, in code points; also a check constraint. */
export const MAX_COMMENT = 500

const NO_COMMENT = 'Por favor ingrese un comentario'
const NO_POINTS = 'Por favor seleccione un valor'

const shortText = (missing: string) =>
  z
    .string({ error: missing })
    .refine((text) => isCleanable(text, MAX_COMMENT), tooLong(MAX_COMMENT))
    .transform(tidyComment)
    .refine(hasVisibleCharacter, missing)
    .refine((text) => hasAtMost(text, MAX_COMMENT), tooLong(MAX_COMMENT))
    .meta({ minLength: 1, maxLength: MAX_COMMENT })

/** One blank line at most: more would push away what others wrote. */
export function tidyComment(text: string): string {
  const lines = plainText(text).split('\n')
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
}

/** Accents alone say nothing. */
const hasVisibleCharacter = (text: string): boolean => /[^\s\p{M}]/u.test(text)

export const reviewSchema = z.object({
  foundationId: idSchema('No encontramos esa fundación'),
  points: idSchema(NO_POINTS)
    .refine((points) => points <= 5, NO_POINTS)
    .meta({ maximum: 5 }),
  comment: shortText(NO_COMMENT),
})

export const ownReviewSchema = reviewSchema.extend(recordEditFields)

export const replySchema = z.object({
  reviewId: idSchema('No encontramos ese comentario'),
  /** When the comment that the page showed was last changed. ISO. */
  seen: z.string().max(40),
  reply: shortText('Escribe tu respuesta'),
  pagina: z.coerce.number().int().min(1).catch(1),
})

export type ReviewInput = z.output<typeof reviewSchema>
export type ReplyInput = Omit<z.output<typeof replySchema>, 'pagina'>

type ReviewRecord = Pick<OwnReviewDto, 'points' | 'comment'>

export const reviewRecord = ({ points, comment }: ReviewRecord): ReviewRecord => ({ points, comment })
