import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { CONSENT_PURPOSES, CONSENT_WAYS, type CountryId } from '@/lib/text/vocabulary'
import { cities, countries } from './catalog'
import { anyOf, belongsTo, createdAt, timestamptz } from './columns'
import { requestsFrom, tokenPurpose, userRole } from './enums'

export const users = pgTable(
  'users',
  {
    /** Ranges of accounts and pets are disjoint: api-contract, section 1. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000_001 }),
    email: text('email').notNull(),
    /** argon2id; null for people who only use the external provider. */
    passwordHash: text('password_hash'),
    role: userRole('role').notNull().default('user'),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    address: text('address'),
    countryId: text('country_id')
      .$type<CountryId>()
      .references(() => countries.id),
    cityId: integer('city_id'),
    photo: text('photo'),
    /** Who may ask for its pets: one choice for all of them. */
    requestsFrom: requestsFrom('requests_from').notNull().default('cualquier lugar'),
    /** False for suspended and blocked accounts and the remains of deleted foundations: no session, nothing public. */
    active: boolean('active').notNull().default(true),
    suspendedAt: timestamptz('suspended_at'),
    suspensionReason: text('suspension_reason'),
    /** Blocked for a time by staff, which is nobody's fault: inactive, and everything comes back as it was. */
    blockedAt: timestamptz('blocked_at'),
    emailVerifiedAt: timestamptz('email_verified_at'),
    /** When the owner of the mailbox showed that the password is theirs; null where nobody did, or without one. */
    passwordProvenAt: timestamptz('password_proven_at'),
    /** Raising it ends older sessions. */
    sessionVersion: integer('session_version').notNull().default(1),
    /** The newest versions of the legal texts that the person has been told of (`lib/text/legal`); null for none. */
    toldPrivacy: text('told_privacy'),
    toldTerms: text('told_terms'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'users_city_fk',
      columns: [t.cityId, t.countryId],
      foreignColumns: [cities.id, cities.countryId],
    }),
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    index('users_photo').on(t.photo).where(sql`${t.photo} is not null`),
    // A foreign key with a null in it is not checked.
    check('users_city_in_country', sql`${t.cityId} is null or ${t.countryId} is not null`),
    check('users_suspension', sql`(${t.suspendedAt} is null) = (${t.suspensionReason} is null)`),
    check('users_suspended_is_inactive', sql`${t.suspendedAt} is null or not ${t.active}`),
    index('users_suspended').on(t.suspendedAt).where(sql`${t.suspendedAt} is not null`),
    check('users_id_range', sql`${t.id} between 1 and 100000 or ${t.id} > 1000000000`),
  ],
)

export const externalIdentities = pgTable(
  'external_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: belongsTo('user_id', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('external_identities_user').on(t.userId)],
)

export const emailTokens = pgTable(
  'email_tokens',
  {
    /** SHA-256; the token itself is only in the mail. */
    tokenHash: text('token_hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    purpose: tokenPurpose('purpose').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('email_tokens_user').on(t.userId, t.purpose)],
)

/**
 * Mailed links that give an account another e-mail: to the address that its owner asked for and, once that is the
 * account's, to the former one, which may undo it.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    /** SHA-256, as of `emailTokens`. */
    tokenHash: text('token_hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    /** What the account gets by the link. */
    email: text('email').notNull(),
    undoes: boolean('undoes').notNull().default(false),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('email_changes_asked').on(t.userId).where(sql`not ${t.undoes}`),
    index('email_changes_user').on(t.userId),
    index('email_changes_reserved').on(sql`lower(${t.email})`).where(sql`${t.undoes}`),
  ],
)

/** Sessions ended by signing out; a row may go once its session would be over. */
export const endedSessions = pgTable('ended_sessions', {
  sessionId: text('session_id').primaryKey(),
  expiresAt: timestamptz('expires_at').notNull(),
})

/** When staff last gave their password: decisions need one of the last ten minutes. */
export const staffReauthentications = pgTable('staff_reauthentications', {
  sessionId: text('session_id').primaryKey(),
  userId: belongsTo('user_id', () => users.id),
  reauthenticatedAt: timestamptz('reauthenticated_at').notNull(),
})

/** IPs that an account signed in from: attacks from elsewhere do not lock these out. */
export const knownIps = pgTable(
  'known_ips',
  {
    userId: belongsTo('user_id', () => users.id),
    /** Keyed hash; the IP is not kept. */
    ipHash: text('ip_hash').notNull(),
    lastUsedAt: timestamptz('last_used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.ipHash] }), index('known_ips_time').on(t.lastUsedAt)],
)

/** Authenticator apps of staff: time-based one-time passwords (RFC 6238). */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    /** Encrypted with a key derived from AUTH_SECRET. */
    sealedSecret: text('sealed_secret').notNull(),
    /** When a first code proved that the app has the secret; null in rows of an earlier release, without an app. */
    confirmedAt: timestamptz('confirmed_at'),
    /** Time step of the newest accepted code: none at or before it counts again. */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [check('second_factors_last_step', sql`${t.lastStep} >= 0`)],
)

/** Single-use codes in place of the app's; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256; the code itself was shown once. */
    codeHash: text('code_hash').primaryKey(),
    userId: belongsTo('user_id', () => secondFactors.userId),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/** Rows are appended, and the newest of a purpose counts; all that changes in one is that it is withdrawn. */
export const consents = pgTable(
  'consents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: belongsTo('user_id', () => users.id),
    purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
    /** Version of the text that was agreed to. */
    version: smallint('version').notNull(),
    /** Null for an objection to what needs no consent. */
    givenAt: timestamptz('given_at'),
    how: text('how', { enum: CONSENT_WAYS }),
    withdrawnAt: timestamptz('withdrawn_at'),
    withdrawnHow: text('withdrawn_how', { enum: CONSENT_WAYS }),
  },
  (t) => [
    index('consents_newest').on(t.userId, t.purpose, t.id),
    check('consents_purpose', sql`${t.purpose} in ${anyOf(CONSENT_PURPOSES)}`),
    check('consents_given', sql`(${t.givenAt} is null) = (${t.how} is null)`),
    check('consents_withdrawn', sql`(${t.withdrawnAt} is null) = (${t.withdrawnHow} is null)`),
    check('consents_said', sql`${t.givenAt} is not null or ${t.withdrawnAt} is not null`),
    check(
      'consents_how',
      sql`(${t.how} is null or ${t.how} in ${anyOf(CONSENT_WAYS)})
        and (${t.withdrawnHow} is null or ${t.withdrawnHow} in ${anyOf(CONSENT_WAYS)})`,
    ),
  ],
)
