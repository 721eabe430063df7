import { z } from 'zod'
import { asciiDigits } from './digits'
import { formatCount } from './numbers'
import { MAX_ID, parseId } from './params'
import { plainLine, plainText } from './plain-text'

/** Of a form that is a button alone. */
export const NOTHING = z.object({})

/** In code points, as the database counts. */
export const hasAtMost = (text: string, max: number): boolean =>
  text.length <= 2 * max && [...text].length <= max

export const hasAtLeast = (text: string, min: number): boolean => !hasAtMost(text, min - 1)

/** For rules between fields: they run even if other fields are wrong, so that all errors show at once. Not after an `abort`. */
export const always = { when: () => true }

export const tooLong = (max: number) => `Escribe ${formatCount(max)} caracteres o menos`

/**
 * Whether a text as typed may be worth cleaning. Put it before every `transform` that cleans: that takes the longer the longer
 * the text is, and blanks or invisible characters that go can make up so much of no real one.
 */
export const isCleanable = (text: string, max: number): boolean => text.length <= 8 * max + 1000

const optional = (clean: (text: string) => string) => (max: number) =>
  z
    .string({ error: 'Escribe un texto' })
    .nullish()
    .refine((text) => isCleanable(text ?? '', max), tooLong(max))
    .transform((text) => clean(text ?? '') || null)
    .refine((text) => text === null || hasAtMost(text, max), tooLong(max))
    .meta({ maxLength: max })

export const optionalText = optional(plainText)
export const optionalLine = optional(plainLine)

/** Whether a line that holds a few signs, such as an amount, may be worth reading. */
export const isBrief = (text: string): boolean => isCleanable(text, 0)

/** Cleans a line of a few characters: one that is far too long stays as it is, and fits nothing. */
export const briefLine = (text: string): string => (isBrief(text) ? plainLine(text) : text)

/** `briefLine` for numbers and codes, in digits of any script. */
export const briefDigits = (text: string): string => (isBrief(text) ? asciiDigits(plainLine(text)) : text)

/** A text of several lines that has to say something. */
export const writtenText = (min: number, max: number) =>
  z
    .string({ error: 'Escribe un texto' })
    .refine((text) => isCleanable(text, max), tooLong(max))
    .transform(plainText)
    .refine((text) => hasAtLeast(text, min), `Escribe al menos ${min} caracteres`)
    .refine((text) => hasAtMost(text, max), tooLong(max))

/** Of what is typed as a telephone, with labels and marks. */
export const MAX_PHONE = 100

/** '2026-02-31' is no day, though `Date` takes it. */
export const daySchema = (sentence: string) => z.string({ error: sentence }).refine(isDay, sentence)

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

const readDigits = (value: unknown) => (typeof value === 'string' ? (parseId(value) ?? value) : value)

/** An integer, or its plain digits, as forms and existing clients send it. */
export const idSchema = (error: string) =>
  z
    .preprocess(readDigits, z.int({ error }).min(1, { error }).max(MAX_ID, { error }))
    .meta({ type: 'integer' })
