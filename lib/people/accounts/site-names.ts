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
/** In no person's name, and no foundation's alone or beside fillers. */
const STAFF = shapes(
  'admin admins administracion administrador administradora administradores administrator atencion ayuda cliente clientes equipo moderacion moderador moderadora moderadores moderator seguridad soporte staff support team usuarios verificacion webmaster',
)
/** What leaves a name of ours ours. */
const FILLERS = shapes(
  'a adopcion adopciones al app argentina centro chile colombia com cuenta cuentas de del ecuador el en fundacion fundaciones general la las los mascotas nuestro oficial oficiales pagina peru plataforma servicio sitio tecnico web www y',
)
/** Plain Spanish: 'La Querencia', 'Refugio Mi Querencia'. */
const ARTICLES = shapes('la mi nuestra tu su una')

function isOfFoundation(seen: readonly string[]): boolean {
  const isOurs = seen.some((word, at) => word === SITE && !ARTICLES.has(seen[at - 1] ?? ''))
  const hasStaff = seen.some((word) => STAFF.has(word))
  if (hasStaff && seen.includes(SITE)) return true
  return (isOurs || hasStaff) && seen.every((word) => word === SITE || STAFF.has(word) || FILLERS.has(word))
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
