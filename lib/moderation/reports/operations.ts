import { and, eq, inArray, isNotNull, lt, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db, Tx } from '@/db/client'
import { adoptionMessages, pets, reports } from '@/db/schema'
import { lockConversation, lockSides, requestNotFound } from '@/lib/adoption/requests/operations/lock'
import { hold } from '@/lib/pets/hold'
import { petNotFound } from '@/lib/pets/operations/lock'
import { accountIdOf } from '@/lib/platform/actor'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { petHiddenMail } from '@/lib/platform/outbox/templates/pet'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit, limitIp } from '@/lib/platform/rate-limits/operations'
import { keyedHash, knownHashes } from '@/lib/platform/secrets'
import { type WriteTx, write } from '@/lib/platform/write'
import { MESSAGE_REMOVED } from '@/lib/text/copy/reports'
import { DECISION_COOLDOWN_MS, hidesPet } from './policy'
import { findReporterHash, lockPetWithOwner, type PetWithOwner, weighReports } from './queries'
import type { reportConversationSchema, reportPetSchema } from './schema'

/** @returns the sender, as a report names them. @throws TooManyRequests. */
export async function countReport(ctx: Context) {
  const { db, actor, clientIp } = ctx
  const accountId = actor.kind === 'anonymous' ? null : accountIdOf(actor)
  // Account first: one that is used up must not use up its IP's limit for others.
  if (accountId !== null) await limit(ctx, LIMITS.reportAccount, accountId)
  await limitIp(ctx, LIMITS.reportIp)
  if (accountId !== null) return { reporterId: accountId }
  // While the secret is being replaced, one sender must not count as two.
  return { reporterIpHash: (await findReporterHash(db, knownHashes(clientIp))) ?? keyedHash(clientIp) }
}

/** Once per reporter and subject while open. @returns whether it is new. */
export async function insertReport(tx: Tx, report: typeof reports.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(reports)
    .values({ ...report, details: report.details || null })
    .onConflictDoNothing()
    .returning({ id: reports.id })
  return added.length > 0
}

/**
 * Once per reporter while open. Enough people, weighed by trust, hold the pet; of concurrent reports exactly one does.
 * @throws TooManyRequests; DomainError not_found for a pet without a page; forbidden for one's own.
 */
export async function reportPet(ctx: Context, report: z.output<typeof reportPetSchema>): Promise<void> {
  const { now } = ctx
  const { petId } = report
  const reporter = await countReport(ctx)
  await write(ctx, async (tx) => {
    const locked = await lockPetWithOwner(tx, petId)
    if (!isReportable(locked)) throw petNotFound()
    if (reporter.reporterId === locked.pet.ownerId) {
      throw new DomainError(
        'forbidden',
        'Esta publicación es tuya: puedes editarla o retirarla cuando quieras',
      )
    }
    const isNew = await insertReport(tx, { ...report, ...reporter, createdAt: now })
    if (!isNew || locked.pet.heldAt !== null) return
    const { reportIds, ...reporters } = await weighReports(tx, petId, now)
    if (!hidesPet(reporters, locked.owner.role === 'fundation' ? 'foundation' : 'person')) return
    await tx.update(reports).set({ hidAt: now }).where(inArray(reports.id, reportIds))
    await hide(tx, locked, now)
  })
}

/** Has a page, or had one until reports hid it, which some people still have open. Other held pets are not found. */
const isReportable = ({ pet, publishable }: PetWithOwner) =>
  publishable && pet.blockedAt === null && (pet.heldAt === null || pet.holdReason === 'reports')

async function hide(tx: WriteTx, { pet, owner }: PetWithOwner, now: Date): Promise<void> {
  await tx.update(pets).set(hold('reports', now)).where(eq(pets.id, pet.id))
  const content = petHiddenMail({ name: owner.name, pet: pet.name })
  await enqueueMail(tx, { to: owner.email, content, now })
  tx.expire(...tagsTouchedBy(pet, pet))
}

/**
 * Without a message it is the whole conversation. Once per reporter while open; nobody else is told.
 * @throws TooManyRequests; DomainError unauthenticated; not_found for everybody but the two sides; forbidden for one's
 *   own message; conflict when staff have removed it.
 */
export async function reportConversation(
  ctx: Context,
  report: z.output<typeof reportConversationSchema>,
): Promise<void> {
  const reporterId = accountIdOf(ctx.actor)
  await countReport(ctx)
  await write(ctx, async (tx) => {
    const { ownerId } = await lockSides(tx, report.requestId, reporterId)
    const own = reporterId === ownerId ? 'owner' : 'adopter'
    // It may have gone with an account while this one waited. Staff who remove a message hold it, so that no report of it
    // stays open.
    if ((await lockConversation(tx, report.requestId)).length === 0) throw requestNotFound()
    if (report.messageId !== null) await requireReportable(tx, report.requestId, report.messageId, own)
    await insertReport(tx, { ...report, reporterId, createdAt: ctx.now })
  })
}

async function requireReportable(
  tx: Db,
  requestId: number,
  messageId: number,
  own: 'owner' | 'adopter',
): Promise<void> {
  const [message] = await tx
    .select({ side: adoptionMessages.side, hiddenAt: adoptionMessages.hiddenAt })
    .from(adoptionMessages)
    .where(and(eq(adoptionMessages.requestId, requestId), eq(adoptionMessages.id, messageId)))
  if (!message) throw new DomainError('not_found', 'No encontramos ese mensaje')
  if (message.side === own) throw new DomainError('forbidden', 'Este mensaje es tuyo')
  if (message.hiddenAt) throw new DomainError('conflict', MESSAGE_REMOVED)
}

/** The hashed IP of a visitor's report goes once the decision about it no longer silences them. @returns how many. */
export async function forgetReporters(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DECISION_COOLDOWN_MS)
  const { count } = await db
    .update(reports)
    .set({ reporterIpHash: null })
    .where(
      and(isNotNull(reports.reporterIpHash), ne(reports.status, 'abierto'), lt(reports.decidedAt, before)),
    )
  return count
}
