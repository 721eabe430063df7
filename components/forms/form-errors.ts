import { type FieldErrors, set } from 'react-hook-form'

/** 'tags.0' is the first entry of 'tags'. */
export function toFieldErrors(fields: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, message] of Object.entries(fields)) set(errors, name, { type: 'server', message })
  return errors
}

/** The error of a field; of a list, its own or that of its first invalid entry. */
export function errorMessageOf(errors: FieldErrors, name: string): string | undefined {
  const error = errors[name]
  const entries = Array.isArray(error) ? error : []
  return [error, ...entries].find((candidate) => candidate?.message)?.message?.toString()
}

/** Focuses the first invalid field, or the form's message where none is. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const target = wrong ?? form?.querySelector<HTMLElement>('[role="alert"]')
  const control =
    target instanceof HTMLFieldSetElement
      ? target.querySelector<HTMLElement>('input:enabled:not([type=hidden]), summary')
      : target
  control?.focus()
}
