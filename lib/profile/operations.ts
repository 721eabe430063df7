import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import {
  adoptionRequests,
  emailTokens,
  externalIdentities,
  favourites,
  foundationDocuments,
  foundations,
  knownAddresses,
  pets,
  photoUploads,
  reports,
  reviews,
  users,
} from '@/db/schema'
import { requirePassword } from '@/lib/accounts/operations/change-password'
import { accountIdOf } from '@/lib/accounts/policy'
import { isCityOf } from '@/lib/accounts/queries'
import type { deleteAccountSchema, profileSchema } from '@/lib/accounts/schema'
import type { Context } from '@/lib/context'
import { DomainError } from '@/lib/errors'
import { fileStore } from '@/lib/integrations/files/store'
import { deliverSoon } from '@/lib/outbox/delivery'
import { enqueueMail } from '@/lib/outbox/operations'
import { accountDeletedMail } from '@/lib/outbox/templates/account'
import { tagsTouchedBy } from '@/lib/pets/cache'
import { originalName } from '@/lib/photos/files'
import { listUploadIds } from '@/lib/photos/queries'
import { storePhotoFile } from '@/lib/photos/uploads'
import { accountReporter } from '@/lib/reports/reporter'
import { hasReceivedDonations, listDocumentFiles, listTagsOfAccount } from './queries'

/**
 * Changes what people say about themselves. Pets that are published stay where they are.
 * @throws DomainError unauthenticated; invalid when the city lies in another country.
 */
export async function updateProfile(ctx: Context, input: z.output<typeof profileSchema>): Promise<void> {
  const id = accountIdOf(ctx.actor)
  if (!(await isCityOf(ctx.db, input.cityId, input.countryId))) {
    const sentence = 'Por favor selecciona una ciudad'
    throw new DomainError('invalid', sentence, { cityId: sentence })
  }
  await ctx.db.update(users).set(input).where(eq(users.id, id))
  ctx.expire(...(await listTagsOfAccount(ctx.db, id)))
}

/** Some of what people say about themselves; what is absent stays. */
export type ProfileChange = Partial<z.output<typeof profileSchema>>

/**
 * Changes some of it, for clients that send what they have. A city that lies in another country is taken for none.
 * @throws DomainError unauthenticated.
 */
export async function patchProfile(ctx: Context, change: ProfileChange): Promise<void> {
  const id = accountIdOf(ctx.actor)
  await ctx.db.transaction(async (tx) => {
    const [present] = await tx
      .select({ countryId: users.countryId, cityId: users.cityId })
      .from(users)
      .where(eq(users.id, id))
      .for('update')
    if (!present) throw new DomainError('not_found', 'Esta cuenta ya no existe')
    const { countryId, cityId } = { ...present, ...change }
    const fits = cityId !== null && countryId !== null && (await isCityOf(tx, cityId, countryId))
    await tx
      .update(users)
      .set({ ...change, cityId: fits ? cityId : null })
      .where(eq(users.id, id))
  })
  ctx.expire(...(await listTagsOfAccount(ctx.db, id)))
}

/**
 * Sets the picture of an account, re-encoded and without metadata; null removes it. The one before is left to the sweep.
 * @throws DomainError unauthenticated; invalid or too_large when the file is no picture we take; TooManyRequests.
 */
export async function changePicture(ctx: Context, file: File | null): Promise<void> {
  const id = accountIdOf(ctx.actor)
  const hash = file && (await storePhotoFile(ctx, file))
  await ctx.db.update(users).set({ photo: hash }).where(eq(users.id, id))
  ctx.expire(...(await listTagsOfAccount(ctx.db, id)))
}

/**
 * Deletes the actor's account and everything personal: pets, favourites, requests, reviews, reports, documents. Gifts
 * stay in the books without the donor's name. A foundation that has received gifts keeps its name there and nothing
 * else. Pets that were promised to the account look for a family again. The sessions end, a last mail says so.
 * @throws DomainError invalid when the password is wrong; forbidden for staff, whose role goes first.
 */
export async function deleteAccount(
  ctx: Context,
  { password }: Pick<z.output<typeof deleteAccountSchema>, 'password'>,
): Promise<void> {
  const id = accountIdOf(ctx.actor)
  if (ctx.actor.kind === 'admin') {
    throw new DomainError('forbidden', 'Una cuenta del equipo se elimina después de quitarle ese rol')
  }
  await requirePassword(ctx, password, 'password')
  const tags = await listTagsOfAccount(ctx.db, id)
  const documents = await listDocumentFiles(ctx.db, id)
  const originals = (await listUploadIds(ctx.db, id)).map(originalName)
  const released = await ctx.db.transaction(async (tx) => {
    const [account] = await tx
      .select({ email: users.email, name: users.name })
      .from(users)
      .where(eq(users.id, id))
      .for('update')
    if (!account) throw new DomainError('not_found', 'Esta cuenta ya no existe')
    await tx.delete(reports).where(eq(reports.reporter, accountReporter(id)))
    const released = await releasePromised(tx, id, ctx.now)
    if (await hasReceivedDonations(tx, id)) await emptyFoundation(tx, id)
    else await tx.delete(users).where(eq(users.id, id))
    await enqueueMail(tx, { to: account.email, content: accountDeletedMail(account), now: ctx.now })
    return released
  })
  ctx.expire(...tags, ...released)
  deliverSoon(ctx)
  // Each for itself: one that cannot be removed keeps none of the others.
  for (const file of [...documents, ...originals]) ctx.defer(() => fileStore.delete(file))
}

/**
 * Lets pets that wait for this adopter be found again; their owners are asked anew before one is paused. Owners are locked
 * before their pets, as everywhere. @returns the tags of what shows them.
 */
async function releasePromised(tx: Db, adopterId: number, now: Date): Promise<string[]> {
  const promised = tx
    .select({ id: adoptionRequests.petId })
    .from(adoptionRequests)
    .where(and(eq(adoptionRequests.adopterId, adopterId), eq(adoptionRequests.status, 'aceptada')))
  const isPromised = and(eq(pets.status, 'en proceso'), inArray(pets.id, promised))
  const owners = await tx
    .select({ ownerId: users.id, ownerRole: users.role })
    .from(users)
    .where(inArray(users.id, tx.select({ id: pets.ownerId }).from(pets).where(isPromised)))
    .orderBy(users.id)
    .for('share')
  const tags: string[] = []
  for (const owner of owners) {
    const released = await tx
      .update(pets)
      .set({ status: 'adoptable', statusChangedAt: now, remindedAt: null })
      .where(and(eq(pets.ownerId, owner.ownerId), isPromised))
      .returning({ id: pets.id, cityId: pets.cityId })
    for (const pet of released) tags.push(...tagsTouchedBy(null, { ...pet, ...owner }))
  }
  return tags
}

/** Leaves of a foundation what its donors' books need: an inactive account with a name. */
async function emptyFoundation(tx: Db, id: number): Promise<void> {
  await tx.delete(pets).where(eq(pets.ownerId, id))
  await tx.delete(favourites).where(eq(favourites.userId, id))
  await tx.delete(reviews).where(eq(reviews.foundationId, id))
  await tx.delete(foundationDocuments).where(eq(foundationDocuments.foundationId, id))
  await tx.delete(externalIdentities).where(eq(externalIdentities.userId, id))
  await tx.delete(emailTokens).where(eq(emailTokens.userId, id))
  await tx.delete(photoUploads).where(eq(photoUploads.ownerId, id))
  await tx.delete(knownAddresses).where(eq(knownAddresses.userId, id))
  await tx.update(foundations).set({ mission: null }).where(eq(foundations.userId, id))
  await tx
    .update(users)
    .set({
      email: `cuenta-${id}@eliminada.invalid`,
      name: 'Cuenta',
      lastName: 'eliminada',
      passwordHash: null,
      phone: null,
      address: null,
      photo: null,
      active: false,
      sessionVersion: sql`${users.sessionVersion} + 1`,
    })
    .where(eq(users.id, id))
}
