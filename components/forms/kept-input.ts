import { type RefObject, useEffect, useRef, useState } from 'react'
import { forgetStored, readStored, writeStored } from '@/lib/platform/browser-storage'
import { isSecretField } from '@/lib/platform/http/form-data'
import { readSessionHint } from '@/lib/platform/session/session-hint'
import { DAY_MS, HOUR_MS } from '@/lib/text/durations'
import {
  type Control,
  controlsOf,
  type Entered,
  fillIn,
  isTyped,
  isUnsentForm,
  lastChange,
  markClean,
  markDirty,
} from './unsent-input'

/** How the storage key of an unsent form begins. */
export const KEPT_INPUT_KEY = 'querencia-escrito:'
/** Of people without a session, who have nothing to log out of on a shared computer. */
const VISITOR_MS = HOUR_MS / 2

interface Kept extends Entered {
  /** The session in which it was typed; null without one. Others never see it. */
  session: string | null
  at: number
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'values' in value && 'lists' in value && 'at' in value

/**
 * Keeps what is typed into an unsent form until its tab is closed, for a day at most: a reload, a way back, and a phone that
 * ends the tab lose nothing. Only what was changed is kept, without passwords, files and consents. What was typed or served
 * since then wins.
 * @param name of the form and what it is about; undefined keeps nothing
 * @param isServed whether the server has filled the form in, after a submission without JavaScript
 * @returns whether the form shows what was kept, and what makes it begin anew
 */
export function useKeptInput(
  form: RefObject<HTMLFormElement | null>,
  name: string | undefined,
  isServed: boolean,
): { isRestored: boolean; startOver: () => void } {
  const [isRestored, setRestored] = useState(false)
  const initial = useRef<Entered>({ values: {}, lists: {} })

  useEffect(() => {
    const shown = form.current
    if (name === undefined || !shown) return
    initial.current = enteredIn(shown, () => true, defaultValue)
    const before = readKept(name)
    if (before && !isServed && !isUnsentForm(shown)) {
      const isWanted = (control: Control) =>
        isNamedIn(control, before) && !isChanged(control) && !window.hasEarlyInput?.(control)
      if (controlsOf(shown).some(isWanted)) {
        fillIn(shown, before, isWanted)
        markDirty(shown)
        setRestored(true)
      }
    }
    // What an event changes elsewhere in the form is there once it is over.
    const keep = () => setTimeout(() => isUnsentForm(shown) && keepInput(name, shown))
    shown.addEventListener('input', keep)
    shown.addEventListener('change', keep)
    return () => {
      shown.removeEventListener('input', keep)
      shown.removeEventListener('change', keep)
    }
  }, [form, name, isServed])

  const startOver = () => {
    forgetKeptInput(name)
    setRestored(false)
    const shown = form.current
    if (!shown) return
    for (const control of controlsOf(shown))
      if (isChoice(control) && control.type === 'radio') control.checked = control.defaultChecked
    fillIn(shown, initial.current, (control) => isNamedIn(control, initial.current))
    markClean(shown, lastChange(shown))
  }
  return { isRestored, startOver }
}

/** Keeps what was changed in a form. Call it where a form that was sent may have to be sent again. */
export function keepInput(name: string, form: HTMLFormElement): void {
  const entered = enteredIn(form, isChanged, enteredValue)
  const kept: Kept = { ...entered, session: readSessionHint(), at: Date.now() }
  writeStored(KEPT_INPUT_KEY + name, kept, 'sessionStorage')
}

/** Call when the server has accepted the input. */
export function forgetKeptInput(name: string | undefined): void {
  if (name !== undefined) forgetStored(KEPT_INPUT_KEY + name, 'sessionStorage')
}

function readKept(name: string): Kept | null {
  const kept = readStored(KEPT_INPUT_KEY + name, isKept, 'sessionStorage')
  if (!kept) return null
  const session = readSessionHint()
  const isOver = Date.now() - kept.at > (session === null ? VISITOR_MS : DAY_MS)
  if (!isOver && kept.session === session) return kept
  forgetKeptInput(name)
  return null
}

const isKeepable = (control: Control) =>
  isTyped(control) &&
  control.type !== 'file' &&
  !isSecretField(control.name) &&
  !control.closest('[data-consent]')

const listName = ({ name }: Control) => (name.endsWith('[]') ? name.slice(0, -2) : null)

/** By name, the values of the controls that are of interest; of choices, those that are chosen. */
function enteredIn(
  form: HTMLFormElement,
  isOfInterest: (control: Control) => boolean,
  read: (control: Control) => string | null,
): Entered {
  const entered: Entered = { values: {}, lists: {} }
  const controls = controlsOf(form).filter(isKeepable)
  const names = new Set(controls.filter(isOfInterest).map(({ name }) => name))
  for (const control of controls.filter(({ name }) => names.has(name))) {
    const value = read(control)
    const list = listName(control)
    if (list === null) entered.values[control.name] = value ?? entered.values[control.name] ?? ''
    else entered.lists[list] = [...(entered.lists[list] ?? []), ...(value === null ? [] : [value])]
  }
  return entered
}

const isNamedIn = (control: Control, { values, lists }: Entered): boolean =>
  isKeepable(control) && (listName(control) ?? control.name) in (listName(control) === null ? values : lists)

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Null for a choice that is not chosen. */
const enteredValue = (control: Control): string | null =>
  isChoice(control) && !control.checked ? null : control.value

function defaultValue(control: Control): string | null {
  if (isChoice(control)) return control.defaultChecked ? control.value : null
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? ''
}

/** Of radio buttons, whether another one is chosen. */
function isChanged(control: Control): boolean {
  if (!isChoice(control) || control.type === 'checkbox')
    return enteredValue(control) !== defaultValue(control)
  const group = controlsOf(control.form).filter(({ type, name }) => type === 'radio' && name === control.name)
  return group.some((radio) => enteredValue(radio) !== defaultValue(radio))
}
