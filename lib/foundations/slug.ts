import { DASHBOARD_FOUNDATION, route, withSuffix } from '@/lib/text/routes'
import { slugify } from '@/lib/text/text'

export const MIN_SLUG = 3
export const MAX_SLUG = 40
/** Per foundation, for good: earlier names stay taken. */
export const MAX_SLUGS = 10

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Our own words, and those that would impersonate the site. */
const RESERVED = new Set(
  'admin administracion adoptar adopta api ayuda blog contacto correo dev donar donaciones embed equipo favoritos foundation foundations fundacion fundaciones gastos ingresar legal login mascota mascotas media moderacion oficial pago pagos perfil privacidad querencia refugio refugios registro seguridad soporte staff verificada www'.split(
    ' ',
  ),
)

/** Also a check constraint. */
export const isSlug = (text: string): boolean =>
  SLUG.test(text) && text.length >= MIN_SLUG && text.length <= MAX_SLUG

/** Digits alone look like an id; `fundacion-1` is what `slugWithId` makes. */
export const isReserved = (slug: string): boolean =>
  RESERVED.has(slug) || /^(fundacion-)?\d+$/.test(slug) || passesForUs(slug)

/** 'querencia-soporte', but not 'la-querencia', which is plain Spanish. */
const passesForUs = (slug: string): boolean => {
  const words = slug.split('-')
  return words.includes('querencia') && words.every((word) => RESERVED.has(word))
}

/** From the foundation's name where that makes a valid slug, else by its id. */
export function slugOf(name: string, id: number): string {
  const slug = slugify(name).slice(0, MAX_SLUG).replace(/-+$/, '')
  return isSlug(slug) && !isReserved(slug) ? slug : slugWithId(id)
}

/** Slug by id, for a name that another foundation has. */
export const slugWithId = (id: number): string => `fundacion-${id}`

/** Short link to share in social networks. */
export const shortLinkPath = (slug: string) => route(`/f/${slug}`)
/** For a frame on the foundation's own site: the only page that others may frame. */
export const embedPath = (slug: string) => route(`/f/${slug}/mascotas`)
export const OWN_LINK = withSuffix(DASHBOARD_FOUNDATION, '#enlace')
