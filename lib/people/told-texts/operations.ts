import { and, eq, sql } from 'drizzle-orm'
import { users } from '@/db/schema'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { write } from '@/lib/platform/write'
import { findVersion } from '@/lib/text/legal/legal-text'
import { PRIVACY_TEXTS, TERMS_TEXTS } from '@/lib/text/legal/texts'
import type { ToldTextsInput } from './schema'

/**
 * Keeps that the actor was told of these versions, on all their devices. Idempotent: an older tab never brings back an
 * older version.
 * @throws DomainError unauthenticated; invalid for a version that never was.
 */
export async function keepToldTexts(ctx: Context, told: ToldTextsInput): Promise<void> {
  const userId = accountIdOf(ctx.actor)
  if (!findVersion(PRIVACY_TEXTS, told.toldPrivacy) || !findVersion(TERMS_TEXTS, told.toldTerms))
    throw new DomainError('invalid', 'No encontramos esa versión')
  const toldPrivacy = sql`greatest(${users.toldPrivacy}, ${told.toldPrivacy})`
  const toldTerms = sql`greatest(${users.toldTerms}, ${told.toldTerms})`
  const isNews = sql`(${users.toldPrivacy}, ${users.toldTerms}) is distinct from (${toldPrivacy}, ${toldTerms})`
  // Without a limit: each version is written once.
  await write(ctx, (tx) =>
    tx
      .update(users)
      .set({ toldPrivacy, toldTerms })
      .where(and(eq(users.id, userId), isNews)),
  )
}
