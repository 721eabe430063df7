import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, type PetRow } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { readRequest } from '@/lib/adoption/requests/operations/answer'
import { listSimilarForMail, listSimilarTo } from '@/lib/adoption/similar-queries'
import { askedPet, statusesOf, subjectsTo } from '@/tests/support/adoptions'
import { later, makeContext, makePerson } from '@/tests/support/context'

const LOOK = { ahead: false }

describe('reading a request', () => {
  it('the owner’s first look opens it and tells the adopter once; the adopter’s own looks do not', async () => {
    const { owner, adopters, requests } = await askedPet()
    const [adopter = owner, id = 0] = [adopters[0], requests[0]]
    expect(await readRequest(adopter.newContext(), id, LOOK)).toMatchObject({
      side: 'adopter',
      status: 'enviada',
    })
    for (let times = 0; times < 2; times++)
      expect(await readRequest(owner.newContext(), id, LOOK)).toMatchObject({
        side: 'owner',
        status: 'en revisión',
      })
    expect(await subjectsTo(adopter)).toEqual(['Ya leyeron tu solicitud para Canela'])
  })

  it('a page that is fetched ahead of the owner leaves it unopened', async () => {
    const { owner, adopters, requests } = await askedPet()
    expect(await readRequest(owner.newContext(), requests[0] ?? 0, { ahead: true })).toMatchObject({
      status: 'enviada',
    })
    expect(await statusesOf(requests)).toEqual(['enviada'])
    expect(await subjectsTo(adopters[0] ?? owner)).toEqual([])
  })

  it('strangers find nothing, and visitors are refused', async () => {
    const { requests } = await askedPet()
    const stranger = await makePerson()
    expect(await readRequest(stranger.newContext(), requests[0] ?? 0, LOOK)).toBeNull()
    await expect(readRequest(makeContext(), requests[0] ?? 0, LOOK)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    expect(await statusesOf(requests)).toEqual(['enviada'])
  })
})

const likenessOf = ({ type, age, gender, size, coat, cityId, countryId, breedId, colorId }: PetRow) => ({
  ...{ type, age, gender, size, coat, cityId, countryId, breedId, colorId },
})

describe('similar pets', () => {
  it('an adopter sees five after a no or without an answer, without those of an owner whom staff stepped in for', async () => {
    const { owner, pet, adopters, requests } = await askedPet()
    const twin = await makePet(db, { ownerId: owner.id })
    const [adopter = owner, id = 0] = [adopters[0], requests[0]]
    const similarAfter = async (
      status: 'enviada' | 'rechazada' | 'cerrada',
      reason: 'otro' | 'equipo' | null,
      now = new Date(),
    ) => {
      await db.update(adoptionRequests).set({ status, reason }).where(eq(adoptionRequests.id, id))
      const request = await readRequest(adopter.newContext(), id, LOOK)
      return request && listSimilarTo(db, request, now)
    }
    expect(await similarAfter('enviada', null)).toEqual([])
    const afterSilence = await similarAfter('enviada', null, later(7 * 24))
    expect(afterSilence).toHaveLength(5)
    expect(afterSilence?.map((similar) => similar.pet.id)).not.toContain(twin.id)
    const afterNo = await similarAfter('rechazada', 'otro')
    expect(afterNo).toHaveLength(5)
    const idsAfterNo = afterNo?.map((similar) => similar.pet.id)
    expect(idsAfterNo).toContain(twin.id)
    expect(idsAfterNo).not.toContain(pet.id)
    const afterStaff = await similarAfter('cerrada', 'equipo')
    expect(afterStaff?.map((similar) => similar.pet.id)).not.toContain(twin.id)
    const ofOwner = await readRequest(owner.newContext(), id, LOOK)
    expect(ofOwner && (await listSimilarTo(db, ofOwner, new Date()))).toEqual([])
  })

  it('are none that the adopter published or has asked for, on their page and in the mail', async () => {
    const { pet, adopters, requests } = await askedPet(2)
    const [adopter, other] = adopters
    if (!adopter || !other) throw new Error('two ask')
    const [own, asked, given] = [
      await makePet(db, { ...likenessOf(pet), ownerId: adopter.id }),
      await makePet(db, likenessOf(pet)),
      await makePet(db, likenessOf(pet)),
    ]
    const known = [own.id, asked.id, given.id]
    await db.insert(adoptionRequests).values([
      { petId: asked.id, adopterId: adopter.id, status: 'enviada' },
      { petId: given.id, adopterId: adopter.id, status: 'retirada' },
    ])
    await db
      .update(adoptionRequests)
      .set({ status: 'rechazada', reason: 'otro' })
      .where(eq(adoptionRequests.petId, pet.id))
    const shownTo = async (reader: typeof adopter, requestId = 0) => {
      const request = await readRequest(reader.newContext(), requestId, LOOK)
      const similar = request ? await listSimilarTo(db, request, new Date()) : []
      expect(similar).toHaveLength(5)
      return similar.map((one) => one.pet.id)
    }
    expect(await shownTo(other, requests[1])).toEqual(expect.arrayContaining(known))
    expect((await shownTo(adopter, requests[0])).filter((id) => known.includes(id))).toEqual([])
    const home = { cityId: pet.cityId, countryId: pet.countryId }
    const mailed = await listSimilarForMail(
      db,
      pet,
      [
        { ...home, id: adopter.id },
        { ...home, id: other.id },
      ],
      null,
    )
    expect(mailed.map((similar) => similar.some(({ id }) => known.includes(id)))).toEqual([false, true])
  })
})
