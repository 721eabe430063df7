import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { donationWire } from '@/app/api/v1.0/_wire/donation'
import { type PetWire, petWire } from '@/app/api/v1.0/_wire/pet'
import breeds from '@/db/seed/data/breeds.json'
import colors from '@/db/seed/data/colors.json'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { DEMO_ACCOUNTS, demoEmail, OWN_PEOPLE } from '@/tests/support/demo'
import { world } from '@/tests/support/demo-world'
import { ExistingClient } from '@/tests/support/existing-client'
import { blots, fileOf } from '@/tests/support/pictures'
import { PET } from '@/tests/support/published-pets'

const [ME] = OWN_PEOPLE.existingClient
const email = world.users.find(({ id }) => id === ME)?.email ?? ''

/** The client's own lists, which it compares answers with. */
const LISTS = {
  perro: {
    breeds: breeds.perro.map(({ internationalName }) => internationalName),
    colors: colors.perro.map(({ group }) => group),
  },
  gato: {
    breeds: breeds.gato.map(({ internationalName }) => internationalName),
    colors: colors.gato.map(({ group }) => group),
  },
}

const client = new ExistingClient()
const petsOf = (body: unknown): PetWire[] => z.array(petWire).parse(body)
const saved = (body: unknown): PetWire => z.object({ data: petWire }).parse(body).data

/** Fields of a pet that the client renders: a missing one is a blank page. */
const card = ({ name, breed, photos, contact, status_changed_at: changed }: PetWire) => [
  name,
  breed,
  photos[0]?.option_1,
  contact.address.city,
  contact.address.country,
  new Date(changed).toISOString(),
]

beforeAll(async () => {
  const { user } = await client.logIn(email, DEMO_PASSWORD)
  expect(user).toMatchObject({ id: ME, role: 'user', name: expect.any(String) })
})

describe('an existing client', () => {
  it.each(['perro', 'gato'] as const)(
    'an existing client reaches every %s by the breeds and colours of its own lists',
    async (type) => {
      const { body } = await client.call('GET', `/pets/?userId=${client.userId}`)
      const all = petsOf(body).filter((pet) => pet.type === type)
      const idsOf = (pets: PetWire[]) => new Set(pets.map(({ id }) => id))
      const byBreed = LISTS[type].breeds.flatMap((name) => all.filter(({ breed }) => breed === name))
      const byColor = LISTS[type].colors.flatMap((name) =>
        all.filter(({ color }) => color.toLowerCase() === name.toLowerCase()),
      )
      expect(all.length).toBeGreaterThan(50)
      expect(idsOf(byBreed)).toEqual(idsOf(all))
      expect(idsOf(byColor)).toEqual(idsOf(all))
      for (const pet of all) for (const text of card(pet)) expect(text).toBeTruthy()
    },
  )

  it('an existing client marks favourites by the cookie alone, and shows none after its own sign-out', async () => {
    const [pet] = petsOf((await client.call('GET', '/pets/?limit=1')).body)
    const ids = { userId: client.userId, petId: pet?.id }
    const favourites = async () => petsOf((await client.call('GET', `/pets/favourite/${client.userId}`)).body)
    expect((await client.call('POST', '/pets/favourite/', ids)).status).toBe(201)
    expect(await favourites()).toMatchObject([{ id: pet?.id, isFavourite: true }])
    const listed = petsOf((await client.call('GET', `/pets/?userId=${client.userId}`)).body)
    expect(listed.filter(({ isFavourite }) => isFavourite).map(({ id }) => id)).toEqual([pet?.id])

    client.signOut()
    expect((await client.call('GET', '/pets/favourite/null')).body).toEqual([])
    expect((await client.callWithToken('GET', '/pets/favourite/null')).body).toEqual([])

    await client.logIn(email, DEMO_PASSWORD)
    expect(await favourites()).toHaveLength(1)
    const query = new URLSearchParams({ userId: String(client.userId), petId: String(pet?.id) })
    expect((await client.call('DELETE', `/pets/favourite?${query}`)).status).toBe(200)
    expect(await favourites()).toEqual([])
  })

  describe('with pets of its own', () => {
    let pet: PetWire
    afterAll(() => client.callWithToken('PATCH', `/pets/${pet.id}`, { status: 'inactivo' }))

    const own = async () =>
      petsOf((await client.callWithToken('GET', `/pets/user/${client.userId}`)).body).map(({ id }) => id)

    it('an existing client publishes a pet with photos', async () => {
      const photos = [fileOf(await blots(301, 640, 480)), fileOf(await blots(302, 640, 480))]
      const data = { ...PET, castrated: 'true', userId: String(client.userId), photos: [{}, {}], petId: null }
      const { status, body, text } = await client.submit('POST', '/pets', data, photos)
      expect(status, text).toBe(201)
      pet = saved(body)
      expect(pet).toMatchObject({ breed: 'Mixed Breed', castrated: true, photos: [{}, {}] })
      expect(await own()).toContain(pet.id)
    })

    it('an existing client changes its pet and keeps the photos it names', async () => {
      const kept = pet.photos.map(({ option_1 }) => option_1)
      const data = {
        petId: pet.id,
        breedId: null,
        name: 'Brisa Mar',
        health: pet.health,
        description: pet.description,
        castrated: 'false',
        environment: { children: 'true', dogs: null, cats: null },
        urlPhotosDb: kept,
      }
      const { status, body, text } = await client.submit('PUT', `/pets/${pet.id}`, data, [
        fileOf(await blots(303, 640, 480)),
      ])
      expect(status, text).toBe(201)
      const changed = saved(body)
      expect(changed).toMatchObject({ name: 'Brisa Mar', breed: 'Mixed Breed', castrated: false })
      expect(changed.photos.map(({ option_1 }) => option_1)).toEqual([...kept, expect.any(String)])
    })

    it('an existing client shows field errors of a pet from a response with status 200', async () => {
      const { status, body } = await client.submit('PUT', `/pets/${pet.id}`, { name: '' }, [])
      expect(status).toBe(200)
      expect(body).toMatchObject({ error: expect.any(String) })
      expect(body).not.toHaveProperty('data')
    })

    it('an existing client withdraws its pet and no longer lists it', async () => {
      const answer = await client.callWithToken('PATCH', `/pets/${pet.id}`, { status: 'inactivo' })
      expect(answer).toMatchObject({ status: 200, body: { message: 'Tu mascota fue eliminada' } })
      expect(await own()).not.toContain(pet.id)
    })
  })

  it('an existing client fills its two tabs of donations with any session', async () => {
    const tabs = async (who: ExistingClient) => {
      const { body } = await who.callWithToken('GET', '/donations')
      // It never looks at the status.
      const all = z.array(donationWire).parse(body)
      return {
        made: all.filter(({ fromUserId }) => fromUserId === who.userId).length,
        received: all.filter(({ toUserId }) => toUserId === who.userId).length,
      }
    }
    const somebody = new ExistingClient()
    expect(await tabs(somebody)).toEqual({ made: 0, received: 0 })
    await somebody.logIn(demoEmail('adopta'), DEMO_PASSWORD)
    expect(await tabs(somebody)).toEqual({ made: expect.any(Number), received: 0 })
    await somebody.logIn(demoEmail('fundacion'), DEMO_PASSWORD)
    const { made, received } = await tabs(somebody)
    expect(made).toBe(0)
    expect(received).toBeGreaterThan(0)
    expect(somebody.userId).toBe(DEMO_ACCOUNTS.fundacion)
  })

  it('an existing client opens a foundation by the id that its pets carry, and finds no pet under it', async () => {
    const [pet] = petsOf((await client.call('GET', '/pets/foundation')).body)
    const foundations = (await client.call('GET', '/fundations')).body
    expect(foundations).toContainEqual(
      expect.objectContaining({ id: Number(pet?.organization_id), stars: [expect.any(Number)] }),
    )
    expect((await client.call('GET', `/pets/${pet?.organization_id}`)).status).toBe(404)
    expect((await client.call('GET', `/start/${pet?.organization_id}`)).body).toMatchObject({
      puntuacion: expect.any(Number),
      comentarios: expect.any(Array),
    })
  })

  it('an existing client changes its account with ids written as texts', async () => {
    const path = `/user/${client.userId}`
    const { body } = await client.callWithToken('GET', path)
    const { countryId, cityId, name } = z
      .object({ countryId: z.string(), cityId: z.int(), name: z.string() })
      .parse(body)
    const change = { name: ` ${name} `, countryId, cityId: String(cityId), role: 'admin', active: false }
    expect(await client.callWithToken('PATCH', path, change)).toMatchObject({
      status: 200,
      body: body as object,
    })
  })

  it('an existing client shows why a registration failed from a response with status 200', async () => {
    const { status, body } = await client.call('POST', '/user', { role: 'user', email })
    expect([status, body]).toEqual([200, expect.objectContaining({ Error: expect.any(String) })])
  })
})
