import { eq } from 'drizzle-orm'
import { pets } from '@/db/schema'
import { tagsTouchedBy } from '@/lib/cache-tags'
import type { Context } from '@/lib/context'
import { DomainError } from '@/lib/errors'
import { type HoldDto, holdAfterEdit, holdDto } from '../hold'
import { requireOwnPet, requirePublisher } from '../policy'
import type { PetInput } from '../schema'
import { lockPet, petNotFound } from './lock'
import { type PhotoInput, reportCopies, settlePhotos, writePhotos } from './pet-photos'
import { columnsOf, requireCatalogued } from './pet-values'

/** Some of what a listing says; what is absent stays. */
type PetChange = Partial<PetInput> &
  PhotoInput & {
    petId: number
    /** Of the pet when its form was opened; absent where a client does not know versions. */
    version?: number
  }

/**
 * Changes a listing, its photos included. Where several change it at once, whoever comes with an old `version` is told
 * and nothing is lost. New words may be held like those of a new listing, or free it.
 * @returns its hold, null when it is not held; and whether it was held and is shown again now.
 * @throws DomainError unauthenticated, forbidden, not_found; conflict for an old version; invalid with its fields.
 */
export async function updatePet(
  ctx: Context,
  { petId, version, uploads, files, ...fields }: PetChange,
): Promise<{ hold: HoldDto | null; freed: boolean }> {
  const present = await findOwnPet(ctx, petId)
  requireVersion(present, version)
  const change = withoutGaps(fields)
  await requireCatalogued(ctx.db, { ...present, ...change })
  const photos = await settlePhotos(ctx, { uploads, files }, petId)
  const { before, after, fresh } = await ctx.db.transaction(async (tx) => {
    const before = await lockPet(tx, petId)
    requireVersion(before, version)
    // Whoever knows no versions may have another kind of animal before them by now.
    await requireCatalogued(tx, { ...before, ...change })
    const words = { name: before.name, description: before.description, ...change }
    const [row] = await tx
      .update(pets)
      .set({
        ...columnsOf(change),
        ...holdAfterEdit(before, words, before.ownerRole, ctx.now),
        version: before.version + 1,
        updatedAt: ctx.now,
      })
      .where(eq(pets.id, petId))
      .returning()
    if (!row) throw petNotFound()
    return {
      before,
      after: { ...row, ownerRole: before.ownerRole },
      fresh: await writePhotos(tx, petId, photos),
    }
  })
  ctx.expire(...tagsTouchedBy(null, after))
  reportCopies(ctx, after, fresh)
  return {
    hold: holdDto(after),
    freed: before.heldAt !== null && after.heldAt === null && after.status !== 'inactivo',
  }
}

/**
 * A listing of whoever asks.
 * @throws DomainError unauthenticated, not_found; forbidden for somebody else's.
 */
export async function findOwnPet(ctx: Context, petId: number) {
  requirePublisher(ctx.actor)
  const [pet] = await ctx.db.select().from(pets).where(eq(pets.id, petId))
  if (!pet) throw petNotFound()
  requireOwnPet(ctx.actor, pet)
  return pet
}

/** What is undefined would otherwise stand for a value. */
const withoutGaps = (fields: Partial<PetInput>): Partial<PetInput> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

function requireVersion(pet: { version: number }, version: number | undefined): void {
  if (version === undefined || version === pet.version) return
  throw new DomainError(
    'conflict',
    'Esta mascota cambió mientras la editabas, quizá en otra pestaña. Lo que escribiste sigue aquí: abre la versión nueva y decide qué guardar.',
  )
}
