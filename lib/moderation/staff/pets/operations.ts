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
import type { releasePetSchema, removePetSchema, unblockPhotosSchema } from '@/lib/moderation/staff/schema'
import { endMonthlyGifts } from '@/lib/money/donations/operations/end-monthly'
import { listTagsOfAccount } from '@/lib/people/accounts/queries'
import { hold, release } from '@/lib/pets/hold'
import { blockPhotosOf, unblockPhotos } from '@/lib/photos/block-operations'
import { findMailPicture } from '@/lib/photos/mail-picture-queries'
import { insertAudit } from '@/lib/platform/audit/operations'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { petReleasedMail, petRemovedMail } from '@/lib/platform/outbox/templates/pet'
import { type WriteTx, write } from '@/lib/platform/write'
import type { AuditAction } from '@/lib/text/copy/audit'
import { petPath } from '@/lib/text/routes'
import { listPhotoBlocks } from './queries'

type Pet = PetWithOwner['pet']

/**
 * Ends the hold, if any, and then e-mails the owner, unless they are suspended. Audited. Of concurrent decisions one succeeds.
 * `mistaken`: the removal before was, and the reports that it accepted are dismissed.
 * @returns whether the pet has a page now: not while its owner is blocked, suspended or waits for approval.
 * @throws as `requireDecider`; not_found; forbidden for the owner; conflict when the pet is blocked or not as `seen`.
 */
export async function releasePet(
  ctx: Context,
  { petId, seen, reason, mistaken, password }: z.output<typeof releasePetSchema>,
): Promise<{ hasPage: boolean }> {
  const staffId = await requireDecider(ctx, password)
  const { publishable } = await decide(ctx, {
    staffId,
    petId,
    seen,
    reason,
    action: ({ heldAt }) => (heldAt ? 'listing.release' : 'listing.keep'),
    reports: 'descartado',
    undoes: mistaken && 'listing.remove',
    change: release,
    mail: async (locked, tx) => {
      const { pet, owner, awaitsApproval } = locked
      if (!pet.heldAt || !isReachable(locked)) return null
      return petReleasedMail({
        name: owner.name,
        pet: pet.name,
        picture: await findMailPicture(tx, petId),
        url: awaitsApproval ? null : absoluteUrl(petPath(petId)),
      })
    },
  })
  return { hasPage: publishable }
}

/**
 * Withdraws and holds a pet, also one that nobody reported, closes its adoption requests and ends its monthly gifts. If
 * republished, it waits for review. @throws as `releasePet`.
 */
export async function removePet(
  ctx: Context,
  { petId, seen, reason, blockPhotos, password }: z.output<typeof removePetSchema>,
): Promise<void> {
  const staffId = await requireDecider(ctx, password)
  await decide(ctx, {
    staffId,
    petId,
    seen,
    reason,
    ...removal(ctx.now, reason, blockPhotos !== undefined),
  })
}

/** For API clients, which send no reason and no state. Idempotent. @throws as `requireRecentLogin`; not_found. */
export async function withdrawPet(ctx: Context, { petId }: { petId: number }): Promise<void> {
  await decide(ctx, {
    staffId: requireRecentLogin(ctx),
    petId,
    reason: undefined,
    ...removal(ctx.now, undefined),
  })
}

interface Decision {
  staffId: number
  petId: number
  /** Undefined where the pet only has to exist. */
  seen?: string
  reason: string | undefined
  action: (pet: Pet) => AuditAction
  reports: 'aceptado' | 'descartado'
  /** A decision that was a mistake, whose reports are dismissed as well. */
  undoes?: AuditAction | undefined
  change: (pet: Pet) => Partial<Pet>
  /** Called once the pet is changed. */
  mail: (locked: PetWithOwner, tx: WriteTx) => Promise<MailContent | null> | MailContent
  leaves?: true
  blocksPhotos?: boolean
}

const removal = (
  now: Date,
  reason: string | undefined,
  blocksPhotos = false,
): Omit<Decision, 'staffId' | 'petId' | 'seen' | 'reason'> => ({
  action: () => 'listing.remove',
  reports: 'aceptado',
  change: ({ heldAt }) => ({
    status: 'inactivo',
    statusChangedAt: now,
    ...hold('removal', heldAt ?? now),
  }),
  mail: ({ owner, pet }) => petRemovedMail({ name: owner.name, pet: pet.name, reason, blocksPhotos }),
  leaves: true,
  blocksPhotos,
})

/** @returns the pet as it was before. */
async function decide(
  ctx: Context,
  { staffId, petId, seen, reason, ...decision }: Decision,
): Promise<PetWithOwner> {
  const { now } = ctx
  return write(ctx, async (tx) => {
    const locked = await lockPetWithOwner(tx, petId)
    const { pet, owner } = locked
    requireUninvolved(staffId, [pet.ownerId])
    if (seen === undefined && pet.status === 'inactivo') return locked
    if (pet.blockedAt)
      throw new DomainError('conflict', 'Esta publicación está bloqueada: termina antes el bloqueo')
    const state = { ...pet, lastOpen: await findLastOpenReport(tx, petId) }
    const isOpen = decision.leaves ? isRemovable(state) : needsReview(state)
    if (seen !== undefined && (!isOpen || stateOfPet(state) !== seen)) {
      throw new DomainError(
        'conflict',
        'Esta publicación cambió o alguien decidió antes. Recarga la página y mírala de nuevo',
      )
    }
    const changed = { ...pet, ...decision.change(pet) }
    await tx.update(pets).set(decision.change(pet)).where(eq(pets.id, petId))
    if (pet.heldAt && !changed.heldAt) await restartClockOfPet(tx, petId, now)
    if (decision.leaves) {
      await endMonthlyGifts(tx, { petId }, { reason: 'retirada', now })
      await settleRequests(tx, pet, 'inactivo', { actorId: staffId, now, why: 'equipo' })
    }
    await tx.update(reports).set({ status: decision.reports, decidedAt: now }).where(isOpenReportOf(petId))
    if (decision.undoes) {
      const subject = `pet:${petId}` as const
      await dismissAccepted(tx, { about: reports.petId, id: petId, subject, action: decision.undoes, now })
    }
    await insertAudit(tx, {
      actorId: staffId,
      action: decision.action(pet),
      subject: `pet:${petId}`,
      name: pet.name,
      reason,
      createdAt: now,
    })
    const content = await decision.mail(locked, tx)
    if (content) await enqueueMail(tx, { to: owner.email, content, now })
    tx.expire(...tagsTouchedBy(pet, changed))
    if (decision.blocksPhotos) await blockPhotos(tx, pet, { staffId, now })
    return locked
  })
}

async function blockPhotos(tx: WriteTx, pet: Pet, { staffId, now }: { staffId: number; now: Date }) {
  const count = await blockPhotosOf(tx, { petId: pet.id, ownerId: pet.ownerId }, now)
  if (count === 0) return
  await insertAudit(tx, {
    actorId: staffId,
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

async function findLastOpenReport(tx: Db, petId: number): Promise<number> {
  const [row] = await tx
    .select({ id: max(reports.id) })
    .from(reports)
    .where(isOpenReportOf(petId))
  return row?.id ?? 0
}

/** Whoever published them can upload them anew. Audited. Idempotent. @throws as `requireDecider`; not_found. */
export async function unblockPetPhotos(
  ctx: Context,
  { petId, reason, password }: z.output<typeof unblockPhotosSchema>,
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
