export const MAX_PERSON_NAME = 50

export const NAME_ALONE = 'Escribe solo tu nombre, sin números ni enlaces'
export const NAME_WITHOUT_LETTER = 'Escribe un nombre con letras'
export const hasLetter = (text: string) => /\p{L}/u.test(text)
/**
 * A dot between two words makes a link; 'Ma. José' and 'J.R.' pass. Two characters on each side are enough: a run of any
 * length would be tried from each of its characters.
 */
export const hasLink = (text: string) => /[@/]|[\p{L}\p{N}-]{2}\.\p{L}{2}/u.test(text.normalize('NFKC'))
const hasNumber = (text: string) => /\p{N}/u.test(text.normalize('NFKC'))
const isContact = (text: string) => hasLink(text) || hasNumber(text)

const NAME_FIELDS = ['name', 'lastName'] as const

/** A person's name is public and must carry no phone number; a foundation may be called 'Huellitas 24'. */
export function numberedNames(account: { role?: unknown; name?: unknown; lastName?: unknown }) {
  const isNumbered = (text: unknown) => typeof text === 'string' && hasNumber(text)
  const fields = account.role === 'fundation' ? [] : NAME_FIELDS.filter((field) => isNumbered(account[field]))
  return Object.fromEntries(fields.map((field) => [field, NAME_ALONE]))
}

/** A provider's name for a person without contacts and cut to length; empty when nothing is left. */
export function sanitisePersonName(text: string): string {
  const words = text.split(/[\p{C}\s]+/u).filter((word) => !isContact(word))
  // Four code points are more than a character of a name has; what would take long to count is left out before.
  const start = [...words.join(' ').trim()].slice(0, 4 * MAX_PERSON_NAME).join('')
  const characters = [...new Intl.Segmenter('es').segment(start)].map(({ segment }) => segment)
  return characters.slice(0, MAX_PERSON_NAME).join('').trim()
}
