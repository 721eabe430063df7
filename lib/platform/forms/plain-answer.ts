import 'server-only'
import { requestHeaders } from '@/lib/platform/runtime'
import * as vocabulary from '@/lib/text/vocabulary'
import type { FormState, PlainAnswer } from './form-state'

/** The framework renders the page within the request of the action, which has one object of headers. */
const answers = new WeakMap<Headers, { answer: FormState; forVisitors: boolean }>()

const CHANGED = 'No guardamos lo que enviaste: esta página cambió mientras tanto, quizá en otra pestaña.'

/** Keeps the answer to a form for the page that is sent with it. Scripts show it themselves. */
export function keepPlainAnswer(headers: Headers, answer: FormState, forVisitors: boolean): void {
  if (!headers.has('next-action')) answers.set(headers, { answer, forVisitors })
}

/**
 * What the form that this page answers was told, as the page may not show that form any more. Makes a page dynamic.
 * @returns null where the page answers no form, or there is nothing to say
 */
export async function findPlainAnswer(): Promise<PlainAnswer | null> {
  const kept = answers.get(await requestHeaders())
  const apart = kept && apartFromItsForm(kept.answer)
  return apart ? { ...apart, needsSession: apart.isRefusal && !kept.forVisitors } : null
}

function apartFromItsForm({
  status,
  message,
  conflict,
  values = {},
}: FormState): Omit<PlainAnswer, 'needsSession'> | null {
  if (status === 'done') return message ? { text: message, isRefusal: false, typed: [] } : null
  const conflicts = conflict?.fields ?? []
  const shown = new Set(['madeFrom', ...conflicts.map(({ field }) => field)])
  const texts = Object.entries(values).filter(([name, value]) => !shown.has(name) && isWords(value))
  return {
    // The sentence of a conflict is about a form in which to choose.
    text: (!conflict && message) || CHANGED,
    isRefusal: true,
    typed: [
      ...new Set([
        ...conflicts.map(({ label, mine }) => `${label}: ${mine}`),
        ...texts.map(([, value]) => value),
      ]),
    ],
  }
}

const CHOICES = new Set<unknown>(Object.values(vocabulary).flat())

/** Ids and paths have no blanks. */
const isWords = (value: string) => /\s/.test(value.trim()) && !CHOICES.has(value)
