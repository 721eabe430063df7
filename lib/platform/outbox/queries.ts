import { desc, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { outbox } from '@/db/schema'
import type { MailboxMail } from './dto'
import { REACHES_BLOCKED } from './keys'

const MOST = 100

export async function listMailbox(db: Db, to: string | null): Promise<MailboxMail[]> {
  const rows = await db
    .select({
      id: outbox.id,
      to: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      html: outbox.html,
      headers: outbox.headers,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .where(to === null ? undefined : isMailTo(to))
    .orderBy(desc(outbox.id))
    .limit(MOST)
  return rows.map(({ createdAt, sentAt, headers, ...mail }) => ({
    ...mail,
    ...(headers && { headers }),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))
}

/** SQL: a mail goes to this e-mail, whatever its case. Null characters are left out, as Postgres refuses them. */
export const isMailTo = (email: string) =>
  sql`lower(${outbox.recipient}) = lower(${email.replaceAll('\0', '')})`

/** Tells of a blocked account or pet. @param but an account that knows of itself and its pets */
export const tellsOfBlocked = (but: number | null = null): SQL<boolean> => sql`(
  exists (select from unnest(${outbox.aboutAccounts}) told join users u on u.id = told
    where u.blocked_at is not null and u.id is distinct from ${but}::int)
  or exists (select from unnest(${outbox.aboutPets}) told join pets p on p.id = told join users u on u.id = p.owner_id
    where (p.blocked_at is not null or u.blocked_at is not null) and u.id is distinct from ${but}::int))`

/**
 * Mails to a blocked account wait until it is not, but for those that it has a right to; so do those that tell of one, or
 * of a blocked pet.
 */
export const isHeldBack = or(
  sql`(exists (select from users u where lower(u.email) = lower(${outbox.recipient}) and u.blocked_at is not null)
    and ${outbox.idempotencyKey} not like ${`${REACHES_BLOCKED}%`})`,
  tellsOfBlocked(),
) as SQL
