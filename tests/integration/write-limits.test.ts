import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { rateLimits } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { unlinkIdentity } from '@/lib/people/oidc/operations'
import { setFavourite } from '@/lib/pets/favourites/operations'
import { confirmPet } from '@/lib/pets/operations/confirm-pet'
import { updatePet } from '@/lib/pets/operations/update-pet'
import { LIMITS, type LimitRule } from '@/lib/platform/rate-limits/limits'
import { makeContext } from '@/tests/support/context'

/** An account that has done all it may of this in the hour. */
async function exhausted(rule: LimitRule) {
  const { id } = await makeUser(db)
  const ctx = makeContext({ kind: 'user', id, confirmed: true })
  const windowMs = rule.seconds * 1000
  const windowStart = new Date(Math.floor(ctx.now.getTime() / windowMs) * windowMs)
  await db.insert(rateLimits).values({ key: `${rule.name}:${id}`, windowStart, count: rule.max })
  return { ctx, id, pet: await makePet(db, { ownerId: id }) }
}

describe('an account that has written all it may in an hour', () => {
  it('is told when it may edit and confirm its pets again', async () => {
    const { ctx, pet } = await exhausted(LIMITS.petAccount)
    for (const write of [
      updatePet(ctx, { petId: pet.id, name: 'Otra' }),
      confirmPet(ctx, { petId: pet.id }),
    ]) {
      await expect(write).rejects.toMatchObject({
        code: 'too_many_requests',
        message: expect.stringContaining('Vuelve a intentarlo en'),
      })
    }
  })

  it('keeps its favourites as they are', async () => {
    const { ctx, id, pet } = await exhausted(LIMITS.favouriteAccount)
    const favourite = { userId: id, petId: pet.id }
    await expect(setFavourite(ctx, favourite, true)).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(setFavourite(ctx, favourite, false)).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('unlinks no more identities', async () => {
    const { ctx } = await exhausted(LIMITS.sessionAccount)
    await expect(unlinkIdentity(ctx, { issuer: 'https://id.example' })).rejects.toMatchObject({
      code: 'too_many_requests',
    })
  })
})
