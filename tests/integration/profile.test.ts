import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, donations, favourites, pets, reviews, users } from '@/db/schema'
import { CITIES } from '@/db/seed/catalog'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import type { Actor } from '@/lib/actor'
import { hashPassword } from '@/lib/auth/passwords'
import { foundationTag } from '@/lib/foundations/cache'
import { changePicture, deleteAccount, patchProfile, updateProfile } from '@/lib/profile/operations'
import { collectData } from '@/lib/profile/queries'
import { makeContext } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/mails'

const PASSWORD = 'Caminata7!'
const userActor = (id: number): Actor => ({ kind: 'user', id, confirmed: true })
const cityOf = (countryId: string) => {
  const city = CITIES.find((one) => one.countryId === countryId)
  if (!city) throw new Error(`No city in ${countryId}`)
  return city
}
const find = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]

describe('a profile', () => {
  it('changes for its owner, and the pages of their pets are made anew', async () => {
    const { id } = await makeUser(db)
    const pet = await makePet(db, { ownerId: id })
    const city = cityOf('PER')
    const ctx = makeContext(userActor(id))
    const input = { name: 'Lucía', lastName: 'Vega', phone: null, address: null, cityId: city.id }
    await updateProfile(ctx, { ...input, countryId: 'PER' })
    expect(await find(id)).toMatchObject({ ...input, countryId: 'PER' })
    expect(ctx.expired).toContain(`pet:${pet.id}`)
  })

  it('takes no city of another country', async () => {
    const { id } = await makeUser(db)
    const input = { name: 'A', lastName: 'B', phone: null, address: null, cityId: cityOf('PER').id }
    await expect(
      updateProfile(makeContext(userActor(id)), { ...input, countryId: 'COL' }),
    ).rejects.toMatchObject({ fields: { cityId: expect.any(String) } })
    await patchProfile(makeContext(userActor(id)), { countryId: 'COL' })
    expect(await find(id)).toMatchObject({ countryId: 'COL', cityId: null })
  })

  it('is nobody’s without a session', async () => {
    await expect(changePicture(makeContext(), null)).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('deleting an account', () => {
  const makeMember = async (overrides = {}) =>
    makeUser(db, { passwordHash: await hashPassword(PASSWORD), ...overrides })

  it('takes everything personal with it, and leaves the gifts in the foundation’s books', async () => {
    const member = await makeMember()
    const { user: foundation } = await makeFoundation(db)
    const pet = await makePet(db, { ownerId: member.id })
    const other = await makePet(db)
    await db.insert(favourites).values({ userId: member.id, petId: other.id })
    await makeReview(db, foundation.id, { userId: member.id })
    const rated = await makePet(db, { ownerId: foundation.id })
    const [gift] = await db
      .insert(donations)
      .values({ donorId: member.id, foundationId: foundation.id, amountMinor: 500, currency: 'USD' })
      .returning()
    const ctx = makeContext(userActor(member.id))
    await expect(deleteAccount(ctx, { password: 'Equivocada1!' })).rejects.toMatchObject({
      fields: { password: expect.any(String) },
    })
    await deleteAccount(ctx, { password: PASSWORD })
    expect(await find(member.id)).toBeUndefined()
    expect(await db.select().from(pets).where(eq(pets.id, pet.id))).toEqual([])
    expect(await db.select().from(favourites).where(eq(favourites.userId, member.id))).toEqual([])
    expect(await db.select().from(reviews).where(eq(reviews.userId, member.id))).toEqual([])
    const [kept] = await db
      .select()
      .from(donations)
      .where(eq(donations.id, gift?.id ?? 0))
    expect(kept).toMatchObject({ donorId: null, amountMinor: 500 })
    expect(ctx.expired).toEqual(
      expect.arrayContaining([`pet:${pet.id}`, `foundation:${foundation.id}`, `pet:${rated.id}`]),
    )
    expect((await mailsTo(member.email))[0]?.subject).toBe('Tu cuenta fue eliminada')
  })

  it('takes its requests with it, and a pet that was promised to it looks for a family again', async () => {
    const member = await makeMember()
    const { user: owner } = await makeFoundation(db)
    const promised = await makePet(db, {
      ownerId: owner.id,
      status: 'en proceso',
      remindedAt: new Date('2026-01-01'),
    })
    const asked = await makePet(db)
    const request = { adopterId: member.id, petId: promised.id }
    await db.insert(adoptionRequests).values([
      { ...request, status: 'aceptada' },
      { ...request, petId: asked.id, status: 'enviada' },
    ])
    const ctx = makeContext(userActor(member.id))
    await deleteAccount(ctx, { password: PASSWORD })
    const left = await db.select().from(adoptionRequests).where(eq(adoptionRequests.adopterId, member.id))
    expect(left).toEqual([])
    const [released] = await db.select().from(pets).where(eq(pets.id, promised.id))
    expect(released).toMatchObject({ status: 'adoptable', statusChangedAt: ctx.now, remindedAt: null })
    expect(ctx.expired).toEqual(
      expect.arrayContaining(['pets', `pet:${promised.id}`, 'foundation-pets', foundationTag(owner.id)]),
    )
  })

  it('of a foundation that received gifts leaves an inactive name, nothing personal and no page', async () => {
    const { user } = await makeFoundation(db, { account: { passwordHash: await hashPassword(PASSWORD) } })
    const donor = await makeUser(db)
    await makePet(db, { ownerId: user.id })
    await db
      .insert(donations)
      .values({ donorId: donor.id, foundationId: user.id, amountMinor: 900, currency: 'USD' })
    const actor: Actor = { kind: 'foundation', id: user.id, confirmed: true, approved: true }
    await deleteAccount(makeContext(actor), { password: PASSWORD })
    const left = await find(user.id)
    expect(left).toMatchObject({ active: false, phone: null, passwordHash: null, name: 'Cuenta' })
    expect(JSON.stringify(left)).not.toContain(user.email)
    expect(await db.select().from(pets).where(eq(pets.ownerId, user.id))).toEqual([])
  })

  it('is not for staff', async () => {
    const member = await makeMember({ role: 'admin' })
    await expect(
      deleteAccount(makeContext({ kind: 'admin', id: member.id }), { password: PASSWORD }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })
})

it('the data handed out hold everything about a person, and no secret', async () => {
  const member = await makeUser(db, { passwordHash: await hashPassword(PASSWORD) })
  const pet = await makePet(db, { ownerId: member.id })
  const data = await collectData(db, member.id)
  expect(data).toMatchObject({ account: { email: member.email }, pets: [{ id: pet.id }] })
  expect(JSON.stringify(data)).not.toContain('argon2')
})

it('the data of a foundation name neither its donors nor whoever approved it', async () => {
  const staff = await makeUser(db, { role: 'admin' })
  const decision = { decidedBy: staff.id, decisionReason: 'Nota del equipo.' }
  const { user } = await makeFoundation(db, decision)
  const donor = await makeUser(db)
  const gift = { foundationId: user.id, amountMinor: 500, currency: 'USD' as const }
  await db.insert(donations).values({ ...gift, donorId: donor.id })
  const data = await collectData(db, user.id)
  expect(data.foundation).toMatchObject([{ status: 'aprobada', decisionReason: null }])
  expect(data.foundation[0]).not.toHaveProperty('decidedBy')
  expect(data.donations).toMatchObject([{ amountMinor: 500, donorId: null }])
  expect((await collectData(db, donor.id)).donations).toMatchObject([{ donorId: donor.id }])
  const refused = await makeFoundation(db, { ...decision, status: 'rechazada' })
  expect((await collectData(db, refused.user.id)).foundation).toMatchObject([
    { decisionReason: 'Nota del equipo.' },
  ])
})
