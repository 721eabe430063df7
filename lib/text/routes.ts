import type { Route } from 'next'
import type { AppRouteHandlerRoutes, AppRoutes } from '@/.next/types/routes'
import type { PetType, QuizField } from './vocabulary'

type Fill<Pattern extends string> = Pattern extends `${infer Head}[${string}]${infer Tail}`
  ? `${Head}${string}${Fill<Tail>}`
  : Pattern
/** Paths with a page or route handler of their own; `Route` alone accepts any path, because of the catch-all routes. */
type Path = Fill<Exclude<AppRoutes | AppRouteHandlerRoutes, `${string}[...${string}`>>
type Suffix = '' | `?${string}` | `&${string}` | `#${string}`

/** A path with values in it; does not compile when no page or route handler serves it. */
export const route = (path: Path | `${Path}?${string}`) => path as Route

/** A path of this site that is only known at run time, such as one sent by a browser: nothing checks it. */
export const uncheckedRoute = (path: string) => path as Route

/** The same page with a query string or a fragment. */
export const withSuffix = (path: Route, suffix: Suffix) => uncheckedRoute(path + suffix)

const withCallback = (path: Route, callbackUrl: string | null) =>
  callbackUrl === null ? path : withSuffix(path, `?callbackUrl=${encodeURIComponent(callbackUrl)}`)

/** Every path of the product; the public ones are the specification's (section 2). */
export const HOME: Route = '/'
export const LOGIN: Route = '/login'
export const REGISTER: Route = '/register'
export const RESET: Route = '/reset'
export const EMAIL_CONFIRM: Route = '/email-confirm'
export const ADMIN: Route = '/admin'
export const FOUNDATIONS: Route = '/foundations'
export const FOUNDATIONS_PETS: Route = '/foundations/mascotas'
export const PET_CARE: Route = '/pet-care'
export const FAQS: Route = '/faqs'
export const ABOUT: Route = '/about-us'
export const FAVORITES: Route = '/favorites'
/** All pets in an adopter's own order. */
export const FOR_YOU: Route = '/para-ti'
export const CREATE_PET: Route = '/create-pet'
export const DASHBOARD: Route = '/dashboard'
export const DASHBOARD_PETS: Route = '/dashboard/mascotas'
/** The part of 'Mis Mascotas' where withdrawn pets are published again. */
export const OWN_WITHDRAWN = withSuffix(DASHBOARD_PETS, '#retiradas')
/** Files with a foundation's pets: the upload, its template and the values it may hold; and all pets as such a file. */
export const IMPORT_PETS = route('/dashboard/mascotas/importar')
export const IMPORT_TEMPLATE = route('/dashboard/mascotas/importar/plantilla')
export const IMPORT_VALUES = route('/dashboard/mascotas/importar/valores')
export const EXPORT_PETS = route('/dashboard/mascotas/exportar')
export const DASHBOARD_ADOPTER: Route = '/dashboard/adoptante'
/** 'Perfil Adoptante' with its form in the place of the answers. */
export const EDIT_MATCH = withSuffix(DASHBOARD_ADOPTER, '?editar=1')
/** 'Tu hogar' on 'Perfil Adoptante', with its form, and with the question whether to delete it. */
export const OWN_DOSSIER = withSuffix(DASHBOARD_ADOPTER, '#hogar')
export const EDIT_DOSSIER = withSuffix(DASHBOARD_ADOPTER, '?hogar=editar#hogar')
export const DELETE_DOSSIER = withSuffix(DASHBOARD_ADOPTER, '?hogar=borrar#hogar')
/** 'Solicitudes': received and sent adoption requests. */
export const DASHBOARD_REQUESTS = route('/dashboard/solicitudes')
export const DASHBOARD_REQUESTS_SENT = route('/dashboard/solicitudes/enviadas')
/** 'Búsquedas guardadas'. */
export const DASHBOARD_SEARCHES: Route = '/dashboard/busquedas'
/** 'Mi Fundación': what a foundation tells about itself. */
export const DASHBOARD_FOUNDATION = route('/dashboard/fundacion')
/** 'Comentarios': what people say about a foundation, and its answers. */
export const DASHBOARD_REVIEWS = route('/dashboard/comentarios')
export const DASHBOARD_DONATIONS_MADE: Route = '/dashboard/donations'
export const DASHBOARD_DONATIONS_RECEIVED: Route = '/dashboard/foundation'
/** The two tables of donations as spreadsheets. */
export const DONATIONS_MADE_CSV = route('/dashboard/donations/csv')
export const DONATIONS_RECEIVED_CSV = route('/dashboard/foundation/csv')
/** The profile of people who sign in through the OIDC provider only. */
export const PROVIDER_DASHBOARD: Route = '/dashboard/auth0'
export const MY_DATA: Route = '/dashboard/datos'
export const ADMIN_DECIDED: Route = '/admin/fundaciones'
export const ADMIN_PETS: Route = '/admin/avisos'
export const ADMIN_ACCOUNTS: Route = '/admin/cuentas'
export const ADMIN_LOG: Route = '/admin/bitacora'
/** The audit log as a spreadsheet. */
export const ADMIN_LOG_CSV = route('/admin/bitacora/csv')
export const ADMIN_MAILS: Route = '/admin/correos'
/** 'Dinero por revisar'. */
export const ADMIN_MONEY = route('/admin/dinero')
/** What each foundation has coming. */
export const ADMIN_DONATIONS = route('/admin/donaciones')
export const REPORT_SENT: Route = '/reporte-enviado'
export const QUIZ: Route = '/quizz'
export const SPONSOR: Route = '/sponsor'
export const ADOPTION: Route = '/adoption'
export const DOGS = route('/searcher/pet/dog/sub')
export const CATS = route('/searcher/pet/cat/sub')
export const OTHER_ANIMALS = route('/searcher/otros')
export const ALL_PETS = route('/searcher/todos')

/**
 * The match test with answers filled in.
 * @param petId the pet whose request waits for the answers: the test leads back to it
 */
export function quizPath(answers: Partial<Record<QuizField, string>>, petId: number | null = null): Route {
  const query = new URLSearchParams({ ...(petId !== null && { mascota: String(petId) }), ...answers })
  return query.size > 0 ? withSuffix(QUIZ, `?${query}`) : QUIZ
}
export const petPath = (id: number) => route(`/pet-detail/${id}`)
/** The report form without JavaScript; with it, a dialog on the pet's page. */
export const reportPath = (petId: number) => route(`/pet-detail/${petId}/reportar`)
/** The poster: a PDF with the pet's photo and a QR code. */
export const posterPath = (petId: number) => route(`/pet-detail/${petId}/cartel`)
/** The favourite form without JavaScript. */
export const favouritePath = (petId: number) => route(`/favorites/${petId}`)
/** The owner's edit page without JavaScript. */
export const ownPetPath = (id: number) => route(`/dashboard/mascotas/${id}`)
/** The check of a file with pets, its progress, and what became of it. */
export const importPath = (id: number) => route(`/dashboard/mascotas/importar/${id}`)
/** The same with all rows that have mistakes. */
export const wholeImportPath = (id: number) => route(`/dashboard/mascotas/importar/${id}?todas=1`)
/** The rows that were not imported, as a file. */
export const faultyRowsPath = (id: number) => route(`/dashboard/mascotas/importar/${id}/errores`)
export const foundationPath = (id: number) => route(`/foundation/${id}`)
export const reviewPath = (foundationId: number) => route(`/review/${foundationId}`)
/** The form that reports a comment on a foundation; with JavaScript, a dialog. */
export const reportReviewPath = (foundationId: number, reviewId: number) =>
  route(`/foundation/${foundationId}/reportar/${reviewId}`)
/** `reviewPath` right after the comment was published: a dialog says so. */
export const reviewSentPath = (foundationId: number) => route(`/review/${foundationId}?enviado=1`)
/** Anchor of a comment in a list. */
export const reviewAnchor = (reviewId: number) => `comentario-${reviewId}`
export const receivedReviewPath = (reviewId: number, page: number) =>
  withSuffix(
    page > 1 ? withSuffix(DASHBOARD_REVIEWS, `?pagina=${page}`) : DASHBOARD_REVIEWS,
    `#${reviewAnchor(reviewId)}`,
  )
export const adoptPath = (petId: number) => route(`${ADOPTION}?mascota=${petId}`)
/** The dossier on the way to a request for a pet. */
export const adoptDossierPath = (petId: number) => route(`${ADOPTION}?mascota=${petId}&hogar=editar`)
/** `adoptPath` right after the request was sent: a dialog says so. */
export const requestSentPath = (petId: number) => route(`${ADOPTION}?mascota=${petId}&enviada=1`)
/** One adoption request, for both of its sides. */
export const requestPath = (id: number) => route(`/dashboard/solicitudes/${id}`)
/** The form that reports a request's conversation, or one message of it; with JavaScript, a dialog. */
export const reportConversationPath = (requestId: number, messageId: number | null = null) =>
  route(
    messageId === null
      ? `/dashboard/solicitudes/${requestId}/reportar`
      : `/dashboard/solicitudes/${requestId}/reportar?mensaje=${messageId}`,
  )
/** The conversation of a request, for both of its sides. */
export const requestMessagesPath = (id: number) => route(`/dashboard/solicitudes/${id}/mensajes`)
export const LATEST_MESSAGES = 'nuevos'
/** The conversation at its first unread message, else at its end. */
export const latestMessagesPath = (id: number) => withSuffix(requestMessagesPath(id), `#${LATEST_MESSAGES}`)
/** For our own scripts: whether there is anything new in a conversation. */
export const conversationApi = (id: number) => route(`/api/conversations/${id}`)
export const sponsorPetPath = (petId: number) => route(`/sponsor?mascota=${petId}`)
/** The amount page with what was typed, for the way back from the login. */
export const sponsorPath = (query: Record<string, string>) => route(`/sponsor?${new URLSearchParams(query)}`)
/** Where the payment page leads back to. */
export const donationResultPath = (donationId: number) => route(`/sponsor/confirm?donacion=${donationId}`)
export const donationCancelledPath = (donationId: number) =>
  route(`/sponsor/confirm?donacion=${donationId}&cancelada=1`)
/** The amount page of a foundation with an amount that is given every month. */
export const sponsorMonthlyPath = (foundationId: number, amount: number) =>
  sponsorPath({ fundacion: String(foundationId), monto: String(amount), cada: 'mes' })
/** 'Tus aportes mensuales' of a person, or of a foundation that gives to others; with one that is known already. */
export const monthlyGiftsPath = (
  role: 'user' | 'fundation' | 'admin',
  query: '' | `?aporte=${number}` = '',
) => {
  const tab = role === 'fundation' ? DASHBOARD_DONATIONS_RECEIVED : DASHBOARD_DONATIONS_MADE
  return withSuffix(withSuffix(tab, query), '#aportes')
}
/** The local payment page. */
export const localPaymentPath = (checkoutId: string) => route(`/dev/pago?sesion=${checkoutId}`)
export const STRIPE_WEBHOOK = route('/api/webhooks/stripe')
export const sponsorFoundationPath = (foundationId: number) => route(`/sponsor?fundacion=${foundationId}`)
/** The amount page of a foundation picked from the list there, to which it leads back. */
export const sponsorChosenPath = (foundationId: number) =>
  route(`/sponsor?fundacion=${foundationId}&elegida=1`)
export const articlePath = (slug: string) => route(`/pet-care/${slug}`)
/** Pets in the cities of that name; `value` is a slug or what somebody typed. */
export const cityPath = (value: string) => route(`/searcher/location/city/${encodeURIComponent(value)}`)
export const countryPath = (slug: string) => route(`/searcher/location/country/${encodeURIComponent(slug)}`)
/** Dogs or cats in a place; 'sub' means everywhere. */
export const speciesPath = (species: 'dog' | 'cat', placeSlug = 'sub') =>
  route(`/searcher/pet/${species}/${encodeURIComponent(placeSlug)}`)
const TYPE_PATHS: Record<PetType, Route> = { perro: DOGS, gato: CATS, otro: OTHER_ANIMALS }
/** All pets of a type; of every type for null. */
export const typePath = (type: PetType | null) => (type ? TYPE_PATHS[type] : ALL_PETS)
export const foundationModerationPath = (id: number) => route(`/admin/fundaciones/${id}`)
export const STAFF_DECISION = 'decision'
/** The decision on a foundation's staff page, which takes the focus. */
export const foundationDecisionPath = (id: number) =>
  withSuffix(foundationModerationPath(id), `#${STAFF_DECISION}`)
/** The same of an account. */
export const accountDecisionPath = (id: number) => withSuffix(accountModerationPath(id), `#${STAFF_DECISION}`)
/** Somebody's account, for staff. */
export const accountModerationPath = (id: number) => route(`/admin/cuentas/${id}`)
export const petModerationPath = (petId: number) => route(`/admin/avisos/${petId}`)
/** A report of a conversation, for staff. */
export const conversationCasePath = (reportId: number) => route(`/admin/avisos/conversaciones/${reportId}`)
/** A comment on a foundation, for staff. */
export const reviewCasePath = (reviewId: number) => route(`/admin/avisos/comentarios/${reviewId}`)
/** A foundation's money, for staff. */
export const foundationMoneyPath = (id: number) => route(`/admin/donaciones/${id}`)
/** A difference between the payment provider's books and ours. */
export const differencePath = (id: number) => route(`/admin/dinero/${id}`)
/** What a webhook told that staff have to look at. */
export const paymentIssuePath = (eventId: string) =>
  route(`/admin/dinero/pagos/${encodeURIComponent(eventId)}`)
/** A foundation's document, for staff. */
export const documentPath = (id: number) => route(`/admin/documentos/${id}`)
/** 'Sobre Mí'; saving it returns to `callbackUrl`. */
export const profilePath = (callbackUrl: string) => withCallback(DASHBOARD, callbackUrl)
/** Logging in redirects to the callback URL. */
export const loginPath = (callbackUrl: string | null) => withCallback(LOGIN, callbackUrl)
/** The first login redirects to the callback URL. */
export const registerPath = (callbackUrl: string | null) => withCallback(REGISTER, callbackUrl)
/** The login with the new password redirects to the callback URL. */
export const resetPath = (callbackUrl: string | null) => withCallback(RESET, callbackUrl)
/** The local mailbox. */
export const MAILBOX: Route = '/dev/correo'
export const mailboxPath = ({ to, id }: { to: string | null; id: number }) =>
  route(`${MAILBOX}?${new URLSearchParams(to === null ? { id: String(id) } : { to, id: String(id) })}`)
/** Link of the confirmation e-mail (specification, section 2); after the login it redirects to `callbackUrl`. */
export const confirmPath = (token: string, callbackUrl: string | null = null) =>
  withCallback(route(`/email-confirmed/api/v1.0/verify/tk/${token}`), callbackUrl)
/** The link of the password reset e-mail (specification, section 2); the login after it leads on to `callbackUrl`. */
export const resetConfirmPath = (token: string, callbackUrl: string | null = null) =>
  withCallback(route(`/reset/confirm/api/v1.0/verify/modpass/${token}`), callbackUrl)
/** The form that saves a search without JavaScript; with it, a dialog on the search's page. */
export const saveSearchPath = (searchUrl: string) =>
  route(`/guardar-busqueda?busqueda=${encodeURIComponent(searchUrl)}`)
/** Opens that dialog on the search's page. */
export const SAVE_SEARCH_HASH = '#guardar-busqueda'
/** The link of a notice that stops it. */
export const noticeLinkPath = (token: string) => route(`/avisos/${encodeURIComponent(token)}`)
/** The same page, opened after the notices were started again. */
export const noticesOnPath = (token: string) => route(`/avisos/${encodeURIComponent(token)}?activos=1`)
/** Stops notices by a bare POST. */
export const noticeLinkApi = (token: string) => route(`/api/avisos/${token}`)
/** The link with which an adopter answers the check-ins of an adoption. */
export const checkInPath = (token: string) => route(`/seguimiento/${encodeURIComponent(token)}`)
/** The same page right after an answer. */
export const checkInThanksPath = (key: string) => route(`/seguimiento/${encodeURIComponent(key)}?gracias=1`)
/** The same page, where the check-ins are stopped. */
export const stopCheckInsPath = (key: string) => route(`/seguimiento/${encodeURIComponent(key)}?dejar=1`)
/** Stops check-ins by a bare POST. */
export const stopCheckInsApi = (token: string) => route(`/api/seguimiento/${token}`)
/** The photo of a check-in, for the two sides of its request. */
export const checkInPhotoPath = (requestId: number, day: number) =>
  route(`/dashboard/solicitudes/${requestId}/seguimiento/${day}`)
/** The link of the reminder e-mail that confirms a listing. */
export const confirmPetPath = (token: string) => route(`/confirmar-mascota/${token}`)
