import type { z } from 'zod'

export const isFrameworkField = (name: string): boolean => name.startsWith('$ACTION')

const LIST_SUFFIX = /\[\]$/
export const isList = (name: string): boolean => LIST_SUFFIX.test(name)

/**
 * Whether somebody chose this file. An empty file input sends one without bytes and name, which the framework's reader of
 * actions calls 'undefined'. A file that was chosen may have no bytes, too: that is for people to know.
 */
export const isChosenFile = ({ size, name }: Pick<File, 'size' | 'name'>): boolean =>
  size > 0 || (name !== '' && name !== 'undefined')

export const isSecretField = (name: string): boolean => /password|clave/i.test(name)

/** `name[]` gives a list, other names their first value. */
export function readForm(form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  return Object.fromEntries(
    [...valuesByName(form)].flatMap(([name, values]) =>
      isFrameworkField(name)
        ? []
        : [[name.replace(LIST_SUFFIX, ''), isList(name) ? values : (values[0] ?? '')]],
    ),
  )
}

/** In one pass: `FormData.get` looks through all fields, of which clients may send any number. */
function valuesByName(form: FormData): Map<string, FormDataEntryValue[]> {
  const byName = new Map<string, FormDataEntryValue[]>()
  for (const [name, value] of form) {
    const values = byName.get(name)
    if (values) values.push(value)
    else byName.set(name, [value])
  }
  return byName
}

export function typedValues(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !isFrameworkField(name) && !isSecretField(name) && !isList(name)
        ? [[name, value]]
        : [],
    ),
  )
}

export function typedLists(form: FormData): Record<string, string[]> {
  return Object.fromEntries(
    [...valuesByName(form)].flatMap(([name, values]) =>
      isList(name)
        ? [[name.replace(LIST_SUFFIX, ''), values.filter((value) => typeof value === 'string')]]
        : [],
    ),
  )
}

export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
  return fields
}
