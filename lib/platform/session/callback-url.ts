import type { Route } from 'next'
import { ALL_PLACES } from '@/lib/platform/place-cookie'
import { QUIZ, SAVE_SEARCH_HASH, uncheckedRoute } from '@/lib/text/routes'
import { slugify } from '@/lib/text/text'
import { AGES, ANY_ANSWER, COATS, GENDERS, PET_TYPES, QUIZ_ANSWERS, SIZES } from '@/lib/text/vocabulary'

const BASE = 'http://querencia.invalid'
/** Browsers drop control characters from URLs and read a backslash as a slash. */
const URL_NORMALISED = /[\p{Cc}\\]/u
/** A second slash that a proxy might decode: `/%2Fevil.example`. */
const ENCODED_SECOND_SLASH = /^\/(%2f|%5c)/i
const MAX_LENGTH = 2000
/** Paths that may be mailed: their parameters are ids or short slugs. */
const MAILED_PATHS = [
  '/(foundations|pet-care|faqs|about-us|privacidad|terminos|contacto|favorites|para-ti|create-pet|quizz|derechos|sponsor|sponsor/confirm|adoption|guardar-busqueda|foundations/mascotas|foundations/cerca|finales-felices)',
  '/(pet-detail|foundation|review|favorites)/ID',
  '/pet-detail/ID/reportar',
  '/foundation/ID/gastos',
  '/foundation/ID/gastos/ID',
  '/finales-felices/ID',
  '/pet-care/SLUG',
  '/searcher/(perro|gato|otros|todos)',
  '/searcher/(pet/(dog|cat)|location/(city|country))/SLUG',
  '/dashboard(/(adoptante|busquedas|comentarios|donations|fundacion|foundation(/gasto)?|auth0|datos|perfil|mascotas(/ID|/borradores|/importar(/ID)?)?|solicitudes(/enviadas|/ID(/(reportar|mensajes|certificado|historia))?)?))?',
  '/admin(/(bitacora|correos|(fundaciones|avisos|contacto|historias|cuentas|derechos|dinero|donaciones)(/ID)?|avisos/(conversaciones|comentarios|eliminadas)/ID|documentos/ID))?',
]
const SLUG = '(?=[a-z-]{1,30}$)[a-z]+(-[a-z]+)*'
const MAILED_PATH = new RegExp(
  `^(${MAILED_PATHS.join('|').replaceAll('ID', '\\d{1,10}').replaceAll('SLUG', SLUG)})$`,
)
const MAILED_PARAMS = ['mascota', 'fundacion', 'refugio', 'mensaje', 'pagina', 'monto', 'nombre', 'donacion']
/** Filters that may be mailed: their values are a closed list. */
const MAILED_FILTERS: Record<string, readonly string[]> = {
  cada: ['mes'],
  tipo: PET_TYPES,
  edad: AGES,
  talla: SIZES,
  sexo: GENDERS,
  pelaje: COATS,
  lugar: [ALL_PLACES],
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
 * mail a stranger, and must not get text of theirs into it.
 */
export function mailedCallback(url: unknown): Route | null {
  const safe = safeCallback(url)
  if (safe === null) return null
  const { pathname, searchParams, hash } = new URL(safe, BASE)
  if (!MAILED_PATH.test(pathname)) return null
  const params = new URLSearchParams()
  for (const name of MAILED_PARAMS) {
    const value = searchParams.get(name) ?? ''
    if (/^\d{1,10}$/.test(value)) params.set(name, value)
  }
  for (const [name, answers] of pathname === QUIZ ? Object.entries(QUIZ_ANSWERS) : []) {
    const known: readonly string[] = name === 'type' ? answers : [...answers, ANY_ANSWER]
    const answer = known.find((value) => value === searchParams.get(name))
    if (answer) params.set(name, answer)
  }
  for (const [name, values] of Object.entries(MAILED_FILTERS)) {
    const value = searchParams.get(name) ?? ''
    if (pathname !== QUIZ && values.some((one) => slugify(one) === value)) params.set(name, value)
  }
  const search = params.size > 0 ? `?${params}` : ''
  return uncheckedRoute(pathname + search + (hash === SAVE_SEARCH_HASH ? hash : ''))
}
