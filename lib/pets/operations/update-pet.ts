import { eq } from 'drizzle-orm'
import { pets } from '@/db/schema'
import { type HoldDto, holdAfterEdit, toHoldDto } from '@/lib/pets/hold'
import { requireOwnPet, requirePublisher } from '@/lib/pets/policy'
import type { PetInput } from '@/lib/pets/schema'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { type LockedPet, lockOwnPet, petNotFound } from './lock'
import { type PhotoInput, type SettledPhotos, settlePhotos, writePhotos } from './pet-photos'
import { columnsOf, requireCatalogued } from './pet-values'

type PetChange = Partial<PetInput> &
  PhotoInput & {
    petId: number
    version?: number
  }

/**
 * Changes a pet and its photos. New text may start or end a hold; `freed` when it ended one.
 * @throws DomainError unauthenticated, forbidden, not_found, invalid; conflict for an old `version`; TooManyRequests.
 */
export async function updatePet(
  ctx: Context,
  { petId, version, uploads, files, ...fields }: PetChange,
): Promise<{ hold: HoldDto | null; freed: boolean }> {
  const present = await findOwnPet(ctx, petId)
  await limit(ctx, LIMITS.petAccount, present.ownerId)
  requireVersion(present, version)
  const change = withoutUndefined(fields)
  await requireCatalogued(ctx.db, { ...present, ...change })
  const photos = await settlePhotos(ctx, { uploads, files }, petId)
  const { before, after } = await write(ctx, async (tx) => {
    const before = await lockOwnPet(tx, ctx.actor, petId)
    requireVersion(before, version)
    // Without a version, the species may have changed meanwhile.
    await requireCatalogued(tx, { ...before, ...change })
    return { before, after: await applyChange(tx, before, change, photos, ctx.now) }
  })
  return {
    hold: toHoldDto(after),
    freed: before.heldAt !== null && after.heldAt === null && after.status !== 'inactivo',
  }
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
  const [row] = await tx
    .update(pets)
    .set({
      ...columnsOf(change),
      ...more,
      ...holdAfterEdit(before, words, before.ownerRole, now),
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

function requireVersion(pet: { version: number }, version: number | undefined): void {
  if (version === undefined || version === pet.version) return
  throw new DomainError(
    'conflict',
    'Esta mascota cambió mientras la editabas, quizá en otra pestaña. Lo que escribiste sigue aquí: abre la versión nueva y decide qué guardar.',
  )
}
