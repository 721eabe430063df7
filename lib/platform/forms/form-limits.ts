import { z } from 'zod'
import { isFrameworkField } from '@/lib/platform/http/form-data'

/** In UTF-16 code units: the longest form, a pet's, has 12,000 at most. */
export const MAX_FORM_TEXT = 64 * 1024
/** The most that a form of ours sends is 50. */
export const MAX_FORM_FIELDS = 200

/**
 * Whether a form has more text or fields than any of ours: the body limit leaves room for files, but a text is parsed, sent
 * back and rendered several times. Looks no further than it has to.
 */
export function isOversized(form: FormData): boolean {
  let [fields, length] = [0, 0]
  for (const [name, value] of form) {
    fields += 1
    // The framework's fields hold what it sent with the page, and go no further.
    if (!isFrameworkField(name))
      length += name.length + (typeof value === 'string' ? value : value.name).length
    if (fields > MAX_FORM_FIELDS || length > MAX_FORM_TEXT) return true
  }
  return false
}

/** The fields that a form's schema knows. @throws Error for a schema that is not made of objects. */
export function fieldNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodPipe) return fieldNames(schema.def.in)
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right].flatMap(fieldNames)
  throw new Error('The schema of a form is an object, or one that is transformed or intersected')
}
