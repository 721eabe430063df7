import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import { isMailedTo, readSuspensionLink } from '@/lib/people/accounts/suspension-links'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import type { StoredFile } from '@/lib/platform/integrations/files/files'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { suspendedDataFilePath } from '@/lib/text/routes'
import { openOwnFile } from './file-queries'
import { eraseAccount } from './operations'
import { exportAccountData } from './queries'
import type { deleteSuspendedSchema } from './schema'

/** The account of a mailed link while that very suspension or block stands and its e-mail is the same, null otherwise. */
export async function findLinkedSuspended(
  db: Db,
  token: string,
  now: Date,
): Promise<{ id: number; name: string; suspended: boolean; blocked: boolean } | null> {
  const link = readSuspensionLink(token)
  if (!link || link.expiresAt <= now) return null
  const [account] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      suspended: sql<boolean>`${users.suspendedAt} is not null`,
      blocked: sql<boolean>`${users.blockedAt} is not null`,
      // The link has milliseconds.
      since:
        sql<Date>`date_trunc('milliseconds', coalesce(${users.suspendedAt}, ${users.blockedAt}))`.mapWith(
          users.createdAt,
        ),
    })
    .from(users)
    .where(eq(users.id, link.accountId))
  if (account?.since?.getTime() !== link.since.getTime() || !isMailedTo(link, account.email)) return null
  const { id, name, suspended, blocked } = account
  return { id, name, suspended, blocked }
}

/** @throws DomainError not_found for a link that does not work; TooManyRequests. */
async function requireLinked(ctx: Context, token: string) {
  const account = await findLinkedSuspended(ctx.db, token, ctx.now)
  if (!account) throw new DomainError('not_found', 'Este enlace ya no sirve')
  await limit(ctx, LIMITS.sessionAccount, account.id)
  return account
}

/** As for somebody who signs in: neither a suspension nor a block ends that right. @throws as `requireLinked`. */
export async function exportSuspended(ctx: Context, token: string) {
  const { id } = await requireLinked(ctx, token)
  return exportAccountData(ctx.db, id, (name) => suspendedDataFilePath(token, name))
}

/** Null for what is not the account's. @throws as `requireLinked`. */
export async function openSuspendedFile(
  ctx: Context,
  token: string,
  name: string,
): Promise<StoredFile | null> {
  const { id } = await requireLinked(ctx, token)
  return openOwnFile(ctx.db, id, name)
}

/**
 * The mailbox is proof enough; the suspension stays behind as an open case. @throws as `requireLinked` and
 * `eraseAccount`.
 */
export async function deleteSuspended(
  ctx: Context,
  { token }: Pick<z.output<typeof deleteSuspendedSchema>, 'token'>,
): Promise<void> {
  const { id } = await requireLinked(ctx, token)
  await eraseAccount(ctx, id)
}
