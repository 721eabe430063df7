import type { Route } from 'next'
import { ALL_PLACES } from '@/lib/platform/place-cookie'
import { CARE_LABELS, companionLabel } from '@/lib/text/copy/labels'
import { EVERYWHERE, QUIZ, SAVE_SEARCH_HASH, saveSearchPath, uncheckedRoute } from '@/lib/text/routes'
import { slugify } from '@/lib/text/text'
import {
  AGES,
  ANY_ANSWER,
  CARES,
  COATS,
  COMPANIONS,
  CURRENCIES,
  GENDERS,
  PET_TYPES,
  QUIZ_ANSWERS,
  SIZES,
  WAITING,
} from '@/lib/text/vocabulary'

const BASE = 'http://querencia.invalid'
/** Browsers drop control characters from URLs and read a backslash as a slash. */
const URL_NORMALISED = /[\p{Cc}\\]/u
/** A second slash that a proxy might decode: `/%2Fevil.example`. */
const ENCODED_SECOND_SLASH = /^\/(%2f|%5c)/i
const MAX_LENGTH = 2000
const SAVE_SEARCH: Route = '/guardar-busqueda'
/** Paths that may be mailed: their parameters are ids, short slugs or places of the catalogue. */
const MAILED_PATHS = [
  '/(foundations|pet-care|faqs|about-us|privacidad|terminos|contacto|favorites|para-ti|create-pet|quizz|derechos|sponsor|sponsor/confirm|adoption|guardar-busqueda|foundations/mascotas|foundations/cerca|finales-felices|ciudades)',
  '/(pet-detail|foundation|review|favorites)/ID',
  '/pet-detail/ID/reportar',
  '/foundation/ID/gastos',
  '/foundation/ID/gastos/ID',
  '/finales-felices/ID',
  '/pet-care/SLUG',
  '/searcher/(perro|gato|otros|todos)',
  '/searcher/(pet/(dog|cat)|location/(city|country))/PLACE',
  '/dashboard(/(adoptante|busquedas|comentarios|donations|fundacion|foundation(/gasto)?|auth0|datos|perfil|mascotas(/ID|/borradores|/importar(/ID)?)?|solicitudes(/enviadas|/ID(/(reportar|mensajes|certificado|historia))?)?))?',
  '/admin(/(bitacora|correos|(fundaciones|avisos|contacto|historias|cuentas|derechos|dinero|donaciones)(/ID)?|avisos/(conversaciones|comentarios|eliminadas)/ID|documentos/ID))?',
]
const SLUG = '(?=[a-z-]{1,30}$)[a-z]+(-[a-z]+)*'
const PLACE = '(?<place>[a-z0-9-]+)'
const MAILED_PATH = new RegExp(
  `^(${MAILED_PATHS.join('|').replaceAll('ID', '\\d{1,10}').replaceAll('SLUG', SLUG).replace('PLACE', PLACE)})$`,
)
const MAILED_PARAMS = ['mascota', 'fundacion', 'refugio', 'mensaje', 'pagina', 'monto', 'nombre', 'donacion']
/** Filters that may be mailed: their values are a closed list. */
const MAILED_FILTERS: Record<string, readonly string[]> = {
  cada: ['mes'],
  tipo: PET_TYPES,
  edad: AGES,
  talla: SIZES,
  sexo: GENDERS,
  afinidad: COMPANIONS.map((companion) => companionLabel(companion, null)),
  pelaje: COATS,
  cuidado: CARES.map((care) => CARE_LABELS[care]),
  tiempo: WAITING,
  lugar: [ALL_PLACES],
}
/** What a search asks for: without one of them it finds more. */
const SEARCHED = ['q', 'raza', 'color', 'refugio', ...Object.keys(MAILED_FILTERS)]

/** The slugs of the catalogue; `places` as the paths of searches have them. */
export interface CatalogSlugs {
  places: ReadonlySet<string>
  breeds: ReadonlySet<string>
  colors: ReadonlySet<string>
}

type Slugs = readonly { slug: string }[]
type Countries = readonly { id: string; slug: string }[]
type Cities = readonly { countryId: string; slug: string }[]

export function catalogSlugs(
  countries: Countries,
  cities: Cities,
  breeds: Slugs,
  colors: Slugs,
): CatalogSlugs {
  const slugs = (rows: Slugs) => new Set(rows.map(({ slug }) => slug))
  const ofCountry = new Map(countries.map(({ id, slug }) => [id, slug]))
  const apart = cities.map(({ countryId, slug }) => `${slug}-${ofCountry.get(countryId)}`)
  return {
    places: new Set([EVERYWHERE, ...slugs(countries), ...slugs(cities), ...apart]),
    breeds: slugs(breeds),
    colors: slugs(colors),
  }
}

/** The path to return to; null unless it is one of this site: our login redirects nowhere else. */
export function safeCallback(url: unknown): Route | null {
  if (typeof url !== 'string' || url.length > MAX_LENGTH || !url.startsWith('/')) return null
  if (URL_NORMALISED.test(url) || ENCODED_SECOND_SLASH.test(url) || !URL.canParse(url, BASE)) return null
  const { origin, pathname, search, hash } = new URL(url, BASE)
  // Dot segments vanish while parsing: `/.//evil.example` has the path `//evil.example`.
  if (origin !== BASE || pathname.startsWith('//') || ENCODED_SECOND_SLASH.test(pathname)) return null
  return uncheckedRoute(`${pathname}${search}${hash}`)
}

/**
 * For mails and cookies: a known page with numbers, filters and quiz answers as its parameters. Anybody can have us
 * mail a stranger, and must not get text of theirs into it. A search that loses some of it is not to be saved any more.
 */
export function mailedCallback(url: unknown, catalog: CatalogSlugs): Route | null {
  const safe = safeCallback(url)
  if (safe === null) return null
  const { pathname, searchParams, hash } = new URL(safe, BASE)
  const path = MAILED_PATH.exec(pathname)
  const place = path?.groups?.place
  if (!path || (place !== undefined && !catalog.places.has(place))) return null
  if (pathname === SAVE_SEARCH) return mailedSearch(searchParams.get('busqueda'), catalog)
  const given = [...new Set(searchParams.keys())]
    .map((name) => [name, searchParams.get(name) ?? ''] as const)
    .filter(([, value]) => value !== '')
  const kept = given.filter(([name, value]) => isMailed(name, value, pathname, catalog))
  const isWhole = given.every((param) => kept.includes(param) || !SEARCHED.includes(param[0]))
  const search = kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}` : ''
  return uncheckedRoute(pathname + search + (hash === SAVE_SEARCH_HASH && isWhole ? hash : ''))
}

/** Of the page that saves a search without scripts: that page, or the search where it would save a wider one. */
function mailedSearch(url: string | null, catalog: CatalogSlugs): Route {
  const results = url?.startsWith('/searcher/') ? mailedCallback(url + SAVE_SEARCH_HASH, catalog) : null
  if (results === null) return SAVE_SEARCH
  return results.endsWith(SAVE_SEARCH_HASH)
    ? saveSearchPath(results.slice(0, -SAVE_SEARCH_HASH.length))
    : results
}

function isMailed(name: string, value: string, pathname: string, { breeds, colors }: CatalogSlugs): boolean {
  if (MAILED_PARAMS.includes(name)) return /^\d{1,10}$/.test(value)
  if (pathname === QUIZ) {
    const answers: readonly string[] =
      Object.entries(QUIZ_ANSWERS).find(([field]) => field === name)?.[1] ?? []
    return answers.includes(value) || (answers.length > 0 && name !== 'type' && value === ANY_ANSWER)
  }
  if (name === 'moneda') return CURRENCIES.some((currency) => currency === value)
  if (name === 'raza') return breeds.has(value)
  if (name === 'color') return colors.has(value)
  return (
    Object.hasOwn(MAILED_FILTERS, name) && (MAILED_FILTERS[name] ?? []).some((one) => slugify(one) === value)
  )
}
