const SOFTENED: readonly [RegExp, string][] = [
  [/c$/, 'qu'],
  [/g$/, 'gu'],
  [/z$/, 'c'],
]

const beforeI = (stem: string): string => {
  const [ending, softened] = SOFTENED.find(([pattern]) => pattern.test(stem)) ?? []
  return ending && softened ? stem.replace(ending, softened) : stem
}

/** Folded 'chico' → chico, chica, chicos, chicas and their diminutives: 'chiquito', 'chiquitas', 'chiquitico'. */
export function inflect(word: string): string[] {
  if (word.endsWith('o')) {
    const stem = word.slice(0, -1)
    const small = beforeI(stem)
    const stems = [stem, ...['it', 'ic', 'itit', 'itic'].map((suffix) => small + suffix)]
    return stems.flatMap((one) => ['o', 'a', 'os', 'as'].map((ending) => one + ending))
  }
  if (word.endsWith('e')) {
    const small = `${word.slice(0, -1)}ecit`
    return [word, `${word}s`, ...['o', 'a', 'os', 'as'].map((ending) => small + ending)]
  }
  if (word.endsWith('a')) {
    const small = beforeI(word.slice(0, -1))
    return [word, `${word}s`, ...['ita', 'itas', 'ica', 'icas'].map((suffix) => small + suffix)]
  }
  if (/[iu]$/.test(word)) return [word, `${word}s`]
  if (word.endsWith('s')) return [word]
  return [word, `${word.replace(/z$/, 'c')}es`, ...['o', 'a', 'os', 'as'].map((end) => `${word}cit${end}`)]
}

/** Whether a folded form of a noun is feminine: 'perritas'. */
export const isFeminine = (form: string): boolean => /as?$/.test(form)

export const wordsOf = (list: string): string[] => list.split(/\s+/).filter(Boolean)
