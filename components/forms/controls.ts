export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Radio buttons and check boxes. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')

export const isText = (control: Control): boolean =>
  !isChoice(control) && !(control instanceof HTMLSelectElement)

/** Of radio buttons and check boxes, whether they are chosen. */
export const enteredIn = (control: Control): string | boolean =>
  isChoice(control) ? control.checked : control.value

/**
 * Enters a value as a person would, so that React hears of it also where the control has it already: React compares with
 * what it last saw in the control, and has replaced the element's setters to see it.
 */
export function setControl(control: Control, value: string | boolean): void {
  if (isChoice(control)) {
    // Of radio buttons the chosen one says it all.
    if (control.type === 'radio' && !value) return
    control.checked = control.disabled ? value === true : !value
    control.click()
    return
  }
  if (!(control instanceof HTMLSelectElement)) control.value = ''
  // React does not see what the prototype's setter does, and so notices the change by the events.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
