import { API_MATRIX } from './api-matrix'
import { STAFF_PAGES } from './api-staff'

const OWN = 'whoever is blocked does not get in, and nobody else does'
const NOBODY = 'names nobody'
const NOT_GET = 'answers no GET'
const LINK = 'of a link that was mailed to its account, of which it says nothing else'

/** The pages and routes where `listPlaces` looks for nothing, and why. */
const LEFT_OUT: Record<string, string> = {
  '/finales-felices/[pagina]': 'the list of /finales-felices, further down',
  '/foundation/[id]/gastos/[pagina]': 'the list of /foundation/[id]/gastos, further down',
  '/about-us': NOBODY,
  '/ciudades': NOBODY,
  '/avisos/[token]': LINK,
  '/buscar': 'redirects to a search',
  '/lugar': 'redirects to a list',
  '/faqs': NOBODY,
  '/pet-care': NOBODY,
  '/pet-care/[slug]': NOBODY,
  '/contacto': NOBODY,
  '/contacto/enviado': NOBODY,
  '/derechos': NOBODY,
  '/derechos/[token]': LINK,
  '/privacidad': NOBODY,
  '/privacidad/[version]': NOBODY,
  '/terminos': NOBODY,
  '/terminos/[version]': NOBODY,
  '/quizz': NOBODY,
  '/reporte-enviado': NOBODY,
  '/mis-datos/[token]': 'their own data, which a block does not withhold',
  '/mis-datos/[token]/[name]': 'their own data, which a block does not withhold',
  '/sw.js': NOBODY,
  '/[...rest]': 'redirects to the home page',
  '/ingresar/[token]': LINK,
  '/correo/[token]': OWN,
  '/correo/deshacer/[token]': LINK,
  '/login/codigo': NOBODY,
  '/login/recuperacion': NOBODY,
  '/login/seguir': 'redirects to where somebody was going',
  '/login/segundo-factor': NOBODY,
  '/reset': NOBODY,
  '/email-confirm': NOBODY,
  '/email-confirmed/api/v1.0/verify/tk/[token]': LINK,
  '/reset/confirm/api/v1.0/verify/modpass/[token]': LINK,
  '/create-pet': OWN,
  '/create-pet/fotos': OWN,
  '/dashboard/perfil': OWN,
  '/dashboard/mascotas': OWN,
  '/dashboard/mascotas/[id]': OWN,
  '/dashboard/mascotas/borradores': OWN,
  '/dashboard/mascotas/exportar': OWN,
  '/dashboard/mascotas/importar': OWN,
  '/dashboard/mascotas/importar/plantilla': OWN,
  '/dashboard/mascotas/importar/valores': OWN,
  '/dashboard/mascotas/importar/[id]': OWN,
  '/dashboard/mascotas/importar/[id]/errores': OWN,
  '/dashboard/datos/[name]': OWN,
  '/dashboard/busquedas': 'names that the reader gave to their own searches',
  '/dashboard/adoptante': OWN,
  '/dashboard/fundacion': OWN,
  '/dashboard/foundation/gasto': OWN,
  '/dashboard/auth0': OWN,
  '/media/[...name]': 'photos keep their addresses, which carry no name',
  '/sitemap.xml': 'lists the sitemaps',
  '/sitemaps/places.xml': NOBODY,
  '/api/[[...rest]]': NOBODY,
  '/api/auth/callback/oidc': 'redirects',
  '/api/auth/signin/oidc': NOT_GET,
  '/api/avisos/[token]': 'redirects',
  '/api/aviso-mostrado': NOBODY,
  '/api/seguimiento/[token]': 'redirects',
  '/api/cron/account': NOBODY,
  '/api/cron/listings': NOBODY,
  '/api/cron/reconciliation': NOBODY,
  '/api/cron/saved-searches': NOBODY,
  '/api/cron/imports': NOBODY,
  '/api/cron/outbox': NOBODY,
  '/api/catalog': NOBODY,
  '/api/cities': NOBODY,
  '/api/salud': NOBODY,
  '/api/salud/listo': NOBODY,
  '/api/location': NOBODY,
  '/api/metricas': NOBODY,
  '/api/passwords': NOT_GET,
  '/api/pets/[id]/view': NOT_GET,
  '/api/photos': NOT_GET,
  '/api/photos/[id]': OWN,
  '/api/push': NOT_GET,
  '/api/own-pets/[id]': OWN,
  '/api/conversations/[id]': 'a stamp, without words',
  '/api/webhooks/stripe': NOT_GET,
  '/api/webhooks/mail': NOT_GET,
  '/dev/codigo': 'stand-ins, which no site on the net has',
  '/dev/correo': 'stand-ins, which no site on the net has',
  '/dev/correo.json': 'stand-ins, which no site on the net has',
  '/dev/fotos': 'stand-ins, which no site on the net has',
  '/dev/pago': 'stand-ins, which no site on the net has',
  '/api/v1.0/openapi.json': NOBODY,
  '/api/v1.0/countries': NOBODY,
  '/api/v1.0/cities/{country}': NOBODY,
  '/api/v1.0/breed-pet/{petType}': NOBODY,
  '/api/v1.0/color-pet/{typeId}': NOBODY,
  '/api/v1.0/donations': 'numbers alone',
  '/api/v1.0/adoption/sendSoli/{petId}/{userId}': 'asks for a pet',
  '/api/v1.0/user/{id}': OWN,
  '/api/v1.0/verify/tk/{token}': LINK,
}

/** Of every page and route that answers GET but those of staff, who see everything. */
const PATTERNS = Object.keys(API_MATRIX)
  .filter((call) => call.startsWith('GET ') && !(call in STAFF_PAGES))
  .map((call) => call.slice('GET '.length))

const isVariable = (part: string) => /^[[{]/.test(part)
const vagueness = (pattern: string) =>
  (pattern.includes('[...') ? 100 : 0) + pattern.split('/').filter(isVariable).length

/** Those that say more come first, as the framework chooses. */
const BY_PRECISION = PATTERNS.toSorted((one, other) => vagueness(one) - vagueness(other))

function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/').map((part) => {
    if (part.startsWith('[[...') || part.startsWith('[...')) return '.+'
    return isVariable(part) ? '[^/]+' : part.replaceAll('.', '\\.')
  })
  return new RegExp(`^${parts.join('/')}$`).test(path)
}

/** @returns pages and routes that no path asks and `LEFT_OUT` does not name, and what it names without need. */
export function unaskedRoutes(paths: readonly string[]): { missing: string[]; needless: string[] } {
  const asked = new Set(
    paths.map((path) => BY_PRECISION.find((pattern) => matches(pattern, path.split('?')[0] ?? ''))),
  )
  const named = Object.keys(LEFT_OUT)
  return {
    missing: PATTERNS.filter((pattern) => !asked.has(pattern) && !named.includes(pattern)),
    needless: named.filter((pattern) => asked.has(pattern) || !PATTERNS.includes(pattern)),
  }
}
