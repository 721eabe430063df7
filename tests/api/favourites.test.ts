import { beforeAll, describe, expect, it } from 'vitest'
import { get, send, sendJson, signedIn, tokenOf } from '@/tests/support/api'
import { OWN_PEOPLE } from '@/tests/support/demo'

const [ME, OTHER] = OWN_PEOPLE.favourites
let mine: Record<string, string>
let pets: number[]
beforeAll(async () => {
  mine = await signedIn(ME)
  pets = ((await get('/pets?limit=3')).body as { id: number }[]).map(({ id }) => id)
})

const add = (petId: unknown, userId: unknown = ME, headers = mine) =>
  sendJson('POST', '/pets/favourite/', { userId, petId }, headers)
const remove = (petId: number, userId: number = ME, headers = mine) =>
  send(`/api/v1.0/pets/favourite?userId=${userId}&petId=${petId}`, 'DELETE', headers)
const list = async (userId: number | string = ME, headers = mine) => {
  const { body } = await get(`/pets/favourite/${userId}`, headers)
  return body as { id: number; isFavourite?: true }[]
}

describe('favourites', () => {
  it('favourites are added and removed idempotently, and listed newest first', async () => {
    const [first = 0, second = 0] = pets
    for (const petId of [first, first, String(second)]) {
      expect(await add(petId)).toMatchObject({
        status: 201,
        body: { data: { userId: ME, petId: Number(petId) }, message: expect.any(String) },
      })
    }
    expect(await list()).toMatchObject([
      { id: second, isFavourite: true },
      { id: first, isFavourite: true },
    ])
    expect(await list('undefined')).toHaveLength(2)
    for (const id of ['null', 'NaN', 'abc']) expect(await list(id), id).toEqual([])
    for (let time = 0; time < 2; time++) expect((await remove(first)).status).toBe(200)
    expect((await list()).map(({ id }) => id)).toEqual([second])
  })

  it('favourites are flagged in the list of all pets for their owner only', async () => {
    const [petId = 0] = pets
    await add(petId)
    const marked = async (userId: number, headers?: Record<string, string>) =>
      ((await get(`/pets?limit=50&userId=${userId}`, headers)).body as { id: number; isFavourite?: true }[])
        .filter((pet) => pet.isFavourite)
        .map(({ id }) => id)
    expect(await marked(ME, mine)).toContain(petId)
    expect(await marked(ME)).toEqual([])
    expect(await marked(ME, await signedIn(OTHER))).toEqual([])
  })

  it('favourites work with an API token', async () => {
    const [petId = 0] = pets
    const authorization = await tokenOf(ME)
    expect((await add(petId, ME, { authorization })).status).toBe(201)
    expect((await remove(petId, ME, { authorization: `Bearer ${authorization}` })).status).toBe(200)
  })

  it('favourites without a session answer 401', async () => {
    const [petId = 0] = pets
    const unauthenticated = {
      status: 401,
      body: { error: 'No has iniciado sesión', code: 'unauthenticated' },
    }
    expect(await add(petId, ME, {})).toMatchObject(unauthenticated)
    expect(await remove(petId, ME, {})).toMatchObject(unauthenticated)
    expect(await get(`/pets/favourite/${ME}`)).toMatchObject({ status: 401 })
    expect(await list('null', {})).toEqual([])
  })

  it('somebody else’s favourites can be neither read nor changed', async () => {
    const [petId = 0] = pets
    const forbidden = { status: 403, body: { code: 'forbidden' } }
    expect(await add(petId, OTHER)).toMatchObject(forbidden)
    expect(await remove(petId, OTHER)).toMatchObject(forbidden)
    expect(await get(`/pets/favourite/${OTHER}`, mine)).toMatchObject(forbidden)
  })

  it('only a pet with a page can become a favourite', async () => {
    expect(await add(2_147_483_647)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    for (const petId of ['abc', null, 1.5, 2 ** 40]) {
      expect(await add(petId)).toMatchObject({ status: 400, body: { fields: { petId: expect.any(String) } } })
    }
  })
})
