import { env } from '@/lib/platform/env'
import * as ends from '@/lib/privacy/retention/ends'
import type { RETENTION } from '@/lib/privacy/retention/table'
import { RIGHTS_KEPT_YEARS } from '@/lib/text/copy/rights'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import { OPEN_ADOPTION_STATUSES } from '@/lib/text/vocabulary'

/** How an end of the retention table is counted, in SQL about a row `t`. */
export interface Term {
  end: ends.End
  /** The moment from which it counts; null where it does not run. */
  since: string
  /** An interval. */
  lasts: string
  /** Emptied at its end; the whole row goes without. */
  columns?: readonly string[]
}

const days = (count: number) => `${Math.round(count * 24)} hours`
const once = (condition: string, since: string) => `case when ${condition} then ${since} end`

const OPEN = OPEN_ADOPTION_STATUSES.map((status) => `'${status}'`).join()
const NOBODY = 'cuenta@eliminada.invalid'
const LAST_QUESTION = '(select max(l.sent_at) from adoption_check_ins l where l.request_id = t.request_id)'
const TOLD = '(t.note is not null or t.photo is not null)'
/** Whoever still has a link confirms the e-mail by it. */
const LAST_LINK =
  '(select max(k.expires_at) from email_tokens k where k.user_id = t.id and k.used_at is null)'
const IMPORTED_AT = '(select i.created_at from pet_imports i where i.id = t.import_id)'
/** Of photos that nothing shows, also those whose wait has not begun. */
const UNSHOWN = `t.blocked_at is null
  and not exists (select from pet_photos p where p.hash = t.hash)
  and not exists (select from users u where u.photo = t.hash)
  and not exists (select from expense_photos e where e.hash = t.hash)
  and not exists (select from story_photos s where s.hash = t.hash)
  and not exists (select from photo_uploads l where l.hash = t.hash)`

/**
 * The ends that come with time, written anew from the retention table and not taken from the jobs. Ends by the deletion
 * of an account are judged by rows that name it.
 */
export const TERMS: { readonly [Table in keyof typeof RETENTION]?: readonly Term[] } = {
  users: [
    {
      end: ends.UNCONFIRMED,
      // What is left of a foundation for its donors' books has no address, a block ends first, and an approved foundation stays.
      since: once(
        `t.email_verified_at is null and t.blocked_at is null and t.email not like '%@eliminada.invalid'
        and not exists (select from foundations f where f.user_id = t.id and f.status = 'aprobada')`,
        `greatest(t.created_at, ${LAST_LINK} - interval '${days(RETENTION_DAYS.unconfirmedAccount)}')`,
      ),
      lasts: days(RETENTION_DAYS.unconfirmedAccount),
    },
  ],
  emailTokens: [{ end: ends.LINK_EXPIRED, since: 't.expires_at', lasts: days(RETENTION_DAYS.expiredLink) }],
  emailChanges: [{ end: ends.LINK_EXPIRED, since: 't.expires_at', lasts: days(RETENTION_DAYS.expiredLink) }],
  knownIps: [{ end: ends.NETWORK_UNUSED, since: 't.last_used_at', lasts: days(RETENTION_DAYS.knownIp) }],
  endedSessions: [{ end: ends.SESSION_ENDED, since: 't.expires_at', lasts: '0 hours' }],
  staffReauthentications: [
    {
      end: ends.REAUTHENTICATED,
      since: 't.reauthenticated_at',
      lasts: days(RETENTION_DAYS.reauthentication),
    },
  ],
  rateLimits: [{ end: ends.ATTEMPT_COUNTED, since: 't.window_start', lasts: days(RETENTION_DAYS.rateLimit) }],
  rightsRequests: [
    { end: ends.RIGHT_ANSWERED, since: 't.answered_at', lasts: `${RIGHTS_KEPT_YEARS} years` },
    {
      end: ends.RIGHT_UNCONFIRMED,
      since: once('t.received_at is null', 't.token_expires_at'),
      lasts: '0 hours',
    },
  ],
  contactMessages: [
    { end: ends.CONTACT_DECIDED, since: 't.decided_at', lasts: days(RETENTION_DAYS.contactMessage) },
    {
      end: ends.CONTACT_UNDECIDED,
      since: once('t.decided_at is null', 't.created_at'),
      lasts: days(RETENTION_DAYS.openContactMessage),
    },
  ],
  outbox: [
    { end: ends.MAIL_SENT, since: 'coalesce(t.sent_at, t.failed_at)', lasts: days(RETENTION_DAYS.mail) },
    {
      end: ends.RECIPIENT_GONE,
      since: once(
        `t.recipient <> '${NOBODY}' and not exists (select from users u where lower(u.email) = lower(t.recipient))
          and (t.failed_at is null
            or not exists (select from rights_requests r where lower(r.email) = lower(t.recipient))
              and not exists (select from contact_messages c where lower(c.email) = lower(t.recipient)))`,
        'coalesce(t.sent_at, t.failed_at)',
      ),
      lasts: '1 hour',
      columns: ['recipient', 'subject', 'html', 'text', 'headers', 'push', 'last_error'],
    },
  ],
  photoUploads: [{ end: ends.UPLOAD_UNUSED, since: 't.created_at', lasts: days(RETENTION_DAYS.upload) }],
  storedPhotos: [
    {
      end: ends.PHOTO_UNUSED,
      since: once(UNSHOWN, "coalesce(t.unused_since, '-infinity')"),
      lasts: days(env.FILE_RETENTION_DAYS),
    },
    {
      end: ends.PHOTO_BLOCKED,
      since: once("t.blocked_at is not null and t.blur <> ''", 't.blocked_at'),
      lasts: '0 hours',
      columns: ['blur'],
    },
  ],
  storageReservations: [{ end: ends.FILE_AWAITED, since: 't.expires_at', lasts: '0 hours' }],
  orphanedFiles: [{ end: ends.FILE_UNUSED, since: 't.created_at', lasts: days(env.FILE_RETENTION_DAYS) }],
  petImports: [{ end: ends.IMPORT_OLD, since: 't.created_at', lasts: days(RETENTION_DAYS.petImport) }],
  petImportRows: [{ end: ends.IMPORT_OLD, since: IMPORTED_AT, lasts: days(RETENTION_DAYS.petImport) }],
  savedSearchNotices: [{ end: ends.NOTICE_OLD, since: 't.due_at', lasts: days(RETENTION_DAYS.notice) }],
  adoptionRequests: [
    {
      end: ends.COPY_OLD,
      since: once(`t.dossier is not null and t.status in (${OPEN})`, 't.created_at'),
      lasts: days(RETENTION_DAYS.openCopy),
      columns: ['dossier'],
    },
    {
      end: ends.COPY_OLD,
      since: once(`t.dossier is not null and t.status not in (${OPEN})`, 't.updated_at'),
      lasts: days(RETENTION_DAYS.endedCopy),
      columns: ['dossier'],
    },
  ],
  adoptionCheckIns: [
    {
      end: ends.CHECK_IN_OLD,
      since: once(TOLD, LAST_QUESTION),
      lasts: days(RETENTION_DAYS.checkInLink + RETENTION_DAYS.checkInAnswer),
      columns: ['note', 'photo'],
    },
    {
      end: ends.CHECK_IN_OLD,
      since: once(
        TOLD,
        "(select r.updated_at from adoption_requests r where r.id = t.request_id and r.status = 'devuelta')",
      ),
      lasts: days(RETENTION_DAYS.checkInAnswer),
      columns: ['note', 'photo'],
    },
  ],
  reports: [
    {
      end: ends.REPORTER_NETWORK,
      since: once("t.reporter_ip_hash is not null and t.status <> 'abierto'", 't.decided_at'),
      lasts: days(RETENTION_DAYS.reporterIp),
      columns: ['reporter_ip_hash'],
    },
  ],
  keptCases: [{ end: ends.CASE_KEPT, since: 't.created_at', lasts: days(RETENTION_DAYS.keptCase) }],
}
