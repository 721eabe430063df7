import { RIGHTS_KEPT_YEARS, RIGHTS_LINK_DAYS } from '@/lib/text/copy/rights'
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

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`)

/** Also where a foundation stays for its donors' books: what it published is emptied (`lib/privacy/operations.ts`). */
export const ACCOUNT_DELETED: End = {
  term: 'Hasta que elimines tu cuenta',
  atEnd: 'erase',
  job: 'account deletion',
}
export const EITHER_DELETED: End = {
  term: 'Hasta que una de las dos personas elimine su cuenta, o la publicación',
  atEnd: 'erase',
  job: 'account deletion',
}
/** Also by withdrawing it, after a return and by staff: the row goes at once, and with it the public copies. */
export const STORY_ENDED: End = {
  term: 'Hasta que la retires, la adopción termine o una de las dos personas elimine su cuenta',
  atEnd: 'erase',
  job: 'account deletion',
}
export const UNCONFIRMED: End = {
  term: `Sin confirmar el correo, ${days(RETENTION_DAYS.unconfirmedAccount)}, salvo con publicaciones, donaciones o una fundación aprobada`,
  atEnd: 'erase',
  job: 'accounts',
}
export const LINK_EXPIRED: End = {
  term: `Enlaces por correo, ${days(RETENTION_DAYS.expiredLink)} después de vencer`,
  atEnd: 'erase',
  job: 'links',
}
export const NETWORK_UNUSED: End = {
  term: `Redes, ${days(RETENTION_DAYS.knownIp)} después de su último uso`,
  atEnd: 'erase',
  job: 'knownIps',
}
export const SESSION_ENDED: End = {
  term: `Sesiones, ${days(RETENTION_DAYS.session)}`,
  atEnd: 'erase',
  job: 'sessions',
}
export const REAUTHENTICATED: End = {
  term: `La constancia de que alguien del equipo dio su contraseña, ${days(RETENTION_DAYS.reauthentication)}`,
  atEnd: 'erase',
  job: 'reauthentications',
}
export const ATTEMPT_COUNTED: End = {
  term: `Intentos, ${RETENTION_DAYS.rateLimit * 24} horas`,
  atEnd: 'erase',
  job: 'rateLimits',
}
export const RIGHT_ANSWERED: End = {
  term: `${RIGHTS_KEPT_YEARS} años después de la respuesta`,
  atEnd: 'erase',
  job: 'rightsRequests',
}
export const RIGHT_UNCONFIRMED: End = {
  term: `Sin confirmar, ${RIGHTS_LINK_DAYS} días`,
  atEnd: 'erase',
  job: 'rightsRequests',
}
export const CONTACT_DECIDED: End = {
  term: `${days(RETENTION_DAYS.contactMessage)} después de responderte o de cerrar el mensaje`,
  atEnd: 'erase',
  job: 'contactMessages',
}
export const CONTACT_UNDECIDED: End = {
  term: `${days(RETENTION_DAYS.openContactMessage)} después de recibir un mensaje que nadie respondió ni cerró`,
  atEnd: 'erase',
  job: 'contactMessages',
}
export const MAIL_SENT: End = {
  term: `${days(RETENTION_DAYS.mail)} después de enviarlos`,
  atEnd: 'erase',
  job: 'mails',
}
export const RECIPIENT_GONE: End = {
  term: 'Tu dirección, hasta que elimines tu cuenta',
  atEnd: 'empty columns',
  job: 'goneRecipients',
}
export const UPLOAD_UNUSED: End = {
  term: `Lo que subes y no publicas, ${days(RETENTION_DAYS.upload)}`,
  atEnd: 'erase',
  job: 'photos',
}
/** `FILE_RETENTION_DAYS` may say less. */
export const PHOTO_UNUSED: End = {
  term: `Fotos que ya nadie muestra, como máximo ${days(RETENTION_DAYS.unusedFileAtMost)}`,
  atEnd: 'erase',
  job: 'photos',
}
export const FILE_UNUSED: End = { ...PHOTO_UNUSED, job: 'files' }
/** Its picture and files go at once. */
export const PHOTO_BLOCKED: End = {
  term: 'Una huella de las fotos que retira el equipo, sin la imagen, para que nadie las publique otra vez',
  atEnd: 'keep as number',
  job: 'account deletion',
}
export const FILE_AWAITED: End = {
  term: `El lugar para un archivo en camino, ${RESERVED_MINUTES} minutos`,
  atEnd: 'erase',
  job: 'reservations',
}
export const IMPORT_OLD: End = {
  term: `La planilla, ${days(RETENTION_DAYS.petImport)}`,
  atEnd: 'erase',
  job: 'imports',
}
export const NOTICE_OLD: End = {
  term: `La lista de avisos que te enviamos, ${days(RETENTION_DAYS.notice)}`,
  atEnd: 'erase',
  job: 'notices',
}
export const BOOKS_KEPT: End = {
  term: 'Mientras haga falta para las cuentas; sin tu nombre si eliminas tu cuenta',
  atEnd: 'keep as number',
  job: 'account deletion',
}
export const COPY_OLD: End = {
  term: `Lo de tu hogar, ${days(RETENTION_DAYS.endedCopy)} después de que la solicitud termina; abierta, ${days(RETENTION_DAYS.openCopy)}`,
  atEnd: 'empty columns',
  job: 'dossiers',
}
export const CHECK_IN_OLD: End = {
  term: `Lo que cuentas después de adoptar, ${days(RETENTION_DAYS.checkInAnswer)}`,
  atEnd: 'empty columns',
  job: 'checkInAnswers',
}
export const REPORTER_NETWORK: End = {
  term: `La red desde la que se reportó sin cuenta, ${days(RETENTION_DAYS.reporterIp)} después de decidir`,
  atEnd: 'empty columns',
  job: 'reporters',
}
export const CASE_KEPT: End = {
  term: `Un caso abierto de una cuenta eliminada, como máximo ${days(RETENTION_DAYS.keptCase)}`,
  atEnd: 'erase',
  job: 'keptCases',
}
export const LOG_REDACTED: End = {
  term: 'Lo que decidió el equipo queda con números, sin nombres ni motivos, si eliminas tu cuenta',
  atEnd: 'keep as number',
  job: 'account deletion',
}
