import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { pets } from '@/db/schema'
import { FIXED_BY_ADOPTION, fixedFact } from '@/lib/pets/fixed-facts'
import { type HoldDto, holdAfterEdit, toHoldDto } from '@/lib/pets/hold'
import { isAdoptedHere } from '@/lib/pets/own-queries'
import { requireOwnPet, requirePublisher } from '@/lib/pets/policy'
import type { PetInput } from '@/lib/pets/schema'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { invalidFields } from '@/lib/platform/errors'
import type { RecordEdit } from '@/lib/platform/forms/record'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { plainLine } from '@/lib/text/plain-text'
import { withdrawPetReminder } from './confirm-pet'
import { type LockedPet, lockOwnPet, petNotFound } from './lock'
import { mergePet } from './merge-pet'
import { type PhotoInput, type SettledPhotos, settlePhotos, writePhotos } from './pet-photos'
import { columnsOf, requireCatalogued } from './pet-values'

type PetChange = Partial<PetInput> &
  PhotoInput & {
    petId: number
    /** Version that a form was filled in from; without it the change applies to the pet as it is. */
    edit?: RecordEdit
  }

/**
 * Changes a pet and its photos. New text may start or end a hold; `freed` when it ended one, `withdrawn` where nobody
 * sees it until it is published again, `merged` when changes were kept that the form had not seen.
 * @throws DomainError unauthenticated, forbidden, not_found; invalid, also for another name, species or gender of a pet that was
 *   adopted by a request; RecordChanged; TooManyRequests.
 */
export async function updatePet(
  ctx: Context,
  { petId, edit, uploads, files, ...fields }: PetChange,
): Promise<{ hold: HoldDto | null; freed: boolean; withdrawn: boolean; merged: boolean }> {
  const present = await findOwnPet(ctx, petId)
  await limit(ctx, LIMITS.petAccount, present.ownerId)
  const change = withoutUndefined(fields)
  await requireCatalogued(ctx.db, { ...present, ...change })
  const photos = await settlePhotos(ctx, { uploads, files }, petId)
  const { before, after, merged } = await write(ctx, async (tx) => {
    const before = await lockOwnPet(tx, ctx.actor, petId)
    const result = edit
      ? await mergePet(tx, before, { change, photos }, edit)
      : { change, photos, merged: false }
    await requireSameAnimal(tx, before, result.change)
    // The species may have changed meanwhile.
    await requireCatalogued(tx, { ...before, ...result.change })
    const after = await applyChange(tx, before, result.change, result.photos, ctx.now)
    return { before, after, merged: result.merged }
  })
  return {
    hold: toHoldDto(after),
    freed: before.heldAt !== null && after.heldAt === null && after.status !== 'inactivo',
    withdrawn: after.status === 'inactivo',
    merged,
  }
}

/**
 * Whom somebody adopted by a request stays who it is: their certificate, check-ins and story name it. Imports leave such pets
 * alone (`keptReason`). @throws DomainError invalid for another name, species or gender.
 */
async function requireSameAnimal(tx: Db, before: LockedPet, change: Partial<PetInput>): Promise<void> {
  // As a form cleans it: an earlier release may have stored more.
  const present = { ...before, name: plainLine(before.name) }
  const changed = FIXED_BY_ADOPTION.filter((key) => key in change && change[key] !== present[key])
  if (changed.length === 0 || !(await isAdoptedHere(tx, before.id))) return
  throw invalidFields(Object.fromEntries(changed.map((key) => [key, fixedFact(before)])))
}

/** For a locked pet; its new text may start or end a hold. */
export async function applyChange(
  tx: WriteTx,
  before: LockedPet,
  change: Partial<PetInput>,
  photos: SettledPhotos,
  now: Date,
  more: Partial<Pick<LockedPet, 'ownCode' | 'cityId' | 'countryId'>> = {},
) {
  const words = { name: before.name, description: before.description, ...change }
  const held = holdAfterEdit(before, words, before.ownerRole, now)
  // It is asked about anew.
  if (held.remindedAt === null) await withdrawPetReminder(tx, before)
  const [row] = await tx
    .update(pets)
    .set({
      ...columnsOf(change),
      ...more,
      ...held,
      version: before.version + 1,
      updatedAt: now,
    })
    .where(eq(pets.id, before.id))
    .returning()
  if (!row) throw petNotFound()
  await writePhotos(tx, row, photos)
  const after = { ...row, ownerRole: before.ownerRole }
  tx.expire(...tagsTouchedBy(before, after))
  return after
}

/** @throws DomainError unauthenticated, not_found; forbidden for somebody else's. */
export async function findOwnPet(ctx: Context, petId: number) {
  requirePublisher(ctx.actor)
  const [pet] = await ctx.db.select().from(pets).where(eq(pets.id, petId))
  if (!pet) throw petNotFound()
  requireOwnPet(ctx.actor, pet)
  return pet
}

/** Undefined would override in a spread. */
const withoutUndefined = (fields: Partial<PetInput>): Partial<PetInput> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
