import { readableLetters } from '@/lib/text/look-alikes'
import type { Role } from '@/lib/text/vocabulary'

export const NAME_OF_SITE = 'Ese nombre parece de Querencia o de su equipo: escribe otro'

const words = (text: string) => text.split(' ')
const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', l: 'i' }
/** How a word looks: 'QUERENC1A', 'Querencla' and 'Querenncia' are one. */
const shape = (word: string) =>
  word.replace(/[013457l]/g, (sign) => LEET[sign] ?? sign).replace(/(.)\1+/g, '$1')
const shapes = (list: string): ReadonlySet<string> => new Set(words(list).map(shape))

const SITE = 'querencia'
/** In no person's name, and no foundation's alone or beside common words. */
const STAFF = shapes(
  'admin admins administracion administrador administradora administradores administrator atencion ayuda cliente clientes equipo moderacion moderador moderadora moderadores moderator seguridad soporte staff support team usuarios verificacion webmaster',
)
/** What foundations are called, too, unless it is all of the name. */
const HELP = shapes('atencion ayuda')
const HELP_ALONE = /^(centro de )?(atencion|ayuda)$/
/** What leaves the staff's name theirs. */
const COMMON = shapes(
  'a al app centro com cuenta cuentas de del el en general la las los nuestro oficial oficiales pagina plataforma servicio sitio tecnico web www y',
)
/** What leaves the site's name ours: beside words of staff it makes a foundation's, as in 'Ayuda Mascotas Perú'. */
const OF_SITE = shapes(
  'adopcion adopciones argentina chile colombia ecuador fundacion fundaciones mascotas peru',
)
/** Plain Spanish: 'La Querencia', 'Refugio Mi Querencia'. */
const ARTICLES = shapes('la mi nuestra tu su una')

function isOfFoundation(seen: readonly string[]): boolean {
  const isCommon = (word: string) => STAFF.has(word) || COMMON.has(word)
  if (!seen.includes(SITE)) {
    const hasStaff = seen.some((word) => STAFF.has(word) && !HELP.has(word))
    return HELP_ALONE.test(seen.join(' ')) || (hasStaff && seen.every(isCommon))
  }
  const isOurs = seen.some((word, at) => word === SITE && !ARTICLES.has(seen[at - 1] ?? ''))
  return (
    seen.some((word) => STAFF.has(word)) ||
    (isOurs && seen.every((word) => word === SITE || COMMON.has(word) || OF_SITE.has(word)))
  )
}

/**
 * Whether a name passes for the site or its staff, with look-alike letters and letters apart, too. A foundation may be
 * 'La Querencia' or 'Equipo Patitas', which staff see before anybody does; a person's name is public at once.
 */
export function passesForSite(text: string, role: Role): boolean {
  const spelled = readableLetters(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(?<=\b[a-z]) (?=[a-z]\b)/g, '')
    .trim()
  const seen = words(spelled).map(shape)
  if (role === 'fundation') return isOfFoundation(seen)
  return shape(seen.join('')).includes(SITE) || seen.some((word) => STAFF.has(word))
}
