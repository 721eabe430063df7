import { isDeepStrictEqual } from 'node:util'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { type PetRow, pets, photoUploads, users } from '@/db/schema'
import { accountGone } from '@/lib/people/accounts/queries'
import { takeDraft } from '@/lib/pets/drafts/operations'
import { checkTextHold } from '@/lib/pets/hold'
import { listPetPhotos } from '@/lib/pets/own-queries'
import { requirePublisher } from '@/lib/pets/policy'
import type { PetInput } from '@/lib/pets/schema'
import { isUploadId } from '@/lib/photos/file-names'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { MINUTE_MS } from '@/lib/text/durations'
import type { CountryId, HoldReason, Role } from '@/lib/text/vocabulary'
import { type PhotoInput, type SettledPhotos, settlePhotos, writePhotos } from './pet-photos'
import { columnsOf, requireCatalogued } from './pet-values'
import { holdAfterRemoval } from './removal-hold'

type NewPet = PetInput & PhotoInput & { draftId?: number }

/**
 * Publishes a pet in the actor's city, or in its draft's, which ends; `holdReason` says why staff see it first. Idempotent by its
 * uploads, as long as they are there; for a minute by all that it says and shows.
 * @returns `isOther` where a pet with one of these uploads is there that says or shows something else, which stays
 * @throws DomainError unauthenticated; forbidden for staff; invalid, without fields if the account has no city; conflict if the
 * draft is gone or its code is taken; TooManyRequests.
 */
export async function createPet(
  ctx: Context,
  input: NewPet,
): Promise<{ id: number; holdReason: HoldReason | null; isOther?: true }> {
  const ownerId = requirePublisher(ctx.actor)
  const rule = ctx.actor.kind === 'foundation' ? LIMITS.publishFoundation : LIMITS.publishPerson
  const refund = await limit(ctx, rule, ownerId)
  try {
    await requireCatalogued(ctx.db, input)
    const { uploads, files, draftId, ...words } = input
    const photos = await settlePhotos(ctx, { uploads: uploads ?? [], files })
    const { pet, isNew, isOther } = await write(ctx, (tx) =>
      publishOnce(tx, ownerId, words, photos, ctx.now, { draftId, uploads }),
    )
    if (!isNew) await refund()
    return { id: pet.id, holdReason: pet.holdReason, ...(isOther && { isOther }) }
  } catch (error) {
    await refund()
    throw error
  }
}

async function publishOnce(
  tx: WriteTx,
  ownerId: number,
  input: PetInput,
  photos: SettledPhotos,
  now: Date,
  { draftId, uploads = [] }: Pick<NewPet, 'draftId' | 'uploads'>,
) {
  const publisher = await lockPublisher(tx, ownerId)
  const uploadIds = uploads.filter(isUploadId)
  const shown = await findPublishedWith(tx, ownerId, uploadIds)
  if (shown) return { pet: shown, isNew: false, isOther: !(await isRepeat(tx, shown, input, photos)) }
  const repeated = await findRepeated(tx, ownerId, { input, photos, now })
  if (repeated) return { pet: repeated, isNew: false, isOther: false }
  const { place, ...code } = draftId === undefined ? {} : await takeDraft(tx, ownerId, draftId)
  const pet = await insertPet(tx, { ...publisher, ...place, ...code, ownerId }, input, photos, now)
  await tx.update(photoUploads).set({ petId: pet.id }).where(isOwnUpload(ownerId, uploadIds))
  return { pet, isNew: true, isOther: false }
}

const isOwnUpload = (ownerId: number, ids: readonly string[]) =>
  and(eq(photoUploads.ownerId, ownerId), inArray(photoUploads.id, [...ids]))

/** The answer to the first try was lost with the connection; each form has uploads of its own. */
async function findPublishedWith(tx: Db, ownerId: number, uploadIds: readonly string[]) {
  const [row] = await tx
    .select({ pet: pets })
    .from(photoUploads)
    .innerJoin(pets, eq(pets.id, photoUploads.petId))
    .where(and(isOwnUpload(ownerId, uploadIds), eq(pets.ownerId, ownerId), eq(pets.status, 'adoptable')))
    .limit(1)
  return row?.pet
}

/** Writes a new pet with its photos; call `lockPublisher` first. */
export async function insertPet(
  tx: WriteTx,
  publisher: Publisher & { ownerId: number; ownCode?: string },
  input: PetInput,
  photos: SettledPhotos,
  now: Date,
) {
  const { role: ownerRole, ...ownerAndPlace } = publisher
  const [row] = await tx
    .insert(pets)
    .values({
      ...columnsOf(input),
      ...((await holdAfterRemoval(tx, { ownerId: publisher.ownerId, ownerRole }, now)) ??
        checkTextHold(input, ownerRole, now)),
      ...ownerAndPlace,
      statusChangedAt: now,
      publishedAt: now,
      confirmedAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The pet was not written')
  await writePhotos(tx, row, photos)
  const pet = { ...row, ownerRole }
  tx.expire(...tagsTouchedBy(null, pet))
  return pet
}

interface Publisher {
  role: Role
  countryId: CountryId
  cityId: number
}

/**
 * Serialises submissions of the same form. @throws DomainError not_found when the account is gone; invalid without a
 * city.
 */
export async function lockPublisher(tx: Db, id: number): Promise<Publisher> {
  const [account] = await tx
    .select({ role: users.role, countryId: users.countryId, cityId: users.cityId })
    .from(users)
    .where(and(eq(users.id, id), eq(users.active, true)))
    .for('no key update')
  if (!account) throw accountGone()
  const { role, countryId, cityId } = account
  if (countryId === null || cityId === null) {
    throw new DomainError(
      'invalid',
      'Dinos primero en qué ciudad vives: elígela en tu perfil y vuelve a publicar',
    )
  }
  return { role, countryId, cityId }
}

async function findRepeated(
  tx: Db,
  ownerId: number,
  { input, photos, now }: { input: PetInput; photos: SettledPhotos; now: Date },
) {
  const recent = await tx
    .select()
    .from(pets)
    .where(
      and(
        eq(pets.ownerId, ownerId),
        eq(pets.status, 'adoptable'),
        eq(pets.name, input.name),
        gt(pets.publishedAt, new Date(now.getTime() - MINUTE_MS)),
      ),
    )
  for (const pet of recent) if (await isRepeat(tx, pet, input, photos)) return pet
}

async function isRepeat(tx: Db, pet: PetRow, input: PetInput, photos: SettledPhotos): Promise<boolean> {
  if (!saysTheSame(pet, input)) return false
  const shown = (await listPetPhotos(tx, pet.id)).map(({ hash }) => hash)
  return isDeepStrictEqual(shown, [...new Set(photos.added)])
}

const saysTheSame = (pet: PetRow, input: PetInput): boolean =>
  Object.entries(columnsOf(input)).every(([column, value]) =>
    isDeepStrictEqual(pet[column as keyof typeof pet], value),
  )
