import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { failureWire } from '@/app/api/v1.0/_wire/contract'
import { petWire } from '@/app/api/v1.0/_wire/pet'
import { get, getAs, send, sendAs, sendJson, signedIn, tokenOf } from '@/tests/support/api'
import { DEMO_ACCOUNTS, OWN_PEOPLE } from '@/tests/support/demo'
import { makePublishing, PET, sendPhotos } from '@/tests/support/published-pets'

const [ME, OTHER] = OWN_PEOPLE.publishing
const { fundacion: FOUNDATION, pendiente: PENDING, admin: ADMIN } = DEMO_ACCOUNTS
const failure = z.strictObject(failureWire.shape)
const { publish, publishPhotos } = makePublishing(ME)

describe('POST /pets', () => {
  it('POST /pets publishes a pet with photos', async () => {
    const data = await publishPhotos([101, 102], { userId: ME, status: 'inactivo' })
    expect(data).toMatchObject({ name: 'Brisa', status: 'adoptable', userId: ME, role: 'user' })
    expect(data.photos).toHaveLength(2)
    const picture = await send(new URL(data.photos[0]?.option_1 ?? '').pathname)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect((await get(`/pets/${data.id}`)).body).toEqual(data)
  })

  it('POST /pets without photos shows the placeholder', async () => {
    const { photos } = await publish({ name: 'Sombra' })
    expect(photos).toEqual([expect.objectContaining({ option_1: expect.stringContaining('sin-foto') })])
  })

  it('POST /pets reads booleans as clients write them', async () => {
    const data = await publish({
      name: 'Copo',
      castrated: 'No Castrado',
      attributes: { house_trained: 'true', special_needs: 'false' },
      environment: { children: 'true', dogs: 'false', cats: null },
    })
    expect(data).toMatchObject({
      castrated: false,
      attributes: { house_trained: true, special_needs: false },
      environment: { children: true, dogs: false, cats: null },
      tags: [],
    })
  })

  it('POST /pets sent twice at once makes one pet', async () => {
    const [one, two] = await Promise.all([publish({ name: 'Eco' }), publish({ name: 'Eco' })])
    expect(one.id).toBe(two.id)
  })

  it('POST /pets needs a token, or a session from our own origin', async () => {
    expect((await sendJson('POST', '/pets', PET)).status).toBe(401)
    expect((await sendJson('POST', '/pets', PET, { authorization: 'Bearer null' })).status).toBe(401)
    const { cookie } = await signedIn(ME)
    expect((await sendJson('POST', '/pets', PET, { cookie })).status).toBe(403)
    expect((await sendAs(ME, 'POST', '/pets', { ...PET, userId: OTHER })).status).toBe(403)
    expect((await sendAs(ADMIN, 'POST', '/pets', PET)).status).toBe(403)
  })

  it('POST /pets answers 400 with errors by field', async () => {
    const { status, body } = await sendAs(ME, 'POST', '/pets', {
      ...PET,
      name: 'a'.repeat(21),
      description: 'Corta',
      castrated: null,
    })
    expect(status).toBe(400)
    const sentence = 'El nombre no puede contener más de 20 caracteres'
    expect(failure.parse(body)).toEqual({
      code: 'invalid',
      error: sentence,
      Error: sentence,
      fields: { name: sentence, description: 'Ingresa minimo 100 caracteres', castrated: 'Elige sí o no' },
    })
    const cat = await sendAs(ME, 'POST', '/pets', { ...PET, typeId: 'gato' })
    expect(cat).toMatchObject({ status: 400, body: { fields: { breedId: 'Elige una raza de la lista' } } })
  })

  it('POST /pets refuses unreadable bodies and a ninth photo', async () => {
    const headers = { 'content-type': 'application/json', authorization: await tokenOf(ME) }
    expect((await send('/api/v1.0/pets', 'POST', headers, '{')).status).toBe(400)
    const nine = await sendPhotos('POST', '/pets', PET, [1, 2, 3, 4, 5, 6, 7, 8, 9], ME)
    expect(nine).toMatchObject({ status: 400, body: { fields: { photos: 'Puedes publicar hasta 8 fotos' } } })
  })

  it('POST /pets refuses photos too heavy together before reading them', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: await tokenOf(ME) }
    const heavy = await send('/api/v1.0/pets', 'POST', headers, Buffer.alloc((25 << 20) + 1))
    expect(heavy.status).toBe(413)
    expect(failure.parse(heavy.body).error).toBe(
      'Las fotos pesan más de 25 MB en total. Envía menos o más livianas.',
    )
  })

  it('POST /pets holds a person’s pet with a phone number, and no foundation’s', async () => {
    const description = `Llámame al 0991234567. ${PET.description}`
    const held = await publish({ name: 'Sol', description })
    expect((await get(`/pets/${held.id}`)).status).toBe(404)
    expect((await getAs(OTHER, `/pets/${held.id}`)).status).toBe(404)
    expect((await getAs(ME, `/pets/${held.id}`)).body).toEqual(held)
    expect((await getAs(ADMIN, `/pets/${held.id}`)).body).toEqual(held)
    expect((await send(`/pet-detail/${held.id}`)).status).toBe(404)
    const idsOf = (body: unknown) =>
      z
        .array(petWire)
        .parse(body)
        .map(({ id }) => id)
    expect(idsOf((await get(`/pets/user/${ME}`)).body)).not.toContain(held.id)
    expect(idsOf((await getAs(ME, `/pets/user/${ME}`)).body)).toContain(held.id)
    const open = await publish({ description }, FOUNDATION)
    expect((await get(`/pets/${open.id}`)).status).toBe(200)
  })

  it('POST /pets lets pending foundations publish, hidden', async () => {
    const { id } = await publish({}, PENDING)
    expect((await get(`/pets/${id}`)).status).toBe(404)
    expect((await getAs(PENDING, `/pets/${id}`)).status).toBe(200)
  })
})

it('GET /api/own-pets/{id} answers the owner alone, whatever the pet’s state', async () => {
  const { id } = await publish({ name: 'Mini', description: `www.mini.example ${PET.description}` })
  const path = `/api/own-pets/${id}`
  const mine = await send(path, 'GET', await signedIn(ME))
  expect(mine).toMatchObject({
    status: 200,
    body: {
      id,
      name: 'Mini',
      children: true,
      dogs: null,
      hold: { reason: 'text', textIssue: 'link' },
      photos: [],
    },
  })
  expect(mine.headers.get('cache-control')).toBe('private, no-store')
  expect((await send(path)).status).toBe(401)
  for (const as of [OTHER, ADMIN]) expect((await send(path, 'GET', await signedIn(as))).status).toBe(404)
})
