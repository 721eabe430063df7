export const API_ACTORS = [
  'anonymous',
  'unconfirmed',
  'user',
  'other',
  'pending',
  'foundation',
  'admin',
] as const
export type ApiActor = (typeof API_ACTORS)[number]
export type ApiOutcomes = Record<ApiActor, number>

/** A request to one address, by a method that it answers; every page and route is asked for with GET besides. */
interface ApiRow extends Partial<ApiOutcomes> {
  /** What everybody gets who is not named. */
  rest: number
  /** The address asked for; without it, the pattern itself. */
  at?: string
  body?: unknown
}

const toAll = (rest: number, at?: string): ApiRow => ({ rest, at })
/** Visitors are led to the login. */
const signedIn: ApiRow = { anonymous: 307, rest: 200 }
/** For everybody else there is no such page. */
const staff = (at?: string): ApiRow => ({ anonymous: 307, admin: 200, rest: 404, at })
const TOKEN = 'nobody-was-ever-sent-this'
const LOGIN = { email: 'nadie@correo.example', password: 'x' }
const NEW = { password1: 'Caminata7!', password2: 'Caminata7!' }
/** An upload of 'user'. */
export const UPLOAD_OF_USER = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
/** What the demo adopter looks for already. */
const MATCH = {
  type: 'perro',
  haTenidoMascota: 'Si',
  age: 'joven',
  genre: 'hembra',
  coat: 'corto',
  size: 'mediano',
}
const REVIEW_OF_NOBODY = { msg: { coment: 'Bien', point: 5 }, id: 999_999_999, userId: 1 }
const FAVOURITE = { userId: 1, petId: 100015 }
/** A pet of account 2. */
const PET_OF_OTHER: ApiRow = { anonymous: 401, rest: 403, at: '/api/v1.0/pets/100108' }

/**
 * Every page, every route and every call of the API, with what each kind of visitor is answered. Account 1 is 'user'.
 */
export const API_MATRIX: Record<string, ApiRow> = {
  'GET /': toAll(200),
  'GET /about-us': toAll(200),
  'GET /avisos/[token]': toAll(200, `/avisos/${TOKEN}`),
  'GET /buscar': toAll(303),
  'GET /confirmar-mascota/[token]': toAll(200, `/confirmar-mascota/${TOKEN}`),
  'GET /faqs': toAll(200),
  'GET /foundation/[id]': toAll(200, '/foundation/3'),
  'GET /foundation/[id]/reportar/[review]': toAll(404, '/foundation/3/reportar/999999999'),
  'GET /foundations': toAll(200),
  'GET /foundations/mascotas': toAll(200),
  'GET /pet-care': toAll(200),
  'GET /pet-care/[slug]': toAll(200, '/pet-care/primera-semana-en-casa'),
  'GET /pet-detail/[id]': toAll(200, '/pet-detail/100015'),
  'GET /pet-detail/[id]/reportar': toAll(200, '/pet-detail/100015/reportar'),
  'GET /pet-detail/[id]/cartel': toAll(200, '/pet-detail/100015/cartel'),
  'GET /quizz': toAll(200),
  // Answers what `limitFormPosts` turns away, and that comes by POST.
  'GET /refused/[status]': toAll(405, '/refused/413'),
  'GET /reporte-enviado': toAll(200),
  'GET /searcher/[type]': toAll(200, '/searcher/todos'),
  'GET /searcher/[type]/[item]/[subItem]': toAll(200, '/searcher/pet/dog/sub'),
  'GET /seguimiento/[token]': toAll(200, `/seguimiento/${TOKEN}`),
  'GET /sponsor': toAll(200),
  'GET /sponsor/confirm': toAll(307),
  'GET /[...rest]': toAll(307, '/no/such/path'),

  'GET /login': { anonymous: 200, rest: 307 },
  'GET /register': { anonymous: 200, rest: 307 },
  'GET /reset': toAll(200),
  'GET /email-confirm': toAll(200),
  'GET /email-confirmed/api/v1.0/verify/tk/[token]': toAll(
    200,
    `/email-confirmed/api/v1.0/verify/tk/${TOKEN}`,
  ),
  'GET /reset/confirm/api/v1.0/verify/modpass/[token]': toAll(
    200,
    `/reset/confirm/api/v1.0/verify/modpass/${TOKEN}`,
  ),

  'GET /favorites': signedIn,
  'GET /para-ti': signedIn,
  'GET /favorites/[id]': { ...signedIn, at: '/favorites/100015' },
  'GET /create-pet': signedIn,
  'GET /guardar-busqueda': { ...signedIn, at: '/guardar-busqueda?busqueda=%2Fsearcher%2Ftodos' },
  'GET /adoption': { ...signedIn, at: '/adoption?mascota=100015' },
  'GET /review/[id]': { ...signedIn, at: '/review/3' },
  'GET /dashboard': signedIn,
  'GET /dashboard/mascotas': signedIn,
  'GET /dashboard/mascotas/[id]': { anonymous: 307, other: 200, rest: 404, at: '/dashboard/mascotas/100108' },
  'GET /dashboard/solicitudes': {
    user: 200,
    other: 200,
    unconfirmed: 200,
    pending: 200,
    foundation: 200,
    rest: 307,
    at: '/dashboard/solicitudes?estado=todas',
  },
  'GET /dashboard/solicitudes/[id]': {
    anonymous: 307,
    foundation: 200,
    rest: 404,
    at: '/dashboard/solicitudes/1',
  },
  'GET /dashboard/solicitudes/[id]/reportar': {
    anonymous: 307,
    foundation: 200,
    rest: 404,
    at: '/dashboard/solicitudes/1/reportar',
  },
  'GET /dashboard/solicitudes/[id]/seguimiento/[day]': {
    anonymous: 307,
    rest: 404,
    at: '/dashboard/solicitudes/1/seguimiento/7',
  },
  'GET /dashboard/solicitudes/[id]/mensajes': {
    anonymous: 307,
    foundation: 200,
    rest: 404,
    at: '/dashboard/solicitudes/1/mensajes',
  },
  'GET /dashboard/solicitudes/enviadas': { user: 200, other: 200, unconfirmed: 200, rest: 307 },
  'GET /dashboard/busquedas': signedIn,
  'GET /dashboard/datos': signedIn,
  'GET /dashboard/adoptante': { user: 200, other: 200, unconfirmed: 200, rest: 307 },
  'GET /dashboard/donations': { user: 200, other: 200, unconfirmed: 200, rest: 307 },
  'GET /dashboard/comentarios': { pending: 200, foundation: 200, rest: 307 },
  'GET /dashboard/foundation': { pending: 200, foundation: 200, rest: 307 },
  'GET /dashboard/auth0': { unconfirmed: 200, rest: 307 },

  'GET /admin': staff(),
  'GET /admin/avisos': staff(),
  'GET /admin/avisos/[id]': staff('/admin/avisos/100015'),
  'GET /admin/avisos/comentarios/[id]': staff('/admin/avisos/comentarios/1'),
  'GET /admin/avisos/conversaciones/[id]': staff('/admin/avisos/conversaciones/1'),
  'GET /admin/correos': staff(),
  'GET /admin/fundaciones': staff(),
  'GET /admin/fundaciones/[id]': staff('/admin/fundaciones/4'),
  'GET /admin/bitacora': staff(),
  'GET /admin/documentos/[id]': staff('/admin/documentos/1'),

  'GET /api/[[...rest]]': toAll(404, '/api/nothing'),
  'GET /api/auth/callback/oidc': toAll(302),
  'GET /api/auth/signin/oidc': toAll(405),
  'GET /api/avisos/[token]': toAll(303, `/api/avisos/${TOKEN}`),
  'POST /api/avisos/[token]': { rest: 404, at: `/api/avisos/${TOKEN}` },
  'GET /api/seguimiento/[token]': toAll(303, `/api/seguimiento/${TOKEN}`),
  'POST /api/seguimiento/[token]': { rest: 404, at: `/api/seguimiento/${TOKEN}` },
  'GET /api/cron/listings': toAll(401),
  'GET /api/cron/saved-searches': toAll(401),
  'GET /api/catalog': toAll(200),
  'GET /api/cities': toAll(200),
  'GET /api/cron/outbox': toAll(401),
  'GET /api/location': toAll(200, '/api/location?lat=-0.18&lng=-78.47'),
  'GET /api/pets/[id]/view': toAll(405, '/api/pets/100015/view'),
  'POST /api/pets/[id]/view': { rest: 200, at: '/api/pets/100015/view' },
  'GET /api/photos': toAll(405),
  'POST /api/photos': { anonymous: 401, rest: 400, body: {} },
  'GET /api/photos/[id]': { anonymous: 401, user: 200, rest: 403, at: `/api/photos/${UPLOAD_OF_USER}` },
  // Whoever may, does: for those who come after the owner it is gone.
  'DELETE /api/photos/[id]': {
    anonymous: 401,
    unconfirmed: 403,
    user: 200,
    rest: 404,
    at: `/api/photos/${UPLOAD_OF_USER}`,
  },
  'GET /api/own-pets/[id]': { anonymous: 401, other: 200, rest: 404, at: '/api/own-pets/100108' },
  'GET /api/conversations/[id]': { anonymous: 401, foundation: 200, rest: 404, at: '/api/conversations/1' },
  'GET /api/viewer': toAll(200),
  'GET /api/viewer/favourites': { anonymous: 401, rest: 200 },
  'GET /dev/correo': toAll(200),
  'GET /dev/correo.json': toAll(200),
  'GET /media/[...name]': toAll(404, '/media/documents/acta.pdf'),
  'GET /sitemap.xml': toAll(200),
  'GET /sitemaps/[file]': toAll(200, '/sitemaps/pets-1.xml'),
  'GET /sitemaps/pages.xml': toAll(200),
  'GET /sitemaps/places.xml': toAll(200),
  'GET /api/v1.0/openapi.json': toAll(200),

  'GET /api/v1.0/countries': toAll(200),
  'GET /api/v1.0/cities/{country}': toAll(200, '/api/v1.0/cities/PER'),
  'GET /api/v1.0/breed-pet/{petType}': toAll(200, '/api/v1.0/breed-pet/perro'),
  'GET /api/v1.0/color-pet/{typeId}': toAll(200, '/api/v1.0/color-pet/gato'),
  'GET /api/v1.0/pets': toAll(200, '/api/v1.0/pets?limit=1'),
  'GET /api/v1.0/pets/{id}': toAll(200, '/api/v1.0/pets/100015'),
  'POST /api/v1.0/pets': { anonymous: 401, admin: 403, rest: 400, body: {} },
  'PUT /api/v1.0/pets/{id}': { ...PET_OF_OTHER, other: 201, body: {} },
  'PATCH /api/v1.0/pets/{id}': { ...PET_OF_OTHER, other: 200, body: { status: 'adoptable' } },
  'GET /api/v1.0/pets/user/{id}': toAll(200, '/api/v1.0/pets/user/2'),
  'GET /api/v1.0/pets/foundation': toAll(200, '/api/v1.0/pets/foundation?limit=1'),
  'GET /api/v1.0/donations': { anonymous: 401, rest: 200 },
  'GET /api/v1.0/fundations': toAll(200),
  'GET /api/v1.0/start/{id}': toAll(200, '/api/v1.0/start/3'),
  'POST /api/v1.0/start': { anonymous: 401, user: 404, rest: 403, body: REVIEW_OF_NOBODY },
  'GET /api/v1.0/pets/favourite/{userId}': {
    anonymous: 401,
    user: 200,
    rest: 403,
    at: '/api/v1.0/pets/favourite/1',
  },
  'POST /api/v1.0/pets/favourite': { anonymous: 401, user: 201, rest: 403, body: FAVOURITE },
  'DELETE /api/v1.0/pets/favourite': {
    anonymous: 401,
    user: 200,
    rest: 403,
    at: '/api/v1.0/pets/favourite?userId=1&petId=100015',
  },

  'POST /api/v1.0/match/{userId}': {
    anonymous: 401,
    user: 409,
    rest: 403,
    at: '/api/v1.0/match/1',
    body: MATCH,
  },
  'PUT /api/v1.0/match/{userId}': {
    anonymous: 401,
    user: 200,
    rest: 403,
    at: '/api/v1.0/match/1',
    body: MATCH,
  },
  // It writes although it is a GET: the cookie is not enough.
  'GET /api/v1.0/adoption/sendSoli/{petId}/{userId}': toAll(401, '/api/v1.0/adoption/sendSoli/100015/1'),
  // Nobody has this pet: whoever may ask is told so.
  'POST /api/v1.0/adoption': {
    anonymous: 401,
    user: 404,
    other: 404,
    rest: 403,
    body: { petId: 999_999_999 },
  },

  'POST /api/v1.0/auth/userLogin': { rest: 401, body: LOGIN },
  'POST /api/v1.0/auth/logout': { rest: 200, body: {} },
  'POST /api/v1.0/user': { rest: 200, body: {} },
  'GET /api/v1.0/user/{id}': { anonymous: 401, user: 200, admin: 200, rest: 403, at: '/api/v1.0/user/1' },
  'PATCH /api/v1.0/user/{id}': { anonymous: 401, user: 200, rest: 403, at: '/api/v1.0/user/1', body: {} },
  'POST /api/v1.0/verify': { rest: 200, body: { email: 'nadie@correo.example' } },
  'GET /api/v1.0/verify/tk/{token}': toAll(400, `/api/v1.0/verify/tk/${TOKEN}`),
  'POST /api/v1.0/verify/tk/{token}': { rest: 400, at: `/api/v1.0/verify/tk/${TOKEN}`, body: {} },
  'POST /api/v1.0/verify/recpass': { rest: 404, body: { email: 'nadie@correo.example' } },
  'PUT /api/v1.0/verify/modpass/{token}': { rest: 400, at: `/api/v1.0/verify/modpass/${TOKEN}`, body: NEW },
}
