import type { FieldErrors } from 'react-hook-form'

/** What the server found wrong, the way the form library keeps it. */
export const asErrors = (fields: Record<string, string>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, { type: 'server', message }]))

/** Moves the focus to the first wrong field as the page shows them; where none is, to the message. */
export function focusTrouble(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const trouble = wrong ?? form?.querySelector<HTMLElement>('[role="alert"]')
  const control =
    trouble instanceof HTMLFieldSetElement
      ? trouble.querySelector<HTMLElement>('input:enabled:not([type=hidden]), summary')
      : trouble
  control?.focus()
}
