import { and } from './copy/agree'

/** Words as a list in Spanish: 'Luna, Sol y Nube', 'Luna e Ícaro'. */
export function joinAnd(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  return `${words.slice(0, -1).join(', ')} ${and(last)} ${last}`
}
