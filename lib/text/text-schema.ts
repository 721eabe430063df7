import { z } from 'zod'
import { plainText } from './text'

/** In code points, as the database counts. */
export const hasAtMost = (text: string, max: number): boolean =>
  text.length <= 2 * max && [...text].length <= max

export const hasAtLeast = (text: string, min: number): boolean => !hasAtMost(text, min - 1)

export const tooLong = (max: number) => `Escribe ${max} caracteres o menos`

/** A text that may be left out, which is null. */
export const optionalText = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => plainText(text ?? '') || null)
    .refine((text) => text === null || hasAtMost(text, max), tooLong(max))
