import { fold } from '@/lib/text/text'

/** 'y', or 'e' before a name that begins with its sound: 'tú e Inti', 'tú y Hiena'. */
export const and = (name: string) => (SOUNDS_LIKE_I.test(fold(name)) ? 'e' : 'y')

/** Of folded letters; 'hielo' and 'yuyo' begin with a consonant, 'Ysabel' and 'Ian' do not. */
const SOUNDS_LIKE_I = /^[^a-z0-9]*(?:i|hi(?![aeo])|y(?![aeiou]))/

/** Words as a list in Spanish: 'Luna, Sol y Nube', 'Luna e Ícaro'. */
export function joinAnd(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  return `${words.slice(0, -1).join(', ')} ${and(last)} ${last}`
}
