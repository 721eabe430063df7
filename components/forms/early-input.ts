type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What people typed or chose before React took the page over (hydration), or the browser put back after a reload, the last at
 * the end. React and the form library then start from what the server sent: without a replay, choices among radio buttons and
 * changed texts are lost, and what follows a choice does not happen.
 */
let early: Map<Control, Entered> | null = null

interface Entered {
  value: string | boolean
  /** Which of the controls of its name it is. */
  at: number
}

const noteEvent = ({ target }: Event) => note(target)

/** What a browser puts back it tells nobody. */
const noteChanged = (control: EventTarget) => {
  if (isControl(control) && isChanged(control)) note(control)
}

function note(target: EventTarget | null): void {
  // Of radio buttons the chosen one says it all.
  if (!early || !isControl(target) || (target.type === 'radio' && !enteredIn(target))) return
  for (const other of early.keys()) if (other === target || isSameGroup(other, target)) early.delete(other)
  early.set(target, { value: enteredIn(target), at: namesakesOf(target).indexOf(target) })
}

const isSameGroup = (one: Control, other: Control) =>
  one.type === 'radio' && other.type === 'radio' && one.name === other.name && one.form === other.form

declare global {
  interface Window {
    /** What was entered before any other script was there (`lib/platform/head-script.ts`). */
    earlyControls?: Set<EventTarget> | undefined
    /** Rather than an import: what `instrumentation-client.ts` shares with a page would be a script of its own. */
    replayEarlyInput?: () => void
    /** Whether the control, or another radio button of its group, waits to be entered again. */
    hasEarlyInput?: (control: Control) => boolean
  }
}

/** Call it before hydration, once. */
export function watchEarlyInput(): void {
  early = new Map()
  document.querySelectorAll('input, textarea, select').forEach(noteChanged)
  window.earlyControls?.forEach(note)
  window.earlyControls = undefined
  document.addEventListener('input', noteEvent, true)
  window.replayEarlyInput = replayEarlyInput
  window.hasEarlyInput = hasEarlyInput
}

const hasEarlyInput = (control: Control) =>
  [...(early ?? [])].some(([noted, { at }]) => {
    const other = presentOf(noted, at)
    return other && (other === control || isSameGroup(other, control))
  })

/** Enters it again in the same order, so that everything on the page hears of it; call it after hydration. */
function replayEarlyInput(): void {
  document.removeEventListener('input', noteEvent, true)
  const entered = early ?? []
  early = null
  for (const [noted, { value, at }] of entered) {
    const control = presentOf(noted, at)
    if (control) setControl(control, value)
  }
}

/**
 * Where the page is not what the server sent, as when the browser has translated it, React makes it anew, with other controls.
 * @returns the noted control, or the one that has taken its place
 */
function presentOf(noted: Control, at: number): Control | undefined {
  if (noted.isConnected) return noted
  const other = namesakesOf(noted)[at]
  return isControl(other) && other.type === noted.type && (!isChoice(other) || other.value === noted.value)
    ? other
    : undefined
}

const namesakesOf = ({ name }: Control): HTMLElement[] => [...document.getElementsByName(name)]

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
 * Enters a value as a person would, so that React hears of it also where the control has it already; there the text is not
 * touched, and its caret stays. Files only a person can choose: of them React hears. `fill` in
 * `components/forms/unsent-input.ts` sets texts the same way: shared code would be a script of its own on every page.
 */
function setControl(control: Control, value: string | boolean): void {
  if (isChoice(control)) {
    control.checked = control.disabled ? value === true : !value
    control.click()
    return
  }
  if (isText(control)) forgetSeen(control, value === '' ? ' ' : '')
  // React does not see what the prototype's setter does, and so notices the change by the events.
  if (control.type !== 'file' && control.value !== value)
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  // Of a text in focus the browser tells once it is left.
  if (control !== document.activeElement || !isText(control))
    control.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * React takes an event for a change where the text is not the one that it last saw, which it notes in a setter that it gives to
 * the element. Called on a copy, that notes another text and changes nothing on the page.
 */
function forgetSeen(control: Control, other: string): void {
  Object.getOwnPropertyDescriptor(control, 'value')?.set?.call(control.cloneNode(), other)
}
