import { REJECTION_STANDS_DAYS } from './durations'

/** How long room is kept for a file on its way. */
export const RESERVED_MINUTES = 10

/**
 * How many days what is personal is kept: read by the jobs that erase it and by the retention table
 * (`lib/privacy/retention/table.ts`), so that what people read and what happens cannot differ.
 */
export const RETENTION_DAYS = {
  /** Mails, after they went out or were given up. */
  mail: 30,
  /** Accounts that nobody confirmed. */
  unconfirmedAccount: 30,
  /** Notices of saved searches, also unsent ones because their pet is not listed: later they are no news. */
  notice: 30,
  /** Copies of a dossier with a request: from when it was sent while it is open. */
  openCopy: 365,
  /** The same from the end of the request: as long as a rejection stands. */
  endedCopy: REJECTION_STANDS_DAYS,
  /** Links of check-ins, after the last question: until the next one, and a good while longer. */
  checkInLink: 90,
  /** What adopters told of a pet, after a return, or after the last link has ended. */
  checkInAnswer: 90,
  /** Networks that an account signed in from, after their last use. */
  knownIp: 180,
  /** A visitor's network, after the decision about their report: until then it silences another one. */
  reporterIp: 30,
  /** Open cases of deleted accounts. */
  keptCase: 90,
  /** Messages to staff, after the answer. */
  contactMessage: 365,
  /** Messages to staff that nobody answers or closes, after they arrived. */
  openContactMessage: 730,
  /** Files of pets to import. */
  petImport: 30,
  /** Photos that were sent and not used. */
  upload: 1,
  /** The most that `FILE_RETENTION_DAYS` can be: files that nothing shows any more wait for the window of backups. */
  unusedFileAtMost: 90,
  /** Links to confirm an address, reset a password or sign in, after they have expired. */
  expiredLink: 1,
  /** Attempts that are counted: 25 hours, longer than any window. */
  rateLimit: 25 / 24,
  /** A session, and with it the note that it was ended. */
  session: 30,
  /** That staff gave their password. */
  reauthentication: 1,
} as const
