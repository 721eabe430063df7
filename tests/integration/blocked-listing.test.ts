import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { readCheckInToken } from '@/lib/adoption/check-ins/links'
import { judgeCheckIn } from '@/lib/adoption/check-ins/policy'
import { findLinkedCheckIn } from '@/lib/adoption/check-ins/queries'
import { blockPet, unblockPet } from '@/lib/moderation/staff/pets/block-operations'
import { hold } from '@/lib/pets/hold'
import { updatePet } from '@/lib/pets/operations/update-pet'
import { findPet } from '@/lib/pets/queries'
import { sqlEngine } from '@/lib/search/queries/engine'
import { readPetFile } from '@/lib/search/sitemap/queries'
import { listAudit } from '@/tests/support/audit'
import { adoptionOfFrida, askOn, dayN } from '@/tests/support/check-ins'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { request } from '@/tests/support/search-world'

/** The admin of the demo world. */
const ADMIN = staffActor(5)
const REASON = 'Pidió que no se vea mientras lo revisamos.'

async function readSitemap(id: number) {
  const entries = []
  for await (const chunk of readPetFile(db, Math.floor((id - 100_001) / 10_000) + 1)) entries.push(...chunk)
  return entries.filter((entry) => entry.id === id)
}

describe('a blocked listing', () => {
  it('is not told of by the link that asks its adopter how it goes', async () => {
    const { pet, token } = await adoptionOfFrida()
    await askOn(7)
    const verdict = async () => {
      const link = readCheckInToken(token)
      return judgeCheckIn(link && (await findLinkedCheckIn(db, link)), dayN(8))
    }
    expect(await verdict()).toBe('open')
    await blockPet(makeContext(ADMIN), { petId: pet.id, reason: REASON })
    expect(await verdict()).toBe('unknown')
    await unblockPet(makeContext(ADMIN), { petId: pet.id, reason: REASON })
    expect(await verdict()).toBe('open')
  })

  it('is nowhere and cannot be changed, and comes back as it was, held or not', async () => {
    const owner = await makePerson()
    for (const before of [{}, hold('reports', new Date())]) {
      const pet = await makePet(db, { ownerId: owner.id, name: 'Quetzalina', ...before })
      const read = async () => ({
        page: await findPet(db, pet.id),
        sitemap: await readSitemap(pet.id),
        found: (await sqlEngine(db).search(request({ text: 'Quetzalina', perPage: 50 }))).cards,
      })
      const seen = await read()
      const ctx = makeContext(ADMIN)
      await blockPet(ctx, { petId: pet.id, reason: REASON })
      expect(ctx.expired).toContain(`pet:${pet.id}`)
      expect(await read()).toEqual({ page: null, sitemap: [], found: [] })
      await expect(updatePet(owner.ctx, { petId: pet.id, name: 'Otra' })).rejects.toMatchObject({
        code: 'conflict',
      })
      await unblockPet(ctx, { petId: pet.id, reason: REASON })
      expect(await read()).toEqual(seen)
      expect((await listAudit(`pet:${pet.id}`)).map(({ action }) => action)).toEqual([
        'listing.block',
        'listing.unblock',
      ])
      await db.delete(pets).where(eq(pets.id, pet.id))
    }
  })
})
