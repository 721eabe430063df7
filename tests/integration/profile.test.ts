import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, donations, petViews, photoUploads, users } from '@/db/schema'
import { CITIES } from '@/db/seed/catalog'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { findFoundation, listFoundations } from '@/lib/foundations/queries'
import { profileSchema } from '@/lib/people/accounts/name-schema'
import { requestReset } from '@/lib/people/accounts/operations/reset-password'
import { changePicture, patchProfile, updateProfile } from '@/lib/people/accounts/operations/update-profile'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { findPet } from '@/lib/pets/queries'
import type { Actor } from '@/lib/platform/actor'
import { FOUNDATIONS_TAG, foundationTag, petTag } from '@/lib/platform/bus/cache-tags'
import { findHomeSlug } from '@/lib/platform/session/queries'
import { exportAccountData } from '@/lib/privacy/queries'
import { makeContext } from '@/tests/support/context'
import { isStored } from '@/tests/support/pets'
import { blots, fileOf } from '@/tests/support/pictures'

const PASSWORD = 'Caminata7!'
const userActor = (id: number): Actor => ({ kind: 'user', id, confirmed: true })
const foundationActor = (id: number): Actor => ({ kind: 'foundation', id, confirmed: true, approved: true })
const cityOf = (countryId: string) => {
  const city = CITIES.find((one) => one.countryId === countryId)
  if (!city) throw new Error(`No city in ${countryId}`)
  return city
}
const find = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]

describe('a profile', () => {
  it('lists open with the city of a profile, and with none of who never said it', async () => {
    const { id } = await makeUser(db)
    expect(await findHomeSlug(db, id)).toBe('quito')
    const newcomer = await makeUser(db, { countryId: null, cityId: null })
    expect(await findHomeSlug(db, newcomer.id)).toBeNull()
  })

  it('an owner can change the profile, and their pets’ pages are regenerated', async () => {
    const { id } = await makeUser(db)
    const pet = await makePet(db, { ownerId: id })
    const city = cityOf('PER')
    const ctx = makeContext(userActor(id))
    const input = { name: 'Lucía', lastName: 'Vega', phone: null, address: null, cityId: city.id }
    await updateProfile(ctx, { ...input, countryId: 'PER' })
    expect(await find(id)).toMatchObject({ ...input, countryId: 'PER' })
    expect(ctx.expired).toContain(`pet:${pet.id}`)
  })

  it('names may contain numbers only in a foundation’s profile', async () => {
    const change = { name: 'Huellitas', lastName: '24' }
    const { id } = await makeUser(db)
    const { user } = await makeFoundation(db)
    const place = { phone: null, address: null, countryId: 'ECU', cityId: user.cityId ?? 0 } as const
    for (const save of [patchProfile, updateProfile] as const) {
      await expect(save(makeContext(userActor(id)), { ...place, ...change })).rejects.toMatchObject({
        code: 'invalid',
        fields: { lastName: 'Escribe solo tu nombre, sin números ni enlaces' },
      })
      await save(makeContext(foundationActor(user.id)), { ...place, ...change })
    }
    expect(await find(user.id)).toMatchObject(change)
  })

  it('names of earlier rules may stay, and are told of where one of them changes', async () => {
    const { id } = await makeUser(db, { name: 'Refugio-Patitas', lastName: 'Gómez  2' })
    const place = { phone: null, countryId: 'ECU', cityId: (await find(id))?.cityId ?? 0 } as const
    const save = (name: string, lastName: string) =>
      updateProfile(makeContext(userActor(id)), { ...place, name, lastName, address: 'Calle 1' })
    await save('Refugio-Patitas', 'Gómez 2')
    await patchProfile(makeContext(userActor(id)), { name: 'Refugio-Patitas' })
    expect(await find(id)).toMatchObject({ name: 'Refugio-Patitas', address: 'Calle 1' })
    await expect(save('Refugio-Huellas', 'Gómez 2')).rejects.toMatchObject({
      fields: { name: expect.any(String), lastName: expect.any(String) },
    })
    await save('Ana', 'Gómez')
    expect(await find(id)).toMatchObject({ name: 'Ana', lastName: 'Gómez' })
  })

  it('a telephone is stored as it is dialled from anywhere, by the rules of the country', async () => {
    const { id } = await makeUser(db)
    const save = (phone: string) => patchProfile(makeContext(userActor(id)), { phone })
    const stored = async () => (await find(id))?.phone
    await save('099 123 4567')
    expect(await stored()).toBe('+593 99 123 4567')
    await patchProfile(makeContext(userActor(id)), { countryId: 'COL', phone: '03 300 123 4567' })
    expect(await stored()).toBe('+57 300 123 4567')
    await expect(save('2345678')).rejects.toMatchObject({
      code: 'invalid',
      fields: { phone: expect.stringContaining('Escribe un teléfono que exista') },
    })
    expect(await stored()).toBe('+57 300 123 4567')
  })

  it.each([
    ['COL', '2345678', /Por ejemplo, \+57 300/],
    ['ECU', '2345678', /Por ejemplo, \+593 99/],
    ['ARG', '2345678', /Por ejemplo, \+54 9 11/],
    ['CHL', '2345678', /Por ejemplo, \+56 9/],
    ['PER', '2345678', /Por ejemplo, \+51 9/],
    ['ECU', '099 123 4567 / 02 255 5014', /^Escribe un solo teléfono/],
  ] as const)('of %s, %s is refused with what helps there', async (countryId, phone, sentence) => {
    const { id } = await makeUser(db, { phone: null })
    await expect(patchProfile(makeContext(userActor(id)), { countryId, phone })).rejects.toMatchObject({
      fields: { phone: expect.stringMatching(sentence) },
    })
    expect((await find(id))?.phone).toBeNull()
  })

  it('a telephone of earlier rules may stay, and moves with its own country’s code', async () => {
    for (const [phone, kept] of [
      ['2 55 0100', '2 55 0100'],
      ['2  55\u00a00100', '2  55\u00a00100'],
      ['099 123 4567', '+593 99 123 4567'],
    ] as const) {
      const { id } = await makeUser(db, { phone })
      const typed = profileSchema.shape.phone.parse(phone)
      const input = { name: 'Lucía', lastName: 'Vega', phone: typed, address: null, cityId: cityOf('PER').id }
      await updateProfile(makeContext(userActor(id)), { ...input, countryId: 'PER' })
      expect((await find(id))?.phone).toBe(kept)
    }
  })

  it('a profile refuses a city of another country', async () => {
    const { id } = await makeUser(db)
    const input = { name: 'A', lastName: 'B', phone: null, address: null, cityId: cityOf('PER').id }
    await expect(
      updateProfile(makeContext(userActor(id)), { ...input, countryId: 'COL' }),
    ).rejects.toMatchObject({ fields: { cityId: expect.any(String) } })
    await patchProfile(makeContext(userActor(id)), { countryId: 'COL' })
    expect(await find(id)).toMatchObject({ countryId: 'COL', cityId: null })
  })

  it('a foundation’s profile always has a city, without which it has no page', async () => {
    const { user } = await makeFoundation(db)
    const ctx = makeContext(foundationActor(user.id))
    // Factories live in Quito.
    const lima = cityOf('PER').id
    for (const change of [{ countryId: 'PER' as const }, { cityId: lima }]) {
      await expect(patchProfile(ctx, change)).rejects.toMatchObject({
        code: 'invalid',
        fields: { cityId: 'Por favor selecciona una ciudad' },
      })
    }
    expect(await find(user.id)).toMatchObject({ countryId: user.countryId, cityId: user.cityId })
    await patchProfile(ctx, { countryId: 'PER', cityId: lima })
    expect((await findFoundation(db, user.id))?.place).toMatchObject({ cityId: lima })
  })

  it('a closed account’s profile cannot be changed', async () => {
    const gone = makeContext(userActor(99_999))
    await expect(patchProfile(gone, { name: 'Eva' })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('a foundation’s picture is public, and pages that show it are regenerated', async () => {
    const { user } = await makeFoundation(db)
    const pet = await makePet(db, { ownerId: user.id })
    const ctx = makeContext(foundationActor(user.id))
    expect((await findFoundation(db, user.id))?.photo).toBeNull()
    await changePicture(ctx, fileOf(await blots(44)))
    expect(ctx.expired).toEqual(
      expect.arrayContaining([FOUNDATIONS_TAG, foundationTag(user.id), petTag(pet.id)]),
    )
    const photo = (await findFoundation(db, user.id))?.photo
    for (const path of Object.values(photo ?? {}))
      expect(await isStored(path.replace('/media/', ''))).toBe(true)
    expect((await listFoundations(db)).find(({ id }) => id === user.id)?.photo).toEqual(photo)
    expect((await findPet(db, pet.id))?.foundation?.photo).toEqual(photo)
    const again = makeContext(ctx.actor)
    await changePicture(again, null)
    expect(again.expired).toEqual(expect.arrayContaining([FOUNDATIONS_TAG, foundationTag(user.id)]))
    expect((await findFoundation(db, user.id))?.photo).toBeNull()
  })

  it('reading a profile requires a session', async () => {
    await expect(changePicture(makeContext(), null)).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

it('the data export has everything about a person, and no secret', async () => {
  const member = await makeUser(db, { passwordHash: await hashPassword(PASSWORD) })
  const pet = await makePet(db, { ownerId: member.id })
  const unseen = await makePet(db, { ownerId: member.id })
  await db.insert(petViews).values({ petId: pet.id, count: 3 })
  const data = await exportAccountData(db, member.id)
  expect(data).toMatchObject({
    account: { email: member.email },
    pets: [
      { id: pet.id, views: 3 },
      { id: unseen.id, views: 0 },
    ],
  })
  expect(JSON.stringify(data)).not.toContain('argon2')
})

it('the data export has mails without their links, uploads and the requests for one’s pets', async () => {
  const member = await makeUser(db)
  const pet = await makePet(db, { ownerId: member.id })
  const adopter = await makeUser(db)
  await db.insert(adoptionRequests).values({ petId: pet.id, adopterId: adopter.id })
  await db.insert(photoUploads).values({ ownerId: member.id })
  await requestReset(makeContext(), { email: member.email })
  const data = await exportAccountData(db, member.id)
  expect(data).toMatchObject({
    mails: [{ subject: 'Elige una nueva contraseña' }],
    uploads: [{ status: 'processing' }],
    receivedRequests: [{ petId: pet.id }],
  })
  expect(JSON.stringify(data)).not.toContain('modpass')
  expect(JSON.stringify(data)).not.toContain(`"adopterId":${adopter.id}`)
})

it('a foundation’s data export names neither its donors nor the staff who approved it', async () => {
  const staff = await makeUser(db, { role: 'admin' })
  const decision = { decidedBy: staff.id, decisionReason: 'Nota del equipo.' }
  const { user } = await makeFoundation(db, decision)
  const donor = await makeUser(db)
  const gift = { foundationId: user.id, amountMinor: 500, currency: 'USD' as const }
  await db.insert(donations).values({ ...gift, donorId: donor.id })
  const data = await exportAccountData(db, user.id)
  expect(data.foundation).toMatchObject([{ status: 'aprobada', decisionReason: null }])
  expect(data.foundation[0]).not.toHaveProperty('decidedBy')
  expect(data.donations).toMatchObject([{ amountMinor: 500, donorId: null }])
  expect((await exportAccountData(db, donor.id)).donations).toMatchObject([{ donorId: donor.id }])
  const refused = await makeFoundation(db, { ...decision, status: 'rechazada' })
  expect((await exportAccountData(db, refused.user.id)).foundation).toMatchObject([
    { decisionReason: 'Nota del equipo.' },
  ])
})
