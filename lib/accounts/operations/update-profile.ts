import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '@/db/schema'
import { isCityOf, listTagsOfAccount } from '@/lib/accounts/queries'
import type { profileSchema } from '@/lib/accounts/schema'
import { accountIdOf } from '@/lib/actor'
import type { Context } from '@/lib/context'
import { DomainError } from '@/lib/errors'
import { storePhotoFile } from '@/lib/photos/uploads'

/**
 * Changes what people say about themselves. Pets that are published stay where they are.
 * @throws DomainError unauthenticated; invalid when the city lies in another country.
 */
export async function updateProfile(ctx: Context, input: z.output<typeof profileSchema>): Promise<void> {
  const id = accountIdOf(ctx.actor)
  if (!(await isCityOf(ctx.db, input.cityId, input.countryId))) throw withoutCity()
  await ctx.db.update(users).set(input).where(eq(users.id, id))
  ctx.expire(...(await listTagsOfAccount(ctx.db, id)))
}

function withoutCity(): DomainError {
  const sentence = 'Por favor selecciona una ciudad'
  return new DomainError('invalid', sentence, { cityId: sentence })
}

/** Some of what people say about themselves; what is absent stays. */
export type ProfileChange = Partial<z.output<typeof profileSchema>>

/**
 * Changes some of it, for clients that send what they have. A city that lies in another country is taken for none, but
 * not of a foundation: without a city it has no page.
 * @throws DomainError unauthenticated; not_found when the account is gone; invalid with the field `cityId` when it would
 * leave a foundation without a city.
 */
export async function patchProfile(ctx: Context, change: ProfileChange): Promise<void> {
  const id = accountIdOf(ctx.actor)
  await ctx.db.transaction(async (tx) => {
    const [present] = await tx
      .select({ role: users.role, countryId: users.countryId, cityId: users.cityId })
      .from(users)
      .where(eq(users.id, id))
      .for('update')
    if (!present) throw new DomainError('not_found', 'Esta cuenta ya no existe')
    const { countryId, cityId } = { ...present, ...change }
    const fits = cityId !== null && countryId !== null && (await isCityOf(tx, cityId, countryId))
    if (present.role === 'fundation' && !fits) throw withoutCity()
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
