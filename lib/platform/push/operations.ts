import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { pushSubscriptions, users } from '@/db/schema'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { logError } from '@/lib/platform/log'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { hashToken, openSealed, sealText } from '@/lib/platform/secrets'
import { write } from '@/lib/platform/write'
import { isNight } from '@/lib/text/quiet-hours'
import { zoneOf } from '@/lib/text/time-zones'
import type { PushNotice } from './dto'
import { type PushSubscriptionInput, pushSubscriptionSchema } from './schema'
import { isPushService, type PushResult, sendPush } from './send-push'

const MAX_DEVICES = 10

/**
 * A browser begins to show the actor's notices, and nobody else's any more. The oldest beyond ten devices end.
 * @throws DomainError unauthenticated; invalid for an address of no push service; TooManyRequests.
 */
export async function saveSubscription(ctx: Context, subscription: PushSubscriptionInput): Promise<void> {
  const userId = accountIdOf(ctx.actor)
  if (!isPushService(subscription.endpoint))
    throw new DomainError('invalid', 'Este navegador no puede mostrar avisos')
  await limit(ctx, LIMITS.pushAccount, userId)
  await write(ctx, async (tx) => {
    const [account] = await tx
      .select({ sessionVersion: users.sessionVersion })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.active, true)))
      .for('no key update')
    if (!account) throw new DomainError('unauthenticated', 'Esta cuenta ya no existe')
    const row = {
      userId,
      sealedEndpoint: sealText('push subscriptions', JSON.stringify(subscription)),
      sessionVersion: account.sessionVersion,
      lastAcceptedAt: null,
      createdAt: ctx.now,
    }
    await tx
      .insert(pushSubscriptions)
      .values({ endpointHash: hashToken(subscription.endpoint), ...row })
      .onConflictDoUpdate({ target: pushSubscriptions.endpointHash, set: row })
    const { endpointHash, createdAt, sessionVersion } = pushSubscriptions
    const isOwn = eq(pushSubscriptions.userId, userId)
    await tx.delete(pushSubscriptions).where(and(isOwn, ne(sessionVersion, account.sessionVersion)))
    const tooMany = tx
      .select({ endpointHash })
      .from(pushSubscriptions)
      .where(isOwn)
      .orderBy(desc(createdAt), asc(endpointHash))
      .offset(MAX_DEVICES)
    await tx.delete(pushSubscriptions).where(inArray(endpointHash, tooMany))
  })
}

/** Idempotent. @throws DomainError unauthenticated. */
export async function dropSubscription(ctx: Context, { endpoint }: { endpoint: string }): Promise<void> {
  const isIt = and(
    eq(pushSubscriptions.userId, accountIdOf(ctx.actor)),
    eq(pushSubscriptions.endpointHash, hashToken(endpoint)),
  )
  await write(ctx, (tx) => tx.delete(pushSubscriptions).where(isIt))
}

/**
 * Shows a notice on the devices of whoever has that address; not at night, when a mail makes no sound. Devices that are gone
 * are forgotten. @returns whether a push service took it.
 */
export async function pushNotice(
  db: Db,
  { to, notice, now }: { to: string; notice: PushNotice; now: Date },
): Promise<boolean> {
  const devices = await db
    .select({
      hash: pushSubscriptions.endpointHash,
      sealed: pushSubscriptions.sealedEndpoint,
      countryId: users.countryId,
      cityId: users.cityId,
    })
    .from(pushSubscriptions)
    .innerJoin(
      users,
      and(eq(users.id, pushSubscriptions.userId), eq(users.sessionVersion, pushSubscriptions.sessionVersion)),
    )
    .where(and(sql`lower(${users.email}) = lower(${to})`, eq(users.active, true), isNull(users.blockedAt)))
  const [first] = devices
  if (!first || isNight(now, zoneOf(first))) return false
  const results = await Promise.all(
    devices.map(async ({ hash, sealed }) => ({ hash, result: await pushTo(sealed, notice) })),
  )
  const which = (wanted: PushResult) =>
    results.flatMap(({ hash, result }) => (result === wanted ? [hash] : []))
  const [gone, accepted] = [which('gone'), which('accepted')]
  const { endpointHash } = pushSubscriptions
  if (gone.length > 0) await db.delete(pushSubscriptions).where(inArray(endpointHash, gone))
  if (accepted.length > 0)
    await db.update(pushSubscriptions).set({ lastAcceptedAt: now }).where(inArray(endpointHash, accepted))
  return accepted.length > 0
}

async function pushTo(sealed: string, notice: PushNotice): Promise<PushResult> {
  try {
    const subscription = pushSubscriptionSchema.parse(JSON.parse(openSealed('push subscriptions', sealed)))
    return await sendPush(subscription, notice)
  } catch (error) {
    // Sealed with a secret that was replaced twice: nobody can write to it any more.
    logError('push subscription', error)
    return 'gone'
  }
}
