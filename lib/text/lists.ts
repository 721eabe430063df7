const CONJUNCTION = new Intl.ListFormat('es', { type: 'conjunction' })

/** Words as a list in Spanish: 'Luna, Sol y Nube', 'Luna e Inca'. */
export function joinAnd(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  const parts = CONJUNCTION.formatToParts(words)
  const link = parts.at(-2)
  return parts
    .map((part) =>
      part === link && SOUNDS_LIKE_I.test(last) ? part.value.replace(/ y /, ' e ') : part.value,
    )
    .join('')
}

/** Where 'y' becomes 'e', which `Intl` does not see behind a quotation mark or with an accent; not before 'hielo'. */
const SOUNDS_LIKE_I = /^[«"“'¿¡(]*(?:[iíï]|h[ií](?![aeo]))/i
