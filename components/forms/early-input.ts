import { type Control, enteredIn, isChoice, isText, setControl } from './controls'

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

/** Call it before hydration, once. */
export function watchEarlyInput(): void {
  early = new Map()
  for (const control of document.querySelectorAll('input, textarea, select'))
    if (isControl(control) && isChanged(control)) early.set(control, enteredIn(control))
  document.addEventListener('input', note, true)
}

/** Enters it again, so that everything on the page hears of it; call it after hydration. */
export function replayEarlyInput(): void {
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

/** Files cannot be entered by a program; their fields look for themselves. */
const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement && !['hidden', 'file', 'submit', 'button'].includes(target.type)) ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const options = [...control.options]
  const served = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return served !== undefined && !served.selected
}
