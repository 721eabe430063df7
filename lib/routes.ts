import type { Route } from 'next'
import type { PetType } from '@/lib/vocabulary'

/** The addresses of the product, in one place. Paths are the specification's, section 2. */
export const HOME = '/' satisfies Route
export const LOGIN = '/login' as Route
export const REGISTER = '/register' as Route
export const RESET = '/reset' as Route
export const EMAIL_CONFIRM = '/email-confirm' as Route
export const ADMIN = '/admin' as Route
export const FOUNDATIONS = '/foundations' as Route
/** The pets of all foundations, in pages. */
export const FOUNDATIONS_PETS = '/foundations/mascotas' as Route
export const PET_CARE = '/pet-care' as Route
export const FAQS = '/faqs' as Route
export const ABOUT = '/about-us' as Route
export const FAVORITES = '/favorites' as Route
export const CREATE_PET = '/create-pet' as Route
export const DASHBOARD = '/dashboard' as Route
export const DASHBOARD_PETS = '/dashboard/mascotas' as Route
export const DASHBOARD_ADOPTER = '/dashboard/adoptante' as Route
export const DASHBOARD_DONATIONS_MADE = '/dashboard/donations' as Route
export const DASHBOARD_DONATIONS_RECEIVED = '/dashboard/foundation' as Route
/** The profile of people who only sign in through the external provider. */
export const PROVIDER_DASHBOARD = '/dashboard/auth0' as Route
export const MY_DATA = '/dashboard/datos' as Route
export const ADMIN_DECIDED = '/admin/fundaciones' as Route
export const ADMIN_LISTINGS = '/admin/avisos' as Route
export const ADMIN_LOG = '/admin/registro' as Route
export const ADMIN_MAILS = '/admin/correos' as Route
/** Thanks for a report. */
export const REPORT_SENT = '/reporte-enviado' as Route
export const QUIZ = '/quizz' as Route
export const SPONSOR = '/sponsor' as Route
export const ADOPTION = '/adoption' as Route
export const DOGS = '/searcher/pet/dog/sub' as Route
export const CATS = '/searcher/pet/cat/sub' as Route
export const OTHER_ANIMALS = '/searcher/otros' as Route
export const ALL_PETS = '/searcher/todos' as Route

export const petPath = (id: number) => `/pet-detail/${id}` as Route
/** Where a listing is reported; with JavaScript, a dialog of its page does the same. */
export const reportPath = (petId: number) => `/pet-detail/${petId}/reportar` as Route
/** A page to print, with the pet's picture and a code that leads to its page. */
export const posterPath = (petId: number) => `/pet-detail/${petId}/cartel` as Route
/** Where a star leads without JavaScript: whether the pet is to be a favourite. */
export const favouritePath = (petId: number) => `/favorites/${petId}` as Route
/** Where its owner edits a pet without JavaScript. */
export const ownPetPath = (id: number) => `/dashboard/mascotas/${id}` as Route
export const foundationPath = (id: number) => `/foundation/${id}` as Route
export const reviewPath = (foundationId: number) => `/review/${foundationId}` as Route
export const adoptPath = (petId: number) => `${ADOPTION}?mascota=${petId}` as Route
export const sponsorPetPath = (petId: number) => `/sponsor?mascota=${petId}` as Route
export const sponsorFoundationPath = (foundationId: number) => `/sponsor?fundacion=${foundationId}` as Route
export const articlePath = (slug: string) => `/pet-care/${slug}` as Route
/** Pets of every type in the cities of that name; `value` is a slug or what a person typed. */
export const cityPath = (value: string) => `/searcher/location/city/${encodeURIComponent(value)}` as Route
export const countryPath = (slug: string) => `/searcher/location/country/${encodeURIComponent(slug)}` as Route
/** Dogs or cats in a place; 'sub' is every place. */
export const speciesPath = (species: 'dog' | 'cat', placeSlug = 'sub') =>
  `/searcher/pet/${species}/${encodeURIComponent(placeSlug)}` as Route
const TYPE_PATHS: Record<PetType, Route> = { perro: DOGS, gato: CATS, otro: OTHER_ANIMALS }
/** Every pet of a type, everywhere; of all types for null. */
export const typePath = (type: PetType | null) => (type ? TYPE_PATHS[type] : ALL_PETS)
/** A foundation at the staff desk. */
export const foundationCasePath = (id: number) => `/admin/fundaciones/${id}` as Route
/** A listing at the staff desk. */
export const listingCasePath = (petId: number) => `/admin/avisos/${petId}` as Route
/** The content of a foundation's document, for staff. */
export const documentPath = (id: number) => `/admin/documentos/${id}` as Route
/** 'Sobre Mí' that, once saved, returns to where the person was. */
export const profilePath = (callbackUrl: string) =>
  `${DASHBOARD}?callbackUrl=${encodeURIComponent(callbackUrl)}` as Route
/** Login that returns to where the person was. */
export const loginPath = (callbackUrl: string) =>
  `/login?callbackUrl=${encodeURIComponent(callbackUrl)}` as Route
/** The mails of a laptop. */
export const MAILBOX = '/dev/correo' as Route
/** One mail of the mailbox, which may be limited to an address. */
export const mailboxPath = ({ to, id }: { to: string | null; id: number }) =>
  `${MAILBOX}?${new URLSearchParams(to === null ? { id: String(id) } : { to, id: String(id) })}` as Route
/** Where the link of a confirmation mail leads; the specification's path. */
export const confirmPath = (token: string) => `/email-confirmed/api/v1.0/verify/tk/${token}` as Route
/** Where the link of a reset mail leads; the specification's path. */
export const resetConfirmPath = (token: string) => `/reset/confirm/api/v1.0/verify/modpass/${token}` as Route
/** Where the link of a mail about a listing leads: it confirms that the pet still waits. */
export const confirmListingPath = (token: string) => `/confirmar-mascota/${token}` as Route
