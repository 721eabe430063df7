import { graphemes } from '@/lib/text/graphemes'
import { plainLine } from '@/lib/text/plain-text'
import { isCleanable } from '@/lib/text/schema'
import { NAME_OF_SITE, passesForSite } from './site-names'
import { hasBadge, isInstitution, isNoName, NAME_OF_OTHERS, NAME_WITHOUT_BADGE } from './unfit-names'

export const MAX_PERSON_NAME = 50

export const NAME_ALONE = 'Escribe solo tu nombre, sin números ni enlaces'
export const NAME_WITHOUT_LETTER = 'Escribe un nombre con letras'
export const hasLetter = (text: string) => /\p{L}/u.test(text)
/** 'Ma.José', 'Dra.Ana': short forms of names and titles whose dot stands for a blank, unless an ending of domains follows. */
const SHORT_FORM =
  /(?<![\p{L}\p{N}-])(?:ma|fco|fca|gpe|sta|sto|dra?|sra?|srta|lic|lcd[ao]|ing|arq|abg|prof|psic|mtr[ao]|hn[ao]|jr)\.(?=\p{L}{3})(?!(?:com|net|org|info|biz|edu|gob|gov|app|dev|xyz|top|pro|vip|club|live|link|page|pets?|dog|vet|blog|shop|site|store|online|mobi|name|lat|bio|ong|ngo)(?!\p{L}))/giu
/** A dot between words makes a link; 'Ma. José' and 'J.R.' pass. Only two characters a side: longer runs backtrack. */
export const hasLink = (text: string) =>
  /[@/]|[\p{L}\p{N}-]{2}\.\p{L}{2}/u.test(text.normalize('NFKC').replace(SHORT_FORM, ' '))
const hasNumber = (text: string) => /\p{N}/u.test(text.normalize('NFKC'))
const isContact = (text: string) => hasLink(text) || hasNumber(text)

/**
 * Sentences of names that depend on the role. A person's name is public and must carry no contact and no offer, nor be an
 * institution's; a foundation may be 'Huellitas 24'. Nobody's may pass for the site.
 */
export function unfitNames(account: { role?: unknown; name?: unknown; lastName?: unknown }) {
  const role = account.role === 'fundation' ? 'fundation' : 'user'
  const sentenceOf = (text: unknown) => (typeof text === 'string' ? unfitName(text, role) : null)
  const [name, lastName] = [sentenceOf(account.name), sentenceOf(account.lastName)]
  if (name || lastName) return { ...(name && { name }), ...(lastName && { lastName }) }
  return role === 'user' && isNoNameInHalves(account) ? { lastName: NAME_ALONE } : {}
}

/** 'Nueve ocho' 'siete': a telephone in words over both fields. */
const isNoNameInHalves = ({ name, lastName }: { name?: unknown; lastName?: unknown }): boolean =>
  [name, lastName].every((text) => typeof text === 'string' && isCleanable(text, MAX_PERSON_NAME)) &&
  isNoName(`${name} ${lastName}`)

function unfitName(text: string, role: 'fundation' | 'user'): string | null {
  if (!isCleanable(text, MAX_PERSON_NAME)) return null
  if (passesForSite(text, role)) return NAME_OF_SITE
  if (hasBadge(text)) return NAME_WITHOUT_BADGE
  if (role === 'fundation') return null
  if (hasNumber(text) || isNoName(text)) return NAME_ALONE
  return isInstitution(text) ? NAME_OF_OTHERS : null
}

/** A provider's name without contacts, cut to length; may be empty, as one that is unfit is. */
export function sanitisePersonName(text: string): string {
  const words = plainLine(text)
    .split(' ')
    .filter((word) => !isContact(word))
  // Grapheme segmentation is slow: cut first. No character of a name has more than four code points.
  const start = [...words.join(' ').trim()].slice(0, 4 * MAX_PERSON_NAME).join('')
  const name = graphemes(start).slice(0, MAX_PERSON_NAME).join('').trim()
  return unfitName(name, 'user') ? '' : name
}
