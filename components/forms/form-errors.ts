import { type FieldErrors, set } from 'react-hook-form'

/** What the server found wrong, the way the form library keeps it: 'tags.0' is the first entry of 'tags'. */
export function toFieldErrors(fields: Record<string, string>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, message] of Object.entries(fields)) set(errors, name, { type: 'server', message })
  return errors
}

/** What is wrong under a name; of a list, with all of it or with the first entry that is wrong. */
export function errorMessageOf(errors: FieldErrors, name: string): string | undefined {
  const error = errors[name]
  const entries = Array.isArray(error) ? error : []
  return [error, ...entries].find((one) => one?.message)?.message?.toString()
}

/** Moves the focus to the first wrong field as the page shows them; where none is, to the message. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const trouble = wrong ?? form?.querySelector<HTMLElement>('[role="alert"]')
  const control =
    trouble instanceof HTMLFieldSetElement
      ? trouble.querySelector<HTMLElement>('input:enabled:not([type=hidden]), summary')
      : trouble
  control?.focus()
}
