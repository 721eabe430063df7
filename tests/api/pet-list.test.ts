import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type PetWire, petWire } from '@/app/api/v1.0/_wire/pet'
import { fold } from '@/lib/text/text'
import { get, send } from '@/tests/support/api'
import { BASE_URL } from '@/tests/support/site'

const petList = z.array(z.strictObject(petWire.shape))
const idsOf = (pets: { id: number }[]) => pets.map((pet) => pet.id)

async function list(path: string): Promise<PetWire[]> {
  const { status, body, headers } = await get(path)
  expect(status).toBe(200)
  expect(headers.get('x-total-count')).toMatch(/^\d+$/)
  return petList.parse(body)
}

let all: PetWire[]
beforeAll(async () => {
  all = await list('/pets')
})

describe('GET /pets', () => {
  it('GET /pets answers every adoptable pet, the newest first, and their number', async () => {
    const times = all.map((pet) => pet.published_at)
    expect(times).toEqual([...times].sort().reverse())
    expect(new Set(all.map((pet) => pet.status))).toEqual(new Set(['adoptable']))
    expect(all.length).toBeGreaterThan(250)
    const { headers } = await get('/pets')
    expect(headers.get('x-total-count')).toBe(String(all.length))
    expect(headers.get('link')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it('GET /pets/ answers without a redirect', async () => {
    const { status, body } = await get('/pets/')
    expect(status).toBe(200)
    expect(body).toEqual(all)
  })

  it('GET /pets gives every pet at least one picture, all three sizes with absolute URLs', () => {
    for (const { photos } of all) {
      expect(photos.length).toBeGreaterThan(0)
      for (const url of photos.flatMap((photo) => Object.values(photo)))
        expect(url.startsWith(`${BASE_URL}/`)).toBe(true)
    }
  })

  it('the pictures that GET /pets names exist', async () => {
    const urls = new Set(all.slice(0, 3).flatMap(({ photos }) => photos.flatMap((one) => Object.values(one))))
    for (const url of urls) {
      const { status, headers } = await send(new URL(url).pathname)
      expect(status, url).toBe(200)
      expect(headers.get('content-type')).toMatch(/^image\//)
    }
  })

  it('GET /pets flags no favourites for an account that is not the session’s', async () => {
    expect(await list('/pets?userId=1')).toEqual(all)
  })
})

describe('pages of GET /pets', () => {
  it('pages of GET /pets follow one another through the Link header until the list is complete', async () => {
    const seen: number[] = []
    let path: string | undefined = '/pets?limit=90&sort=newest'
    while (path) {
      const { body, headers } = await get(path)
      seen.push(...idsOf(petList.parse(body)))
      expect(headers.get('x-total-count')).toBe(String(all.length))
      const next: string | undefined = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
      path = next?.replace(`${BASE_URL}/api/v1.0`, '')
    }
    expect(seen).toEqual(idsOf(all))
  })

  it.each([
    ['page=-1&limit=5', 0, 5],
    ['page=0&limit=5', 0, 5],
    ['page=abc&limit=5', 0, 5],
    ['page=1.9&limit=5', 0, 5],
    ['page=&limit=5', 0, 5],
    ['page=2&limit=5', 5, 10],
    ['page=2&page=3&limit=5&limit=7', 5, 10],
    ['limit=0', 0, 1],
    ['limit=100000', 0, 100],
    ['page=2', 100, 200],
    ['page=1000000000', 0, 0],
    ['page=1e300&limit=1e300', 0, 0],
  ])('GET /pets?%s is read leniently', async (query, from, to) => {
    expect(idsOf(await list(`/pets?${query}`))).toEqual(idsOf(all.slice(from, to)))
  })
})

describe('filters of GET /pets', () => {
  const filters: [name: string, value: string, passes: (pet: PetWire) => boolean][] = [
    ['type', 'gato', (pet) => pet.type === 'gato'],
    ['type', 'PERRO', (pet) => pet.type === 'perro'],
    ['breed', '1', (pet) => pet.breedId === 1],
    ['age', 'adulto mayor', (pet) => pet.age === 'adulto mayor'],
    ['gender', 'Hembra', (pet) => pet.gender === 'hembra'],
    ['size', 'pequeño', (pet) => pet.size === 'pequeño'],
    ['size', 'PEQUENO', (pet) => pet.size === 'pequeño'],
    ['coat', 'corto', (pet) => pet.coat === 'corto'],
    ['environment', 'children', (pet) => pet.environment.children === true],
    ['environment', 'cats', (pet) => pet.environment.cats === true],
    ['attributes', 'house_trained', (pet) => pet.attributes.house_trained === true],
    ['attributes', 'special_needs', (pet) => pet.attributes.special_needs === true],
    ['country', 'COL', (pet) => pet.contact.address.country === 'Colombia'],
    ['country', 'perú', (pet) => pet.contact.address.country === 'Perú'],
    ['city', 'bogota', (pet) => pet.contact.address.city === 'Bogotá'],
    ['city', 'BOGOTÁ', (pet) => pet.contact.address.city === 'Bogotá'],
  ]

  it.each(filters)(
    'GET /pets with %s=%s answers exactly the pets that match',
    async (name, value, passes) => {
      const left = await list(`/pets?${new URLSearchParams({ [name]: value })}`)
      expect(left.length).toBeGreaterThan(0)
      expect(left).toEqual(all.filter(passes))
    },
  )

  it('filters of GET /pets combine with AND', async () => {
    const left = await list('/pets?type=perro&gender=macho&country=ARG')
    expect(left.length).toBeGreaterThan(0)
    expect(idsOf(left)).toEqual(
      idsOf(
        all.filter(
          (pet) =>
            pet.type === 'perro' && pet.gender === 'macho' && pet.contact.address.country === 'Argentina',
        ),
      ),
    )
  })

  it('GET /pets filters colour and foundation by id', async () => {
    const shelter = all.find((pet) => pet.organization_id !== null)
    const color = all[0]?.colorId
    expect(await list(`/pets?color=${color}`)).toEqual(all.filter((pet) => pet.colorId === color))
    expect(await list(`/pets?shelter=${shelter?.userId}`)).toEqual(
      all.filter((pet) => pet.organization_id === shelter?.organization_id),
    )
  })

  it('GET /pets looks for a city inside the country named with it', async () => {
    expect(await list('/pets?city=bogota&country=chile')).toEqual([])
  })

  it('GET /pets with q finds words of the name', async () => {
    const name = all[0]?.name ?? ''
    const found = await list(`/pets?${new URLSearchParams({ q: name })}`)
    expect(found.some((pet) => fold(pet.name) === fold(name))).toBe(true)
    expect(found.length).toBeLessThan(all.length)
  })

  it('GET /pets with sort=oldest reverses the list', async () => {
    const oldest = (await list('/pets?sort=oldest')).map((pet) => pet.published_at)
    expect(oldest).toEqual([...oldest].sort())
  })

  it('GET /pets with sort=near begins with the nearest city', async () => {
    const [first] = await list('/pets?sort=near&lat=-0.22&lng=-78.51&limit=1')
    expect(first?.contact.address.city).toBe('Quito')
  })

  it.each([
    'type=lagarto',
    'breed=abc',
    'breed=40000',
    'breed=99999999999',
    'color=-1',
    'shelter=2147483647',
    'age=viejo',
    'environment=__proto__',
    'country=atlantis',
    'city=undefined',
    'city=%00',
  ])('GET /pets?%s answers an empty list, which is no error', async (query) => {
    const { status, body, headers } = await get(`/pets?${query}`)
    expect({ status, body, total: headers.get('x-total-count') }).toEqual({
      status: 200,
      body: [],
      total: '0',
    })
  })

  it.each([
    'city=',
    'sort=random',
    'sort=near',
    'sort=near&lat=999&lng=0',
    'desconocido=1',
    '__proto__=1',
    'q=%00',
  ])('GET /pets?%s answers the whole list', async (query) => {
    expect(await list(`/pets?${query}`)).toEqual(all)
  })
})
