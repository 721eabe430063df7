const CONJUNCTION = new Intl.ListFormat('es', { type: 'conjunction' })

/** Words as a list in Spanish: 'Luna, Sol y Nube', 'Luna e Inca'. */
export const joinAnd = (words: readonly string[]): string => CONJUNCTION.format(words)
