import { z } from 'zod'
import { MAX_ID, parseId } from './params'

const readDigits = (value: unknown) => (typeof value === 'string' ? (parseId(value) ?? value) : value)

/** An id in a body: an integer, or its plain digits, as forms and existing clients send it. */
export const idSchema = (error: string) =>
  z
    .preprocess(readDigits, z.int({ error }).min(1, { error }).max(MAX_ID, { error }))
    .meta({ type: 'integer' })
