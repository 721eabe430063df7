import { and, eq, max } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import { pets, reports } from '@/db/schema'
import { restartClockOfPet } from '@/lib/adoption/clock/restart-operations'
import { settleRequests } from '@/lib/adoption/requests/operations/moves'
import { isReachable, lockPetWithOwner, type PetWithOwner } from '@/lib/moderation/reports/queries'
import { dismissAccepted } from '@/lib/moderation/staff/mistake-operations'
import { isRemovable, needsReview, requireUninvolved, stateOfPet } from '@/lib/moderation/staff/policy'
import { requireDecider, requireRecentLogin } from '@/lib/moderation/staff/reauthentication-operations'
import type { petDecisionSchema, releasePetSchema, removePetSchema } from '@/lib/moderation/staff/schema'
import { endMonthlyGifts } from '@/lib/money/donations/operations/end-monthly'
import { listTagsOfAccount } from '@/lib/people/accounts/queries'
import { hold, release } from '@/lib/pets/hold'
import { withdrawPetReminder } from '@/lib/pets/operations/confirm-pet'
import { blockPhotosOf, unblockPhotos } from '@/lib/photos/block-operations'
import { findMailPicture } from '@/lib/photos/mail-picture-queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { petReleasedMail, petRemovedMail } from '@/lib/platform/outbox/templates/pet'
import { type WriteTx, write } from '@/lib/platform/write'
import type { AuditAction } from '@/lib/text/copy/audit'
import { petPath } from '@/lib/text/routes'
import { listPhotoBlocks } from './queries'

type Pet = PetWithOwner['pet']

/**
 * Ends the hold, if any, and then e-mails the owner, unless they are suspended. Audited. Of concurrent decisions one succeeds.
 * A pet that its owner withdrew stays withdrawn.
 * `mistaken`: the removal before was, and the reports that it accepted are dismissed.
 * @returns whether the pet has a page now: not when withdrawn, nor while its owner is blocked, suspended or waits for approval.
 * @throws as `requireDecider`; not_found; forbidden for the owner; conflict when the pet is blocked or not as `seen`.
 */
export async function releasePet(
  ctx: Context,
  { petId, seen, reason, mistaken, password }: z.output<typeof releasePetSchema>,
): Promise<{ hasPage: boolean }> {
  const staffId = await requireDecider(ctx, password)
  const { now } = ctx
  return write(ctx, async (tx) => {
    const locked = await lockForDecision(tx, petId, staffId)
    const { pet, owner, awaitsApproval, publishable } = locked
    requireUnblocked(pet)
    const isWithdrawn = pet.status === 'inactivo'
    const state = await stateOf(tx, pet)
    if (!needsReview(state) || stateOfPet(state) !== seen) throw changedMeanwhile()
    const released = release(pet)
    if (released.remindedAt === null) await withdrawPetReminder(tx, pet)
    await tx.update(pets).set(released).where(eq(pets.id, petId))
    if (pet.heldAt) await restartClockOfPet(tx, petId, now)
    await decideReports(tx, petId, 'descartado', now)
    if (mistaken) {
      const subject = `pet:${petId}` as const
      await dismissAccepted(tx, { about: reports.petId, id: petId, subject, action: 'listing.remove', now })
    }
    const action = pet.heldAt ? 'listing.release' : 'listing.keep'
    await audit(tx, pet, { actorId: staffId, action, reason, createdAt: now })
    if (pet.heldAt && isReachable(locked)) {
      const content = petReleasedMail({
        name: owner.name,
        pet: pet.name,
        picture: await findMailPicture(tx, petId),
        isWithdrawn,
        url: awaitsApproval || isWithdrawn ? null : absoluteUrl(petPath(petId)),
      })
      await enqueueMail(tx, { to: owner.email, content, now })
    }
    tx.expire(...tagsTouchedBy(pet, { ...pet, ...released }))
    return { hasPage: publishable && !isWithdrawn }
  })
}

/**
 * Withdraws and holds a pet, also one that nobody reported, closes its adoption requests and ends its monthly gifts; a block
 * ends with it, so that nothing is shown in between. If republished, it waits for review. Of one that its owner withdrew, it
 * accepts the reports. @throws as `releasePet`, but not for a block.
 */
export async function removePet(
  ctx: Context,
  { petId, seen, reason, blockPhotos, password }: z.output<typeof removePetSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  await write(ctx, async (tx) => {
    const locked = await lockForDecision(tx, petId, actorId)
    const state = await stateOf(tx, locked.pet)
    if (!isRemovable(state) || stateOfPet(state) !== seen) throw changedMeanwhile()
    const blocksPhotos = blockPhotos !== undefined
    await remove(tx, locked, { actorId, reason, blocksPhotos, now: ctx.now })
    if (blocksPhotos) await blockPhotosOfPet(tx, locked.pet, { actorId, now: ctx.now })
  })
}

/** For API clients, which send no reason and no state. Idempotent. @throws as `requireRecentLogin`; not_found. */
export async function withdrawPet(ctx: Context, { petId }: { petId: number }): Promise<void> {
  const actorId = requireRecentLogin(ctx)
  await write(ctx, async (tx) => {
    const locked = await lockForDecision(tx, petId, actorId)
    if (locked.pet.status === 'inactivo') return
    await remove(tx, locked, { actorId, reason: undefined, blocksPhotos: false, now: ctx.now })
  })
}

async function lockForDecision(tx: WriteTx, petId: number, staffId: number): Promise<PetWithOwner> {
  const locked = await lockPetWithOwner(tx, petId)
  requireUninvolved(staffId, [locked.pet.ownerId])
  return locked
}

function requireUnblocked({ blockedAt }: Pet): void {
  if (blockedAt)
    throw new DomainError('conflict', 'Esta publicación está bloqueada: termina antes el bloqueo')
}

const changedMeanwhile = () =>
  new DomainError(
    'conflict',
    'Esta publicación cambió o alguien decidió antes. Recarga la página y mírala de nuevo',
  )

async function remove(
  tx: WriteTx,
  { pet, owner }: PetWithOwner,
  { actorId, reason, blocksPhotos, now }: Removal,
): Promise<void> {
  const isWithdrawn = pet.status === 'inactivo'
  const removed = {
    status: 'inactivo',
    statusChangedAt: isWithdrawn ? pet.statusChangedAt : now,
    blockedAt: null,
    ...hold('removal', now),
  } as const
  await tx.update(pets).set(removed).where(eq(pets.id, pet.id))
  await endMonthlyGifts(tx, { petId: pet.id }, { reason: 'retirada', now })
  await settleRequests(tx, pet, 'inactivo', { actorId, now, why: 'equipo' })
  await decideReports(tx, pet.id, 'aceptado', now)
  await audit(tx, pet, { actorId, action: 'listing.remove', reason, createdAt: now })
  const content = petRemovedMail({ name: owner.name, pet: pet.name, reason, blocksPhotos, isWithdrawn })
  await enqueueMail(tx, { to: owner.email, content, now })
  tx.expire(...tagsTouchedBy(pet, { ...pet, ...removed }))
}

interface Removal {
  actorId: number
  reason: string | undefined
  /** As the mail says. */
  blocksPhotos: boolean
  now: Date
}

const audit = (
  tx: WriteTx,
  { id, name }: Pet,
  entry: { actorId: number; action: AuditAction; reason?: string | undefined; createdAt: Date },
) => insertAudit(tx, { ...entry, subject: `pet:${id}`, name })

async function blockPhotosOfPet(tx: WriteTx, pet: Pet, { actorId, now }: { actorId: number; now: Date }) {
  const count = await blockPhotosOf(tx, { petId: pet.id, ownerId: pet.ownerId }, now)
  if (count === 0) return
  await insertAudit(tx, {
    actorId,
    action: 'photos.block',
    subject: `pet:${pet.id}`,
    detail: { count },
    name: pet.name,
    createdAt: now,
  })
  // They may have been on all pets of their owner.
  tx.expire(...(await listTagsOfAccount(tx, pet.ownerId)))
}

const isOpenReportOf = (petId: number) => and(eq(reports.petId, petId), eq(reports.status, 'abierto'))

async function stateOf(tx: Db, pet: Pet) {
  const [row] = await tx
    .select({ id: max(reports.id) })
    .from(reports)
    .where(isOpenReportOf(pet.id))
  return { ...pet, lastOpen: row?.id ?? 0 }
}

const decideReports = (tx: Db, petId: number, status: 'aceptado' | 'descartado', now: Date) =>
  tx.update(reports).set({ status, decidedAt: now }).where(isOpenReportOf(petId))

/** Whoever published them can upload them anew. Audited. Idempotent. @throws as `requireDecider`; not_found. */
export async function unblockPetPhotos(
  ctx: Context,
  { petId, reason, password }: z.output<typeof petDecisionSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  await write(ctx, async (tx) => {
    const { pet } = await lockPetWithOwner(tx, petId)
    requireUninvolved(actorId, [pet.ownerId])
    const count = await unblockPhotos(tx, await listPhotoBlocks(tx, petId))
    if (count === 0) return
    await insertAudit(tx, {
      actorId,
      action: 'photos.unblock',
      subject: `pet:${petId}`,
      detail: { count },
      name: pet.name,
      reason,
      createdAt: ctx.now,
    })
  })
}
