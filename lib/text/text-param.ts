import { MAX_TEXT } from './max-text'
import { plainLine } from './plain-text'

/** Undefined when nothing is left. */
export function parseText(text: string): string | undefined {
  return [...plainLine(text)].slice(0, MAX_TEXT).join('').trim() || undefined
}
