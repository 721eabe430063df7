import type { Route } from 'next'
import type { AppRouteHandlerRoutes, AppRoutes } from '@/.next/types/routes'
import type { PetType } from './vocabulary'

type Fill<Pattern extends string> = Pattern extends `${infer Head}[${string}]${infer Tail}`
  ? `${Head}${string}${Fill<Tail>}`
  : Pattern
/** `Route` alone accepts any path, because of the catch-all routes. */
type Path = Fill<Exclude<AppRoutes | AppRouteHandlerRoutes, `${string}[...${string}`>>
type Suffix = '' | `?${string}` | `#${string}`

/** Compiles only for paths that a page or route handler serves. */
export const route = (path: Path | `${Path}?${string}`) => path as Route

/** Known at run time only: nothing checks it. */
export const uncheckedRoute = (path: string) => path as Route

export const withSuffix = (path: Route, suffix: Suffix) => uncheckedRoute(path + suffix)

/** @param query is added to one that the path may have */
export const withQuery = (path: Route, query: `${string}=${string}`) =>
  uncheckedRoute(`${path}${path.includes('?') ? '&' : '?'}${query}`)

export const withCallback = (path: Route, callbackUrl: string | null) =>
  callbackUrl === null ? path : withQuery(path, `callbackUrl=${encodeURIComponent(callbackUrl)}`)

/** The path of a page that leads on to another one, which may be given. */
export const leadingOn = (path: Route) => (callbackUrl: string | null) => withCallback(path, callbackUrl)

/** Public paths are the specification's (section 2). Literals, as scripts carry unused calls along. */
export const HOME: Route = '/'
export const LOGIN: Route = '/login'
export const REGISTER: Route = '/register'
export const RESET: Route = '/reset'
export const EMAIL_CONFIRM: Route = '/email-confirm'
export const ADMIN: Route = '/admin'
export const STORIES: Route = '/finales-felices' satisfies Path
export const FOUNDATIONS: Route = '/foundations'
export const FOUNDATIONS_PETS: Route = '/foundations/mascotas'
/** Foundations of a country, or the nearest to a city. */
export const FOUNDATIONS_NEAR: Route = '/foundations/cerca'
export const foundationsOfPath = (countrySlug: string) => withSuffix(FOUNDATIONS_NEAR, `?pais=${countrySlug}`)
export const PET_CARE: Route = '/pet-care'
export const FAQS: Route = '/faqs'
export const ABOUT: Route = '/about-us'
export const PRIVACY: Route = '/privacidad' satisfies Path
export const TERMS: Route = '/terminos' satisfies Path
export const CONTACT: Route = '/contacto' satisfies Path
export const CONTACT_SENT: Route = '/contacto/enviado' satisfies Path
export const FAVORITES: Route = '/favorites'
/** All pets in an adopter's own order. */
export const FOR_YOU: Route = '/para-ti'
export const CREATE_PET: Route = '/create-pet'
export const DASHBOARD: Route = '/dashboard'
export const DASHBOARD_PROFILE: Route = '/dashboard/perfil' satisfies Path
export const DASHBOARD_PETS: Route = '/dashboard/mascotas'
/** 'Mis Mascotas' with what comes after publishing a pet: to share it. */
export const publishedPath = (petId: number) => route(`/dashboard/mascotas?publicada=${petId}`)
/** Parts of 'Mis Mascotas': what is published again, confirmed and corrected there. */
export const OWN_WITHDRAWN = withSuffix(DASHBOARD_PETS, '?estado=retiradas')
export const OWN_TO_CONFIRM = withSuffix(DASHBOARD_PETS, '?estado=por-confirmar')
export const OWN_TO_CORRECT = withSuffix(DASHBOARD_PETS, '?estado=por-corregir')
export const OWN_DRAFTS: Route = '/dashboard/mascotas/borradores' satisfies Path
export const IMPORT_PETS: Route = '/dashboard/mascotas/importar' satisfies Path
export const IMPORT_TEMPLATE: Route = '/dashboard/mascotas/importar/plantilla' satisfies Path
export const IMPORT_VALUES: Route = '/dashboard/mascotas/importar/valores' satisfies Path
export const EXPORT_PETS: Route = '/dashboard/mascotas/exportar' satisfies Path
export const DASHBOARD_ADOPTER: Route = '/dashboard/adoptante'
export const OWN_EMAIL = withSuffix(DASHBOARD_PROFILE, '#correo')
export const OWN_CONSENTS = withSuffix(DASHBOARD_PROFILE, '#permisos')
export const DASHBOARD_REQUESTS: Route = '/dashboard/solicitudes' satisfies Path
export const DASHBOARD_REQUESTS_SENT: Route = '/dashboard/solicitudes/enviadas' satisfies Path
export const DASHBOARD_SEARCHES: Route = '/dashboard/busquedas'
export const DASHBOARD_FOUNDATION: Route = '/dashboard/fundacion' satisfies Path
export const DASHBOARD_REVIEWS: Route = '/dashboard/comentarios' satisfies Path
export const DASHBOARD_DONATIONS_MADE: Route = '/dashboard/donations'
export const DASHBOARD_DONATIONS_RECEIVED: Route = '/dashboard/foundation'
export const DONATIONS_MADE_CSV: Route = '/dashboard/donations/csv' satisfies Path
export const DONATIONS_RECEIVED_CSV: Route = '/dashboard/foundation/csv' satisfies Path
/** For people who sign in through the OIDC provider only. */
export const PROVIDER_DASHBOARD: Route = '/dashboard/auth0'
export const MY_DATA: Route = '/dashboard/datos'
export const MY_DATA_FILE = 'querencia-mis-datos.json'
export const RIGHTS: Route = '/derechos' satisfies Path
export const ADMIN_RIGHTS: Route = '/admin/derechos' satisfies Path
export const ADMIN_CONTACT: Route = '/admin/contacto' satisfies Path
export const ADMIN_DECIDED: Route = '/admin/fundaciones'
export const ADMIN_PETS: Route = '/admin/avisos'
export const ADMIN_ACCOUNTS: Route = '/admin/cuentas'
export const ADMIN_LOG: Route = '/admin/bitacora'
export const ADMIN_LOG_CSV: Route = '/admin/bitacora/csv' satisfies Path
export const ADMIN_MAILS: Route = '/admin/correos'
export const ADMIN_MONEY: Route = '/admin/dinero' satisfies Path
export const ADMIN_DONATIONS: Route = '/admin/donaciones' satisfies Path
export const REPORT_SENT: Route = '/reporte-enviado'
export const QUIZ: Route = '/quizz'
export const SPONSOR: Route = '/sponsor'
export const ADOPTION: Route = '/adoption'
export const DOGS = route('/searcher/pet/dog/sub')
export const CATS = route('/searcher/pet/cat/sub')
export const OTHER_ANIMALS = route('/searcher/otros')
export const ALL_PETS = route('/searcher/todos')
export const PLACES: Route = '/ciudades' satisfies Path

/** Where a pet's page has the ways to share it. */
export const SHARE_OPTIONS = 'compartir'
export const petPath = (id: number) => route(`/pet-detail/${id}`)
/** Without JavaScript; otherwise a dialog. */
export const reportPath = (petId: number) => route(`/pet-detail/${petId}/reportar`)
export const sharePetPath = (petId: number) => withSuffix(petPath(petId), `#${SHARE_OPTIONS}`)
export const posterPath = (petId: number) => route(`/pet-detail/${petId}/cartel`)
/** Pictures of a pet to share; the forms: `lib/pets/pictures/shapes.ts`. */
export const petPicturePath = (petId: number, form: string, version: '' | `?v=${string}` = '') =>
  withSuffix(route(`/pet-detail/${petId}/imagen/${form}`), version)
export const favouritePath = (petId: number) => route(`/favorites/${petId}`)
export const ownPetPath = (id: number) => route(`/dashboard/mascotas/${id}`)
export const importPath = (id: number) => route(`/dashboard/mascotas/importar/${id}`)
export const wholeImportPath = (id: number) => route(`/dashboard/mascotas/importar/${id}?todas=1`)
export const draftPath = (id: number) => route(`/create-pet?borrador=${id}`)
export const faultyRowsPath = (id: number) => route(`/dashboard/mascotas/importar/${id}/errores`)
export const foundationPath = (id: number) => route(`/foundation/${id}`)
export const reviewPath = (foundationId: number) => route(`/review/${foundationId}`)
export const reportReviewPath = (foundationId: number, reviewId: number) =>
  route(`/foundation/${foundationId}/reportar/${reviewId}`)
/** Opens a dialog that says so, for a minute: see `isJustNow`. */
export const reviewSentPath = (id: number, at: Date) => route(`/review/${id}?enviado=${at.toISOString()}`)
export const reviewAnchor = (reviewId: number) => `comentario-${reviewId}`
export const receivedReviewPath = (reviewId: number, page: number) => {
  const path = page > 1 ? withQuery(DASHBOARD_REVIEWS, `pagina=${page}`) : DASHBOARD_REVIEWS
  return withSuffix(path, `#${reviewAnchor(reviewId)}`)
}
export const requestSentPath = (petId: number) => route(`${ADOPTION}?mascota=${petId}&enviada=1`)
export const requestPath = (id: number) => route(`/dashboard/solicitudes/${id}`)
export const reportConversationPath = (requestId: number, messageId: number | null = null) => {
  const path = route(`/dashboard/solicitudes/${requestId}/reportar`)
  return messageId === null ? path : withQuery(path, `mensaje=${messageId}`)
}
export const requestMessagesPath = (id: number) => route(`/dashboard/solicitudes/${id}/mensajes`)
export const LATEST_MESSAGES = 'nuevos'
/** The conversation at its first unread message, else at its end. */
export const latestMessagesPath = (id: number) => withSuffix(requestMessagesPath(id), `#${LATEST_MESSAGES}`)
export const conversationApi = (id: number) => route(`/api/conversations/${id}`)
export const sponsorPetPath = (petId: number) => route(`/sponsor?mascota=${petId}`)
export const sponsorPath = (query: Record<string, string>) => route(`/sponsor?${new URLSearchParams(query)}`)
export const donationResultPath = (donationId: number) => route(`/sponsor/confirm?donacion=${donationId}`)
export const donationCancelledPath = (id: number) => withQuery(donationResultPath(id), 'cancelada=1')
/** Monthly gifts of a person, or of a foundation that gives to others. */
export const monthlyGiftsPath = (
  role: 'user' | 'fundation' | 'admin',
  query: '' | `?aporte=${number}` = '',
) => {
  const tab = role === 'fundation' ? DASHBOARD_DONATIONS_RECEIVED : DASHBOARD_DONATIONS_MADE
  return withSuffix(withSuffix(tab, query), '#aportes')
}
export const localPaymentPath = (checkoutId: string) => route(`/dev/pago?sesion=${checkoutId}`)
export const NOTICE_SHOWN: Route = '/api/aviso-mostrado' satisfies Path
export const STRIPE_WEBHOOK: Route = '/api/webhooks/stripe' satisfies Path
export const sponsorFoundationPath = (foundationId: number) => route(`/sponsor?fundacion=${foundationId}`)
/** The amount page of a foundation picked from the list there, to which it leads back. */
export const sponsorChosenPath = (id: number) => route(`/sponsor?fundacion=${id}&elegida=1`)
export const articlePath = (slug: string) => route(`/pet-care/${slug}`)
export const privacyVersionPath = (version: string) => route(`/privacidad/${version}`)
export const termsVersionPath = (version: string) => route(`/terminos/${version}`)
/** `value` is a slug or free text. */
export const cityPath = (value: string) => route(`/searcher/location/city/${encodeURIComponent(value)}`)
export const countryPath = (slug: string) => route(`/searcher/location/country/${encodeURIComponent(slug)}`)
/** What the paths of searches call a type; null for other animals, which have one path for all places. */
export const PATH_SPECIES: Record<PetType, 'dog' | 'cat' | null> = { perro: 'dog', gato: 'cat', otro: null }
export const EVERYWHERE = 'sub'
export const speciesPath = (species: 'dog' | 'cat', placeSlug: string) =>
  route(`/searcher/pet/${species}/${encodeURIComponent(placeSlug)}`)
const TYPE_PATHS: Record<PetType, Route> = { perro: DOGS, gato: CATS, otro: OTHER_ANIMALS }
/** All pets of a type; of every type for null. */
export const typePath = (type: PetType | null) => (type ? TYPE_PATHS[type] : ALL_PETS)
export const foundationModerationPath = (id: number) => route(`/admin/fundaciones/${id}`)
export const STAFF_DECISION = 'decision'
export const foundationDecisionPath = (id: number) =>
  withSuffix(foundationModerationPath(id), `#${STAFF_DECISION}`)
export const accountDecisionPath = (id: number) => withSuffix(accountModerationPath(id), `#${STAFF_DECISION}`)
export const accountModerationPath = (id: number) => route(`/admin/cuentas/${id}`)
export const petModerationPath = (petId: number) => route(`/admin/avisos/${petId}`)
export const conversationCasePath = (reportId: number) => route(`/admin/avisos/conversaciones/${reportId}`)
export const keptCasePath = (caseId: number) => route(`/admin/avisos/eliminadas/${caseId}`)
export const reviewCasePath = (reviewId: number) => route(`/admin/avisos/comentarios/${reviewId}`)
export const foundationMoneyPath = (id: number) => route(`/admin/donaciones/${id}`)
export const differencePath = (id: number) => route(`/admin/dinero/${id}`)
export const paymentIssuePath = (eventId: string) =>
  route(`/admin/dinero/pagos/${encodeURIComponent(eventId)}`)
export const documentPath = (id: number) => route(`/admin/documentos/${id}`)
export const loginPath = leadingOn(LOGIN)
export const registerPath = leadingOn(REGISTER)
export const DEMO_CODE: Route = '/dev/codigo' satisfies Path
export const DEMO_PHOTOS: Route = '/dev/fotos' satisfies Path
export const MAILBOX: Route = '/dev/correo'
export const mailboxPath = ({ to, id }: { to: string | null; id: number }) =>
  route(`${MAILBOX}?${new URLSearchParams(to === null ? { id: String(id) } : { to, id: String(id) })}`)
/** Links in the mails about a change of an account's e-mail, to the new one and to the former. */
export const emailChangePath = (token: string) => route(`/correo/${token}`)
export const emailUndoPath = (token: string) => route(`/correo/deshacer/${token}`)
/** Without JavaScript; otherwise a dialog. */
export const saveSearchPath = (searchUrl: string) =>
  route(`/guardar-busqueda?busqueda=${encodeURIComponent(searchUrl)}`)
export const SAVE_SEARCH_HASH = '#guardar-busqueda'
export const noticeLinkPath = (token: string) => route(`/avisos/${encodeURIComponent(token)}`)
export const noticesOnPath = (token: string) => route(`/avisos/${encodeURIComponent(token)}?activos=1`)
/** A bare POST. */
export const noticeLinkApi = (token: string) => route(`/api/avisos/${token}`)
/** Private files that the export of one's data names. */
export const myDataFilePath = (name: string) => route(`/dashboard/datos/${name}`)
/** The same for a suspended person, by a mailed link. */
export const suspendedDataPath = (token: string) => route(`/mis-datos/${encodeURIComponent(token)}`)
export const suspendedDataFilePath = (token: string, name: string) =>
  route(`/mis-datos/${encodeURIComponent(token)}/${name}`)
export const rightsLinkPath = (token: string) => route(`/derechos/${encodeURIComponent(token)}`)
export const rightsSentPath = (how: 'recibida' | 'correo') => route(`/derechos?enviada=${how}`)
export const rightsCasePath = (id: number) => route(`/admin/derechos/${id}`)
export const contactMessagePath = (id: number) => route(`/admin/contacto/${id}`)
export const confirmPetPath = (token: string) => route(`/confirmar-mascota/${token}`)
