import { and } from './copy/agree'

const CONJUNCTION = new Intl.ListFormat('es', { type: 'conjunction' })

/** Words as a list in Spanish: 'Luna, Sol y Nube', 'Luna e Ícaro'. */
export function joinAnd(words: readonly string[]): string {
  const parts = CONJUNCTION.formatToParts(words)
  const [link, last] = parts.slice(-2)
  if (!link || !last || parts.length < 3) return words.join()
  const before = parts.slice(0, -2).map(({ value }) => value)
  return `${before.join('')} ${and(last.value)} ${last.value}`
}
