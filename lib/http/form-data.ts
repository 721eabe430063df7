import type { z } from 'zod'

/** The framework's own fields, which say which action is meant. */
const FRAMEWORK_FIELD = /^\$ACTION/

const LIST_MARK = /\[\]$/
const isList = (name: string) => LIST_MARK.test(name)

/** What is never sent back to the browser. */
export const isSecretField = (name: string): boolean => /password|clave/i.test(name)

/**
 * What a form says, for a schema; browser and server read the same. A name that occurs once is read as a string or
 * file, one that ends in `[]` as the list of all its values.
 */
export function readForm(form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  const names = [...new Set(form.keys())].filter((name) => !FRAMEWORK_FIELD.test(name))
  return Object.fromEntries(
    names.map((name) => [
      name.replace(LIST_MARK, ''),
      isList(name) ? form.getAll(name) : (form.get(name) ?? ''),
    ]),
  )
}

/** What was typed, for showing it again; without passwords, files and lists. */
export function typedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !FRAMEWORK_FIELD.test(name) && !isSecretField(name) && !isList(name)
        ? [[name, value]]
        : [],
    ),
  )
}

/** What was chosen in each list (`tags[]` → `tags`), for showing it again; without files. */
export function typedLists(form: FormData): Record<string, string[]> {
  const names = [...new Set(form.keys())].filter(isList)
  return Object.fromEntries(
    names.map((name) => [
      name.replace(LIST_MARK, ''),
      form.getAll(name).filter((value) => typeof value === 'string'),
    ]),
  )
}

/** The first message of each field. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
  return fields
}
