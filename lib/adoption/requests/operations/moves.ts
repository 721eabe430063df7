import { and, eq, inArray, isNull } from 'drizzle-orm'
import { isOneOf } from '@/db/conditions'
import {
  adoptionCheckIns,
  adoptionMessages,
  adoptionRequestEvents,
  adoptionRequests,
  pets,
  users,
} from '@/db/schema'
import { withdrawOverdueMails, withdrawReminders } from '@/lib/adoption/clock/withdraw-operations'
import { hasEnded } from '@/lib/adoption/requests/policy'
import { eventOfPet, TRANSITIONS } from '@/lib/adoption/requests/transitions'
import { endStoriesOfRequests } from '@/lib/adoption/stories/end-operations'
import { endMonthlyGifts } from '@/lib/money/donations/operations/end-monthly'
import { confirmedColumns, withdrawPetReminder } from '@/lib/pets/operations/confirm-pet'
import { holdAfterRemoval } from '@/lib/pets/operations/removal-hold'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import { groupBy } from '@/lib/platform/collections'
import type { WriteTx } from '@/lib/platform/write'
import { ADOPTION_STATUSES, type ClosingReason, type PetStatus } from '@/lib/text/vocabulary'
import type { LockedPet } from './lock'
import { mailMove, type News } from './mails'
import { withdrawCheckInMails, withdrawMessageMails } from './withdraw-mails'

/** One event that happens to requests of one pet. */
export interface Move extends News {
  ids: readonly number[]
}

interface Mover {
  /** Who caused it; null for jobs and staff. */
  actorId: number | null
  now: Date
  why?: ClosingReason
}

/**
 * Moves requests of a locked pet, writes their timeline and enqueues the mails. What the clock would mail about them is
 * withdrawn, but for the word to the adopter where they are only opened, and messages of ended ones, which nobody can answer;
 * how a returned pet is doing is asked no more, and its story ends. Requests in another state, or whose adopter has just left,
 * are skipped. @returns how many moved.
 */
export async function moveRequests(
  tx: WriteTx,
  pet: LockedPet,
  move: Move,
  { actorId, now }: Mover,
): Promise<number> {
  const { by, from, to } = TRANSITIONS[move.event]
  const moved = await tx
    .update(adoptionRequests)
    .set({ status: to, reason: move.reason ?? null, updatedAt: now })
    .where(and(isOneOf(adoptionRequests.id, move.ids), inArray(adoptionRequests.status, [...from])))
    .returning()
  if (moved.length === 0) return 0
  await tx.insert(adoptionRequestEvents).values(
    moved.map(({ id }) => ({
      requestId: id,
      actorId: by === 'system' ? null : actorId,
      status: to,
      note: move.note,
      createdAt: now,
    })),
  )
  const ids = moved.map(({ id }) => id)
  if (move.event === 'return') {
    await withdrawCheckInMails(tx, inArray(adoptionCheckIns.requestId, ids))
    await endStoriesOfRequests(tx, ids)
  } else {
    // Opening a request is no answer to its adopter.
    if (move.event !== 'open') await withdrawOverdueMails(tx, pet.ownerId, ids)
    await withdrawReminders(tx, pet.ownerId, moved, now)
  }
  if (hasEnded(to)) await withdrawMessageMails(tx, isOneOf(adoptionMessages.requestId, ids))
  await mailMove(tx, pet, move, moved, now)
  return moved.length
}

/**
 * Moves all requests of a pet as its new status demands (`eventOfPet`), with their events, mails and what follows. What its
 * owner was to be asked about it is mailed no more, nor are a withdrawn pet's unanswered check-ins. @param pet locked by the caller
 */
export async function settleRequests(
  tx: WriteTx,
  pet: LockedPet,
  status: PetStatus,
  mover: Mover,
): Promise<void> {
  await withdrawPetReminder(tx, pet)
  // About a pet that is withdrawn nobody is asked any more.
  if (status === 'inactivo')
    await withdrawCheckInMails(tx, and(eq(adoptionRequests.petId, pet.id), isNull(adoptionCheckIns.answer)))
  const moved = ADOPTION_STATUSES.filter((from) => eventOfPet(status, from) !== null)
  const requests = await tx
    .select({ id: adoptionRequests.id, status: adoptionRequests.status })
    .from(adoptionRequests)
    .where(and(eq(adoptionRequests.petId, pet.id), inArray(adoptionRequests.status, moved)))
    .orderBy(adoptionRequests.id)
  const byEvent = groupBy(requests, (request) => eventOfPet(status, request.status))
  for (const [event, moving] of byEvent) {
    if (event === null) continue
    const reason = event === 'close' ? (mover.why ?? CLOSED_BY_STATUS[status]) : undefined
    const acceptedId = moving.find((request) => request.status === 'aceptada')?.id
    await moveRequests(tx, pet, { event, ids: moving.map(({ id }) => id), reason, acceptedId }, mover)
  }
}

const CLOSED_BY_STATUS: Partial<Record<PetStatus, ClosingReason>> = {
  adoptado: 'adoptada',
  inactivo: 'retirada',
}

/** Adopted pets did not move along with their owner; one that comes back to a private owner is where they live now. */
async function findHomeOfReturned(
  tx: WriteTx,
  pet: LockedPet,
): Promise<Pick<LockedPet, 'countryId' | 'cityId'> | null> {
  if (pet.ownerRole !== 'user' || (pet.status !== 'adoptado' && pet.status !== 'inactivo')) return null
  const [owner] = await tx
    .select({ countryId: users.countryId, cityId: users.cityId })
    .from(users)
    .where(eq(users.id, pet.ownerId))
  const { countryId = null, cityId = null } = owner ?? {}
  return countryId === null || cityId === null ? null : { countryId, cityId }
}

/** Nobody looked at it while it was withdrawn: if held, it waits for staff from now on. */
const holdOfComeback = async (tx: WriteTx, pet: LockedPet, now: Date) =>
  pet.heldAt ? { heldAt: now } : holdAfterRemoval(tx, pet, now)

/**
 * Gives a locked pet another status and moves its requests; one that leaves ends its monthly gifts, one that comes back is where its
 * owner lives.
 * The owner's word also confirms it; of anybody else's, they are asked anew before it is paused.
 */
export async function changePetStatus(
  tx: WriteTx,
  pet: LockedPet,
  status: PetStatus,
  mover: Mover,
): Promise<void> {
  const { now } = mover
  const confirmed = mover.actorId === pet.ownerId ? confirmedColumns(now) : { remindedAt: null }
  const home = status === 'adoptable' ? await findHomeOfReturned(tx, pet) : null
  await tx
    .update(pets)
    .set({
      status,
      statusChangedAt: now,
      updatedAt: now,
      ...(pet.status === 'inactivo' && (await holdOfComeback(tx, pet, now))),
      ...((status === 'adoptable' || status === 'en proceso') && confirmed),
      ...home,
    })
    .where(eq(pets.id, pet.id))
  if (home) tx.expire(...tagsTouchedBy(pet, { ...pet, ...home }))
  if (status === 'adoptado' || status === 'inactivo')
    await endMonthlyGifts(
      tx,
      { petId: pet.id },
      { reason: status === 'adoptado' ? 'adoptada' : 'retirada', now },
    )
  await settleRequests(tx, pet, status, mover)
}
