import type { z } from 'zod'

const FRAMEWORK_FIELD = /^\$ACTION/
const LIST_SUFFIX = /\[\]$/
const isList = (name: string) => LIST_SUFFIX.test(name)

export const isSecretField = (name: string): boolean => /password|clave/i.test(name)

/** `name[]` gives a list, other names their first value. */
export function readForm(form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  const names = [...new Set(form.keys())].filter((name) => !FRAMEWORK_FIELD.test(name))
  return Object.fromEntries(
    names.map((name) => [
      name.replace(LIST_SUFFIX, ''),
      isList(name) ? form.getAll(name) : (form.get(name) ?? ''),
    ]),
  )
}

export function typedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !FRAMEWORK_FIELD.test(name) && !isSecretField(name) && !isList(name)
        ? [[name, value]]
        : [],
    ),
  )
}

export function typedLists(form: FormData): Record<string, string[]> {
  const names = [...new Set(form.keys())].filter(isList)
  return Object.fromEntries(
    names.map((name) => [
      name.replace(LIST_SUFFIX, ''),
      form.getAll(name).filter((value) => typeof value === 'string'),
    ]),
  )
}

export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
  return fields
}
