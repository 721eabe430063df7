import { type RefObject, useEffect } from 'react'
import { forgetStored, readStored, writeStored } from '@/lib/platform/browser-storage'
import { typedLists, typedValues } from '@/lib/platform/http/form-data'
import { DAY_MS } from '@/lib/text/durations'
import { type Entered, fillIn, isUnsentForm, markDirty } from './unsent-input'

/** How the key of what was typed into a form begins, which the tab keeps until it is sent or somebody logs out. */
export const KEPT_INPUT_KEY = 'querencia-escrito:'

interface Kept extends Entered {
  at: number
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'values' in value && 'lists' in value && 'at' in value

/**
 * Keeps what is typed into a form that was not sent, without passwords and files: it is there again after a reload, a way back
 * and when a phone had ended the tab; what was typed since then wins. @param name of the form and what it is about
 */
export function useKeptInput(form: RefObject<HTMLFormElement | null>, name: string | undefined): void {
  useEffect(() => {
    const shown = form.current
    if (name === undefined || !shown) return
    const key = KEPT_INPUT_KEY + name
    // What an event changes elsewhere in the form is there once it is over.
    const keep = () => setTimeout(() => isUnsentForm(shown) && keepInput(name, shown))
    const before = readStored(key, isKept, 'sessionStorage')
    if (before && Date.now() - before.at > DAY_MS) forgetStored(key, 'sessionStorage')
    else if (before && !isUnsentForm(shown)) {
      fillIn(shown, before)
      markDirty(shown)
    }
    shown.addEventListener('input', keep)
    shown.addEventListener('change', keep)
    return () => {
      shown.removeEventListener('input', keep)
      shown.removeEventListener('change', keep)
    }
  }, [form, name])
}

export function keepInput(name: string, form: HTMLFormElement): void {
  const data = new FormData(form)
  const kept: Kept = { values: typedValues(data), lists: typedLists(data), at: Date.now() }
  writeStored(KEPT_INPUT_KEY + name, kept, 'sessionStorage')
}

/** Call when the server has accepted the input. */
export function forgetKeptInput(name: string | undefined): void {
  if (name !== undefined) forgetStored(KEPT_INPUT_KEY + name, 'sessionStorage')
}
