type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What people typed or chose before React took the page over (hydration), or the browser put back after a reload. React
 * and the form library then start from what the server sent: without a replay, choices among radio buttons and changed texts
 * are lost, and what follows a choice does not happen.
 */
let early: Map<Control, string | boolean> | null = null

const note = ({ target }: Event) => {
  if (!early || !isControl(target)) return
  // Of radio buttons the last choice counts.
  for (const other of early.keys()) if (isSameGroup(other, target)) early.delete(other)
  early.set(target, enteredIn(target))
}

const isSameGroup = (one: Control, other: Control) =>
  one.type === 'radio' && other.type === 'radio' && one.name === other.name && one.form === other.form

declare global {
  interface Window {
    /** Rather than an import: what `instrumentation-client.ts` shares with a page would be a script of its own. */
    replayEarlyInput?: () => void
  }
}

/** Call it before hydration, once. */
export function watchEarlyInput(): void {
  early = new Map()
  for (const control of document.querySelectorAll('input, textarea, select'))
    if (isControl(control) && isChanged(control)) early.set(control, enteredIn(control))
  document.addEventListener('input', note, true)
  window.replayEarlyInput = replayEarlyInput
}

/** Enters it again, so that everything on the page hears of it; call it after hydration. */
function replayEarlyInput(): void {
  document.removeEventListener('input', note, true)
  const noted = early ?? []
  early = null
  for (const [control, value] of noted) if (control.isConnected) replay(control, value)
}

function replay(control: Control, value: string | boolean): void {
  // Entering it again would disturb the keyboard of a phone: React hears of the whole text with the next key.
  const isBeingTyped = control === document.activeElement && isText(control) && control.value === value
  const enter = () => setControl(control, value)
  const enterUnchanged = () => {
    if (control.value === value) enter()
  }
  if (isBeingTyped) control.addEventListener('blur', enterUnchanged, { once: true })
  else enter()
}

const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement && !['hidden', 'submit', 'button'].includes(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const options = [...control.options]
  const served = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return served !== undefined && !served.selected
}

/** Radio buttons and check boxes. */
const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')

/** Also numbers, dates and the like. */
const isText = (control: Control): boolean =>
  !isChoice(control) && !(control instanceof HTMLSelectElement) && control.type !== 'file'

/** Of radio buttons and check boxes, whether they are chosen. */
const enteredIn = (control: Control): string | boolean =>
  isChoice(control) ? control.checked : control.value

/**
 * Enters a value as a person would, so that React hears of it also where the control has it already: React compares with
 * what it last saw in the control, and has replaced the element's setters to see it. Files only a person can choose: of them
 * React hears. `fill` in `components/forms/unsent-input.ts` sets texts the same way: shared code would be a
 * script of its own on every page.
 */
function setControl(control: Control, value: string | boolean): void {
  if (isChoice(control)) {
    // Of radio buttons the chosen one says it all.
    if (control.type === 'radio' && !value) return
    control.checked = control.disabled ? value === true : !value
    control.click()
    return
  }
  if (isText(control)) control.value = ''
  // React does not see what the prototype's setter does, and so notices the change by the events.
  if (control.type !== 'file')
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
