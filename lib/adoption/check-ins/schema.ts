import { z } from 'zod'
import { MAX_PHOTO_BYTES, TOO_LARGE } from '@/lib/photos/limits'
import { type RecordEdit, recordEditFields } from '@/lib/platform/forms/record'
import { isChosenFile } from '@/lib/platform/http/form-data'
import { optionalText } from '@/lib/text/schema'
import { CHECK_IN_ANSWERS } from '@/lib/text/vocabulary'
import type { CheckInDto } from './dto'

export const MAX_NOTE = 500

const token = z.string().max(100)

const photo = z
  .custom<File | string | null>()
  .optional()
  .transform((file) => (file instanceof File && isChosenFile(file) ? file : null))
  .refine((file) => file === null || file.size <= MAX_PHOTO_BYTES, { error: TOO_LARGE })

export const checkInSchema = z.object({
  token,
  answer: z.enum(CHECK_IN_ANSWERS, { error: 'Elige una respuesta' }),
  note: optionalText(MAX_NOTE),
  photo,
  ...recordEditFields,
})

export const stopCheckInsSchema = z.object({ token })

/** Without the version of a form, all of it is taken. */
export type CheckInInput = Omit<z.output<typeof checkInSchema>, keyof RecordEdit> & Partial<RecordEdit>

/** What the form of a check-in changes besides its photo; null while there is no answer. */
export const checkInRecord = ({ answer, note }: Pick<CheckInDto, 'answer' | 'note'>) =>
  answer === null ? null : { answer, note }

export type CheckInRecord = NonNullable<ReturnType<typeof checkInRecord>>
