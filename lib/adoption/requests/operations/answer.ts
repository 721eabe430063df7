import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '@/db/client'
import { adoptionRequests, pets, users } from '@/db/schema'
import { textRefusal } from '@/lib/adoption/requests/copy'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import {
  ACCEPTANCES_A_DAY,
  ACCEPTANCES_BY_PERSON_A_DAY,
  hindranceOf,
  refusalOf,
  requireOutcome,
  requireSide,
  TOO_MANY_ACCEPTANCES,
  TOO_MANY_ACCEPTANCES_BY_PERSON,
} from '@/lib/adoption/requests/policy'
import { countAcceptances, findRejectionNote, findRequest } from '@/lib/adoption/requests/queries'
import type { RejectInput } from '@/lib/adoption/requests/schema'
import { type AdoptionEvent, petAfter } from '@/lib/adoption/requests/transitions'
import { confirmedColumns, withdrawPetReminder } from '@/lib/pets/operations/confirm-pet'
import { hasPublicPage } from '@/lib/pets/own-queries'
import { accountIdOf } from '@/lib/platform/actor'
import { answerRateTag, tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields, TooManyRequests } from '@/lib/platform/errors'
import { write } from '@/lib/platform/write'
import { checkText } from '@/lib/text/check/text-check'
import { DAY_SECONDS, daysBefore } from '@/lib/text/durations'
import { type LockedPet, lockRequest } from './lock'
import { changePetStatus, type Move, moveRequests } from './moves'
import { countAnswer } from './pet-status'

/**
 * Every change by one of the two sides is one transaction under the lock of its pet: the request, the pet, its other
 * requests and all mails, or nothing. Repeating one does nothing; one that can no longer happen is a conflict.
 * @throws DomainError unauthenticated, forbidden, not_found, conflict, also for an owner while the adopter or the
 * listing is blocked; TooManyRequests. So do all of them.
 */

interface Given {
  requestId: number
}

/** Marks a request as read by the owner, when they look at it. Pages may run it while they render: it expires nothing. */
export const openRequest = (ctx: Context, { requestId }: Given): Promise<void> =>
  answer(ctx, requestId, 'open')

/**
 * Accepts a request: the pet is in process, the other requests wait, both sides get the other's contacts by mail. Of
 * concurrent acceptances for one pet one succeeds. @throws DomainError conflict also while the pet is held.
 */
export const acceptRequest = (ctx: Context, { requestId }: Given): Promise<void> =>
  answer(ctx, requestId, 'accept')

/**
 * Rejects a request with a text for the adopter, who also gets similar pets. @throws DomainError invalid (`text`) also,
 * for contacts and prices. @returns whether it is this text that was sent: a rejection stays as it was first.
 */
export async function rejectRequest(
  ctx: Context,
  { requestId, reason, text }: RejectInput,
): Promise<{ isSent: boolean }> {
  await answer(ctx, requestId, 'reject', { reason, note: text })
  return { isSent: (await findRejectionNote(ctx.db, requestId)) === text }
}

/** Withdraws the actor's own request. One that was just accepted is a conflict: the adopter should know first. */
export const withdrawRequest = (ctx: Context, { requestId }: Given): Promise<void> =>
  answer(ctx, requestId, 'withdraw')

/** Withdraws the actor's own request after it was accepted: the pet is adoptable again, and those who wait are told. */
export const renounceAdoption = (ctx: Context, { requestId }: Given): Promise<void> =>
  answer(ctx, requestId, 'renounce')

/** Takes an acceptance back: the request is in review again and the pet adoptable, and those who wait are told. */
export const undoAcceptance = (ctx: Context, { requestId }: Given): Promise<void> =>
  answer(ctx, requestId, 'undo')

/** Says that the pet lives with this adopter: the request is concluded, the pet adopted, the others are closed. */
export const concludeAdoption = (ctx: Context, { requestId }: Given): Promise<void> =>
  answer(ctx, requestId, 'conclude')

/**
 * Ends an adoption that did not work out: the request is returned, and the pet looks for a family again.
 * @returns whether others see it
 */
export async function returnPet(ctx: Context, { requestId }: Given): Promise<{ hasPage: boolean }> {
  await answer(ctx, requestId, 'return')
  const [request] = await ctx.db
    .select({ petId: adoptionRequests.petId })
    .from(adoptionRequests)
    .where(eq(adoptionRequests.id, requestId))
  return { hasPage: request !== undefined && (await hasPublicPage(ctx.db, request.petId)) }
}

async function answer(
  ctx: Context,
  requestId: number,
  event: AdoptionEvent,
  words: Pick<Move, 'reason' | 'note'> = {},
): Promise<void> {
  const actorId = accountIdOf(ctx.actor)
  // Looking is no answer, and happens once per request.
  if (event !== 'open') await countAnswer(ctx, actorId)
  await write(ctx, async (tx) => {
    const { request, pet } = await lockRequest(tx, requestId, actorId)
    requireSide(ctx.actor, event, { adopterId: request.adopterId, ownerId: pet.ownerId })
    const isAdopterBlocked = pet.ownerId === actorId && (await isBlocked(tx, request.adopterId))
    // Pages mark requests as read while they render.
    if (isAdopterBlocked && event === 'open') return
    const refusal = refusalOf(event, hindranceOf({ ...pet, isAdopterBlocked }))
    if (!requireOutcome(event, request)) return
    if (refusal) throw new DomainError('conflict', refusal)
    requireCleanNote(words.note)
    if (event === 'accept') await requireFewAcceptances(tx, pet, ctx)
    const mover = { actorId, now: ctx.now }
    await moveRequests(tx, pet, { event, ids: [requestId], ...words }, mover)
    const status = petAfter(event)
    if (status) await changePetStatus(tx, pet, status, mover)
    else if (event === 'reject') await confirmAnswered(tx, pet, ctx.now)
    if (status !== null || event === 'reject') tx.expire(...tagsTouchedBy(pet, pet))
    if (event === 'accept' || event === 'reject') tx.expire(answerRateTag(pet.ownerId))
  })
}

/** What a blocked person asked for stays as it is, for as long as nobody is shown it. */
async function isBlocked(tx: Tx, adopterId: number): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, adopterId), isNotNull(users.blockedAt)))) > 0
}

/** Foundations' notes are checked, too: their contacts are on their page, and nobody asks for money. */
function requireCleanNote(note: string | undefined): void {
  const issue = note && checkText(note, 'user')
  if (issue) throw invalidFields({ text: textRefusal(issue) })
}

/** Each acceptance mails everybody who has asked, and hands out contacts. @throws TooManyRequests. */
async function requireFewAcceptances(tx: Tx, pet: LockedPet, { actor, now }: Context): Promise<void> {
  const { ofPet, ofOwner } = await countAcceptances(tx, pet, daysBefore(now, 1))
  if (ofPet >= ACCEPTANCES_A_DAY) throw new TooManyRequests(DAY_SECONDS, TOO_MANY_ACCEPTANCES)
  if (actor.kind !== 'foundation' && ofOwner >= ACCEPTANCES_BY_PERSON_A_DAY)
    throw new TooManyRequests(DAY_SECONDS, TOO_MANY_ACCEPTANCES_BY_PERSON)
}

/** Whoever answers still looks after the pet. */
async function confirmAnswered(tx: Tx, pet: LockedPet, now: Date): Promise<void> {
  await withdrawPetReminder(tx, pet)
  await tx.update(pets).set(confirmedColumns(now)).where(eq(pets.id, pet.id))
}

/**
 * A request for one of its two sides, null for everybody else. The owner's first look opens it, unless it is `ahead` of
 * them: a prefetch is no look.
 * @throws DomainError unauthenticated.
 */
export async function readRequest(
  ctx: Context,
  requestId: number,
  { ahead }: { ahead: boolean },
): Promise<RequestDetailDto | null> {
  const accountId = accountIdOf(ctx.actor)
  const request = await findRequest(ctx.db, accountId, requestId)
  if (request?.side !== 'owner' || request.status !== 'enviada' || ahead) return request
  await openRequest(ctx, { requestId })
  return findRequest(ctx.db, accountId, requestId)
}
