import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { adoptionRequests, outbox } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { get, send, sendJson, signedIn, tokenOf } from '@/tests/support/api'
import { siteDatabaseUrl } from '@/tests/support/site'

const db = createDb(siteDatabaseUrl(), { max: 2 })
afterAll(() => db.$client.end())

const MATCH = {
  type: 'ambos',
  haTenidoMascota: 'No',
  age: 'joven',
  genre: 'hembra',
  coat: 'corto',
  size: 'mediano',
}
const ALREADY = 'Ya tienes tus Match actualizados. Si quieres editarlos lo puedes hacer en tu perfil'

let me: number
let authorization: string
beforeAll(async () => {
  me = (await makeUser(db)).id
  authorization = await tokenOf(me)
})
const asMe = () => ({ authorization })
const requestsFor = (petId: number) =>
  db.select().from(adoptionRequests).where(eq(adoptionRequests.petId, petId))

describe('the match of an account', () => {
  it('is saved once, edited afterwards, and part of the account', async () => {
    expect(await sendJson('POST', `/match/${me}`, MATCH, asMe())).toMatchObject({
      status: 200,
      body: { message: 'Hemos guardado tus preferencias' },
    })
    expect(await sendJson('POST', `/match/${me}`, MATCH, asMe())).toMatchObject({
      status: 409,
      body: { error: ALREADY, Error: ALREADY, code: 'conflict' },
    })
    const edited = { ...MATCH, type: 'gato', coat: 'sin pelo' }
    expect(await sendJson('PUT', `/match/${me}`, edited, asMe())).toMatchObject({
      status: 200,
      body: { data: { id: me, userId: me, ...edited }, message: 'Hemos guardado tus preferencias' },
    })
    expect((await get(`/user/${me}`, asMe())).body).toMatchObject({ match: edited })
  })

  it('takes the words of the options, fields that nobody knows, and any spelling of the content type', async () => {
    const id = (await makeUser(db)).id
    const words = {
      ...MATCH,
      type: 'Ambos',
      age: 'Adulto Mayor',
      haTenidoMascota: 'Sí',
      size: 'Pequeño',
      userId: id,
      otra: [],
    }
    const headers = { authorization: await tokenOf(id), 'Content-Type': 'Application/json' }
    const answer = await send(`/api/v1.0/match/${id}`, 'POST', headers, JSON.stringify(words))
    expect(answer.status).toBe(200)
    expect((await get(`/user/${id}`, headers)).body).toMatchObject({
      match: { type: 'ambos', age: 'adulto mayor', haTenidoMascota: 'Si', size: 'pequeño' },
    })
  })

  it('needs all six answers', async () => {
    const answer = await sendJson('PUT', `/match/${me}`, { type: 'loro' }, asMe())
    const fields = Object.fromEntries(Object.keys(MATCH).map((field) => [field, 'Selecciona uno']))
    expect(answer).toMatchObject({ status: 400, body: { error: 'Selecciona uno', fields } })
  })

  it('belongs to private people, each to themselves', async () => {
    // Pending: an approved one would be in the public list that other tests read.
    const { user } = await makeFoundation(db, { status: 'pendiente', decidedAt: null })
    const foundation = { authorization: await tokenOf(user.id) }
    expect(await sendJson('POST', `/match/${user.id}`, MATCH, foundation)).toMatchObject({ status: 403 })
    expect(await sendJson('PUT', `/match/${user.id}`, MATCH, asMe())).toMatchObject({ status: 403 })
    expect(await sendJson('PUT', `/match/${me}`, MATCH)).toMatchObject({ status: 401 })
  })
})

describe('an adoption request', () => {
  it('is sent by the old call with a token, twice is once, and the owner gets one mail', async () => {
    const owner = await makeUser(db)
    const pet = await makePet(db, { ownerId: owner.id })
    for (let time = 0; time < 2; time++)
      expect(await get(`/adoption/sendSoli/${pet.id}/${me}`, asMe())).toMatchObject({
        status: 200,
        body: { message: 'Hemos enviado tu solicitud' },
      })
    const [sent, ...others] = await requestsFor(pet.id)
    expect(others).toEqual([])
    expect(sent).toMatchObject({ adopterId: me, status: 'enviada' })
    expect(await db.$count(outbox, eq(outbox.recipient, owner.email))).toBe(1)
    const { solicitudes } = (await get(`/user/${me}`, asMe())).body as { solicitudes: unknown[] }
    expect(solicitudes).toContainEqual({
      id: sent?.id,
      petId: pet.id,
      status: 'enviada',
      createdAt: expect.any(String),
    })
  })

  it('is not sent by a cookie alone, a HEAD, another account’s id or nobody', async () => {
    const pet = await makePet(db)
    const path = `/adoption/sendSoli/${pet.id}/${me}`
    expect(await get(path, await signedIn(me))).toMatchObject({ status: 401 })
    expect(await get(path)).toMatchObject({ status: 401 })
    expect((await send(`/api/v1.0${path}`, 'HEAD', asMe())).status).toBe(200)
    expect(await get(`/adoption/sendSoli/${pet.id}/${pet.ownerId}`, asMe())).toMatchObject({ status: 403 })
    expect(await requestsFor(pet.id)).toEqual([])
  })

  it('answers 201 with the request, 200 when it is repeated, and 409 for a pet that takes none', async () => {
    const pet = await makePet(db)
    const body = { petId: String(pet.id), message: 'Tenemos patio.', junk: 1 }
    const first = await sendJson('POST', '/adoption', body, asMe())
    expect(first).toMatchObject({
      status: 201,
      body: { data: { id: expect.any(Number), status: 'enviada' }, message: 'Hemos enviado tu solicitud' },
    })
    const again = await sendJson('POST', '/adoption', { petId: pet.id }, await signedIn(me))
    expect(again).toMatchObject({ status: 200, body: { data: (first.body as { data: object }).data } })
    const own = await makePet(db, { ownerId: me })
    const adopted = await makePet(db, { status: 'adoptado' })
    for (const { id } of [own, adopted]) {
      const conflict = { status: 409, body: { code: 'conflict', error: expect.any(String) } }
      expect(await sendJson('POST', '/adoption', { petId: id }, asMe())).toMatchObject(conflict)
      expect(await get(`/adoption/sendSoli/${id}/${me}`, asMe())).toMatchObject(conflict)
    }
    expect(await sendJson('POST', '/adoption', { petId: 'x' }, asMe())).toMatchObject({
      status: 400,
      body: { fields: { petId: 'Elige una mascota' } },
    })
  })

  it('withdrawing a pet by the API closes its requests', async () => {
    const pet = await makePet(db, { ownerId: (await makeUser(db)).id })
    await sendJson('POST', '/adoption', { petId: pet.id }, asMe())
    const owner = { authorization: await tokenOf(pet.ownerId) }
    expect((await sendJson('PATCH', `/pets/${pet.id}`, { status: 'inactivo' }, owner)).status).toBe(200)
    expect(await requestsFor(pet.id)).toMatchObject([{ status: 'cerrada', reason: 'retirada' }])
  })
})
