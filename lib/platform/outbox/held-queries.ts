import { or, type SQL, sql } from 'drizzle-orm'
import { outbox } from '@/db/schema'
import { REACHES_BLOCKED } from './keys'

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
