import { RIGHTS_KEPT_YEARS, RIGHTS_LINK_DAYS } from '@/lib/text/copy/rights'
import { counted } from '@/lib/text/numbers'
import { RESERVED_MINUTES, RETENTION_DAYS } from '@/lib/text/retention-terms'

/** The parts of the hourly cleanup (`lib/maintenance/operations.ts`) that end something. */
export type CleanupPart =
  | 'accounts'
  | 'checkInAnswers'
  | 'contactMessages'
  | 'dossiers'
  | 'files'
  | 'goneRecipients'
  | 'imports'
  | 'keptCases'
  | 'knownIps'
  | 'links'
  | 'mails'
  | 'notices'
  | 'photos'
  | 'rateLimits'
  | 'reauthentications'
  | 'reporters'
  | 'reservations'
  | 'rightsRequests'
  | 'sessions'

/** How long rows, or some of their columns, are kept. */
export interface End {
  /** For people to read, after “Cuánto tiempo”. */
  term: string
  atEnd: 'erase' | 'empty columns' | 'keep as number'
  job: CleanupPart | 'account deletion'
}

const erased = (job: End['job'], term: string): End => ({ term, atEnd: 'erase', job })
const emptied = (job: End['job'], term: string): End => ({ term, atEnd: 'empty columns', job })
const keptAsNumber = (term: string): End => ({ term, atEnd: 'keep as number', job: 'account deletion' })

const days = (count: number): string => counted(count, 'día', 'días')

/** Also where a foundation stays for its donors' books: what it published is emptied (`lib/privacy/operations.ts`). */
export const ACCOUNT_DELETED = erased('account deletion', 'Hasta que elimines tu cuenta')
export const EITHER_DELETED = erased(
  'account deletion',
  'Hasta que una de las dos personas elimine su cuenta, o la publicación',
)
/** Also by withdrawing it, after a return and by staff: the row goes at once, and with it the public copies. */
export const STORY_ENDED = erased(
  'account deletion',
  'Hasta que la retires, la adopción termine o una de las dos personas elimine su cuenta',
)
export const UNCONFIRMED = erased(
  'accounts',
  `Sin confirmar el correo, ${days(RETENTION_DAYS.unconfirmedAccount)}, salvo con publicaciones, donaciones o una fundación aprobada`,
)
export const LINK_EXPIRED = erased(
  'links',
  `Enlaces por correo, ${days(RETENTION_DAYS.expiredLink)} después de vencer`,
)
export const NETWORK_UNUSED = erased(
  'knownIps',
  `Redes, ${days(RETENTION_DAYS.knownIp)} después de su último uso`,
)
export const SESSION_ENDED = erased('sessions', `Sesiones, ${days(RETENTION_DAYS.session)}`)
export const REAUTHENTICATED = erased(
  'reauthentications',
  `La constancia de que alguien del equipo dio su contraseña, ${days(RETENTION_DAYS.reauthentication)}`,
)
export const ATTEMPT_COUNTED = erased('rateLimits', `Intentos, ${RETENTION_DAYS.rateLimit * 24} horas`)
export const RIGHT_ANSWERED = erased('rightsRequests', `${RIGHTS_KEPT_YEARS} años después de la respuesta`)
export const RIGHT_UNCONFIRMED = erased('rightsRequests', `Sin confirmar, ${RIGHTS_LINK_DAYS} días`)
export const CONTACT_DECIDED = erased(
  'contactMessages',
  `${days(RETENTION_DAYS.contactMessage)} después de responderte o de cerrar el mensaje`,
)
export const CONTACT_UNDECIDED = erased(
  'contactMessages',
  `${days(RETENTION_DAYS.openContactMessage)} después de recibir un mensaje que nadie respondió ni cerró`,
)
export const MAIL_SENT = erased('mails', `${days(RETENTION_DAYS.mail)} después de enviarlos`)
export const RECIPIENT_GONE = emptied('goneRecipients', 'Tu dirección, hasta que elimines tu cuenta')
export const UPLOAD_UNUSED = erased('photos', `Lo que subes y no publicas, ${days(RETENTION_DAYS.upload)}`)
/** `FILE_RETENTION_DAYS` may say less. */
export const PHOTO_UNUSED = erased(
  'photos',
  `Fotos que ya nadie muestra, como máximo ${days(RETENTION_DAYS.unusedFileAtMost)}`,
)
export const FILE_UNUSED: End = { ...PHOTO_UNUSED, job: 'files' }
/** Its picture and files go at once. */
export const PHOTO_BLOCKED = keptAsNumber(
  'Una huella de las fotos que retira el equipo, sin la imagen, para que nadie las publique otra vez',
)
export const FILE_AWAITED = erased(
  'reservations',
  `El lugar para un archivo en camino, ${RESERVED_MINUTES} minutos`,
)
export const IMPORT_OLD = erased('imports', `La planilla, ${days(RETENTION_DAYS.petImport)}`)
export const NOTICE_OLD = erased(
  'notices',
  `La lista de avisos que te enviamos, ${days(RETENTION_DAYS.notice)}`,
)
export const BOOKS_KEPT = keptAsNumber(
  'Mientras haga falta para las cuentas; sin tu nombre si eliminas tu cuenta',
)
export const FOUNDATION_KEPT = keptAsNumber(
  'El nombre de una fundación que recibió donaciones y cuándo se registró y se revisó, mientras haga falta para las cuentas',
)
export const COPY_OLD = emptied(
  'dossiers',
  `Lo de tu hogar, ${days(RETENTION_DAYS.endedCopy)} después de que la solicitud termina; abierta, ${days(RETENTION_DAYS.openCopy)}`,
)
export const CHECK_IN_OLD = emptied(
  'checkInAnswers',
  `Lo que cuentas después de adoptar, ${days(RETENTION_DAYS.checkInAnswer)}`,
)
export const REPORTER_NETWORK = emptied(
  'reporters',
  `La red desde la que se reportó sin cuenta, ${days(RETENTION_DAYS.reporterIp)} después de decidir`,
)
export const CASE_KEPT = erased(
  'keptCases',
  `Un caso abierto de una cuenta o de un comentario que se eliminó, como máximo ${days(RETENTION_DAYS.keptCase)}`,
)
export const LOG_REDACTED = keptAsNumber(
  'Lo que decidió el equipo queda con números, sin nombres ni motivos, si eliminas tu cuenta',
)
