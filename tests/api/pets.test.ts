import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type PetWire, petWire } from '@/app/api/v1.0/_wire/pet'
import { get } from '@/tests/support/api'
import {
  approvedIds,
  hiddenPetIds,
  pendingIds,
  petIdWithStatus,
  privateAccounts,
} from '@/tests/support/demo-world'

const strictPet = z.strictObject(petWire.shape)
const petList = z.array(strictPet)
const list = async (path: string) => petList.parse((await get(path)).body)

let all: PetWire[]
beforeAll(async () => {
  all = await list('/pets')
})

describe('GET /pets/{id}', () => {
  it('GET /pets/{id} answers the same object as the list', async () => {
    const [pet] = all
    expect(await get(`/pets/${pet?.id}`)).toMatchObject({ status: 200, body: pet })
    expect((await get(`/pets/${pet?.id}/`)).body).toEqual(pet)
  })

  it.each(['en proceso', 'adoptado'])(
    'GET /pets/{id} answers a pet that is %s, with its status',
    async (status) => {
      const { body } = await get(`/pets/${petIdWithStatus(status)}`)
      expect(strictPet.parse(body).status).toBe(status)
    },
  )

  it('GET /pets/{id} answers 404 for a withdrawn pet', async () => {
    const id = petIdWithStatus('inactivo')
    expect(id).toBeDefined()
    expect((await get(`/pets/${id}`)).status).toBe(404)
  })

  it.each([
    '1',
    '7',
    '999999999',
    '2147483648',
    '99999999999999999999',
    'undefined',
    '-1',
    '1.5',
    '0x1',
    '%00',
  ])('GET /pets/%s answers 404 in JSON', async (id) => {
    const { status, body } = await get(`/pets/${id}`)
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'not_found', error: expect.any(String), Error: expect.any(String) })
  })
})

describe('GET /pets/user/{id}', () => {
  it('GET /pets/user/{id} answers the adoptable pets of one owner', async () => {
    const owner = all[0]?.userId
    const pets = await list(`/pets/user/${owner}`)
    expect(pets).toEqual(all.filter((pet) => pet.userId === owner))
    expect((await get(`/pets/user/${owner}`)).headers.get('x-total-count')).toBe(String(pets.length))
  })

  it.each(['99999', 'undefined', 'null', '100001', '99999999999', '%00'])(
    'GET /pets/user/%s answers an empty list',
    async (id) => {
      const { status, body, headers } = await get(`/pets/user/${id}`)
      expect({ status, body, total: headers.get('x-total-count') }).toEqual({
        status: 200,
        body: [],
        total: '0',
      })
    },
  )
})

describe('GET /pets/foundation', () => {
  it('GET /pets/foundation answers the pets of all approved foundations, the newest first', async () => {
    expect(await list('/pets/foundation')).toEqual(all.filter((pet) => pet.role === 'fundation'))
  })

  it('GET /pets/foundation is paginated like the whole list', async () => {
    const { body, headers } = await get('/pets/foundation?page=2&limit=3')
    const expected = all.filter((pet) => pet.role === 'fundation')
    expect(body).toEqual(expected.slice(3, 6))
    expect(headers.get('x-total-count')).toBe(String(expected.length))
    expect(headers.get('link')).toContain('/api/v1.0/pets/foundation?page=3&limit=3>; rel="next"')
  })
})

describe('GET /pets/favourite/{userId} without a session', () => {
  it.each(['1', '0', '-1', '2147483648', '99999999999999999999'])(
    'GET /pets/favourite/%s without a session answers 401',
    async (id) => {
      expect(await get(`/pets/favourite/${id}`)).toMatchObject({
        status: 401,
        body: { code: 'unauthenticated' },
      })
    },
  )

  it.each(['undefined', 'null', 'NaN', 'abc'])(
    'GET /pets/favourite/%s without a session answers an empty list',
    async (id) => {
      expect(await get(`/pets/favourite/${id}`)).toMatchObject({ status: 200, body: [] })
    },
  )
})

describe('what is private', () => {
  const lists = ['/pets', '/pets/foundation', '/fundations', '/pets?sort=oldest', '/start/3']

  it('no list of pets holds a private e-mail or phone', async () => {
    const secrets = privateAccounts.flatMap(({ email, phone }) => [email, phone ?? []].flat())
    expect(secrets.length).toBeGreaterThan(50)
    for (const path of lists) {
      const { text } = await get(path)
      expect(
        secrets.filter((secret) => text.includes(secret)),
        path,
      ).toEqual([])
    }
  })

  it('contacts of a pet are null for people and given for foundations', () => {
    for (const { role, contact, organization_id } of all) {
      expect(contact.email === null, role).toBe(role === 'user')
      expect(organization_id === null).toBe(role === 'user')
      if (role === 'user') expect(contact.phone).toBeNull()
    }
    expect(new Set(all.map((pet) => pet.role))).toEqual(new Set(['user', 'fundation']))
  })

  it('pending foundations and their pets are in no answer', async () => {
    expect(hiddenPetIds.length).toBeGreaterThan(0)
    const foundations = z.array(z.object({ id: z.int() })).parse((await get('/fundations')).body)
    const listed = foundations.map(({ id }) => id)
    expect(listed).toEqual(expect.arrayContaining([...approvedIds]))
    expect(listed.filter((id) => pendingIds.has(id))).toEqual([])
    for (const id of hiddenPetIds) {
      expect((await get(`/pets/${id}`)).status).toBe(404)
      expect(all.map((pet) => pet.id)).not.toContain(id)
    }
    for (const id of pendingIds) {
      expect((await get(`/pets/user/${id}`)).body).toEqual([])
      expect((await get(`/pets?shelter=${id}`)).body).toEqual([])
      expect((await get(`/start/${id}`)).status).toBe(404)
    }
  })
})
