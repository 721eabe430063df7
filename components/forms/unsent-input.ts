import { unstable_isUnrecognizedActionError } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { forgetStored, readStored, writeStored } from '@/lib/platform/browser-storage'
import type { FormState } from '@/lib/platform/forms/form-state'
import { isList, isSecretField, typedLists, typedValues } from '@/lib/platform/http/form-data'

/** What was typed into a form of an earlier release, until the tab is closed. */
export const UNSENT_KEY = 'querencia.unsent'
/** A form that opens only later still gets its input back. */
const LIFETIME_MS = 15 * 60_000
/** Instances of different releases behind one address must not reload a page for ever. */
const RELOAD_PAUSE_MS = 30_000

/** Without passwords and files. */
export interface Entered {
  values: Record<string, string>
  lists: Record<string, string[]>
}

interface UnsentInput extends Entered {
  path: string
  /** The names of its fields, which tell a page's forms apart. */
  fields: string
  /** Whether a password or a file had been entered, which are not kept. */
  isPartial: boolean
  at: number
}

const isUnsent = (value: unknown): value is UnsentInput =>
  typeof value === 'object' && value !== null && 'fields' in value && 'values' in value && 'at' in value

const RESTORED =
  'Renovamos el sitio mientras escribías. Aquí está lo que habías escrito: revísalo y envíalo otra vez.'
const PARTIAL = 'Las contraseñas y los archivos tienes que ponerlos de nuevo.'
const STILL_OUTDATED = 'Estamos renovando el sitio. Espera un momento y envíalo otra vez: no se pierde nada.'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const controlsOf = (form: HTMLFormElement | null): Control[] =>
  [...(form?.elements ?? [])].filter(
    (element): element is Control =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )

/** Hidden fields are the framework's or say what the form is about. */
export const isTyped = (control: Control) => control.name !== '' && control.type !== 'hidden'

/** Without files and lists: the photo field has others until its script is there, and one for each photo. */
const fieldsOf = (form: HTMLFormElement): string => {
  const named = controlsOf(form).filter(
    (control) => isTyped(control) && control.type !== 'file' && !isList(control.name),
  )
  return [...new Set(named.map(({ name }) => name))].toSorted().join(' ')
}

/** The server does not know the form's action: the page is of an earlier release. */
export const isOutdatedPage = (error: unknown): boolean => unstable_isUnrecognizedActionError(error)

/** By form, its last change: what is entered while the form is being sent is told from what was sent. */
const dirtyForms = new WeakMap<HTMLFormElement, symbol>()

export const markDirty = (form: HTMLFormElement | null): void => {
  if (form) dirtyForms.set(form, Symbol())
}
export const lastChange = (form: HTMLFormElement | null) => (form ? dirtyForms.get(form) : undefined)
export const isUnsentForm = (form: HTMLFormElement | null): boolean => lastChange(form) !== undefined

/** Call when the server accepts the input. @param sent its `lastChange` when it was sent: after a later one it stays unsent */
export const markClean = (form: HTMLFormElement | null, sent: symbol | undefined): void => {
  if (form && lastChange(form) === sent) dirtyForms.delete(form)
}

/** Whether a reload would lose input of a form with `useActionForm`. */
export const hasUnsentInput = (): boolean => [...document.forms].some((form) => dirtyForms.has(form))

let isReloading = false
/** Whether the page reloads with what was typed: guards of unsaved changes need not ask. */
export const isReloadingWithInput = (): boolean => isReloading

/** Keeps what was typed and reloads the page. @returns what the form says meanwhile. */
export function reloadOutdatedPage(form: HTMLFormElement | null, data: FormData): FormState {
  const now = Date.now()
  const before = readStored(UNSENT_KEY, isUnsent, 'sessionStorage')
  if (form === null || (before && now - before.at < RELOAD_PAUSE_MS)) {
    return { status: 'failed', message: STILL_OUTDATED }
  }
  const entered = [...data]
  const isPartial = entered.some(([name, value]) =>
    typeof value === 'string' ? isSecretField(name) && value !== '' : value.size > 0,
  )
  const unsent: UnsentInput = {
    path: location.pathname,
    fields: fieldsOf(form),
    values: typedValues(data),
    lists: typedLists(data),
    isPartial,
    at: now,
  }
  writeStored(UNSENT_KEY, unsent, 'sessionStorage')
  isReloading = true
  location.reload()
  return { status: 'failed', message: 'Renovamos el sitio: recargamos la página con lo que escribiste…' }
}

/** Fills the form in once after such a reload. @param isReplaced another form is about to take its place */
export function useUnsentInput(
  form: { readonly current: HTMLFormElement | null },
  onRestored: (state: FormState) => void,
  isReplaced: () => boolean = () => false,
): void {
  const hasLooked = useRef(false)
  useEffect(() => {
    if (hasLooked.current || !form.current || isReplaced()) return
    hasLooked.current = true
    const unsent = readStored(UNSENT_KEY, isUnsent, 'sessionStorage')
    if (!unsent || unsent.path !== location.pathname || unsent.fields !== fieldsOf(form.current)) return
    forgetStored(UNSENT_KEY, 'sessionStorage')
    if (Date.now() - unsent.at > LIFETIME_MS) return
    fillIn(form.current, unsent)
    const isPartial = unsent.isPartial || !hasLists(form.current, unsent)
    onRestored({
      status: 'failed',
      isRestored: true,
      // The record that the restored input was made from, not the one that this page shows.
      values: { madeFrom: unsent.values.madeFrom ?? '' },
      message: isPartial ? `${RESTORED} ${PARTIAL}` : RESTORED,
    })
  })
}

/** Whether the form has all entries of the kept lists: a photo may be known only to the form where it was uploaded. */
function hasLists(form: HTMLFormElement, { lists }: UnsentInput): boolean {
  const here = typedLists(new FormData(form))
  return Object.entries(lists).every(([name, values]) => values.every((value) => here[name]?.includes(value)))
}

/** How long and how often fields that only an answer brings, and the cities of a country, are waited for. */
const RETRY_MS = 100
const RETRIES = 100

/** Enters it again: first what is there, then what comes of it. @param isWanted which controls are filled in */
export function fillIn(
  form: HTMLFormElement,
  entered: Entered,
  isWanted: (control: Control) => boolean = isTyped,
): void {
  const filled = new Set<Control>()
  const enter = (retries: number) => {
    if (!form.isConnected) return
    const left = controlsOf(form).filter((control) => !filled.has(control) && isWanted(control))
    for (const control of left) {
      if (lacksOption(control, entered)) continue
      filled.add(control)
      fill(control, entered)
    }
    if (left.length > 0 && retries > 0) setTimeout(enter, RETRY_MS, retries - 1)
  }
  enter(RETRIES)
}

function lacksOption(control: Control, { values }: Entered): boolean {
  const value = values[control.name]
  if (!value || !(control instanceof HTMLSelectElement)) return false
  return ![...control.options].some((option) => option.value === value)
}

function fill(control: Control, { values, lists }: Entered): void {
  const name = control.name.replace(/\[\]$/, '')
  const value = values[control.name]
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const isChosen = lists[name]?.includes(control.value) ?? value === control.value
    // A click is what React listens for.
    if (control.checked !== isChosen && (isChosen || control.type === 'checkbox')) control.click()
    return
  }
  if (value === undefined || control.type === 'file' || control.value === value) return
  // React replaces the setter of the element: the prototype's makes it notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
