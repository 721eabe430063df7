import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { breedWire, colorWire, countryWire, listedCityWire } from '@/app/api/v1.0/_wire/catalog'
import { petWire } from '@/app/api/v1.0/_wire/pet'
import { get } from '@/tests/support/api'

describe('GET /countries', () => {
  it('GET /countries lists the five countries with their currencies', async () => {
    const { status, body, headers } = await get('/countries')
    expect(status).toBe(200)
    expect(z.array(z.strictObject(countryWire.shape)).parse(body)).toContainEqual({
      id: 'CHL',
      name: 'Chile',
      currency: 'CLP',
      symbol: '$',
    })
    expect(body).toHaveLength(5)
    expect(headers.get('cache-control')).toBe('public, max-age=300, s-maxage=3600')
  })
})

describe('GET /cities/{country}', () => {
  it.each(['PER', 'per', 'peru', 'Per%C3%BA', 'PER%C3%9A', 'peru/'])(
    'GET /cities finds Peru as %s',
    async (key) => {
      const cities = z.array(z.strictObject(listedCityWire.shape)).parse((await get(`/cities/${key}`)).body)
      expect(cities.map((city) => city.name)).toContain('Arequipa')
      expect(new Set(cities.map((city) => city.countryId))).toEqual(new Set(['PER']))
    },
  )

  it.each(['XXX', 'undefined', '%F0%9F%90%B6', '%00', "'--"])(
    'GET /cities answers an empty list to %s',
    async (key) => {
      expect(await get(`/cities/${key}`)).toMatchObject({ status: 200, body: [] })
    },
  )
})

describe.each([
  ['/breed-pet', z.strictObject(breedWire.shape), { nameBreed: 'Mixed Breed', label: 'Mestizo (criollo)' }],
  ['/color-pet', z.strictObject(colorWire.shape), { nameColor: 'Plateado', group: 'Gris / Azulado / Plata' }],
] as const)('GET %s/{type}', (path, shape, sample) => {
  it.each(['perro', 'gato', 'otro'])(`GET ${path}/{type} lists those of %s and no others`, async (type) => {
    const rows = z.array(shape).parse((await get(`${path}/${type}`)).body)
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row.typeId))).toEqual(new Set([type]))
  })

  it(`GET ${path}/{type} speaks the words of the contract`, async () => {
    expect((await get(`${path}/perro`)).body).toContainEqual(expect.objectContaining(sample))
  })

  it.each(['pez', 'null', '__proto__', '%00'])(
    `GET ${path}/{type} answers an empty list to %s`,
    async (type) => {
      expect(await get(`${path}/${type}`)).toMatchObject({ status: 200, body: [] })
    },
  )
})

const isMestizoCat = ({ type, breedLabel }: z.output<typeof petWire>) =>
  type === 'gato' && breedLabel === 'Mestizo (criollo)'

describe.each(['perro', 'gato', 'otro'] as const)('the catalogue and the pets of type %s', (type) => {
  const read = async <Shape extends z.ZodRawShape>(path: string, shape: z.ZodObject<Shape>) =>
    z.array(z.strictObject(shape.shape)).parse((await get(path)).body)
  const load = async () => ({
    breeds: await read(`/breed-pet/${type}`, breedWire),
    colors: await read(`/color-pet/${type}`, colorWire),
    pets: await read(`/pets?type=${type}`, petWire),
  })

  it(`catalogue and pets of type ${type} call every breed and colour the same`, async () => {
    const { breeds, colors, pets } = await load()
    expect(pets.length).toBeGreaterThan(10)
    for (const pet of pets) {
      expect(breeds).toContainEqual({
        id: pet.breedId,
        // Existing clients know mestizo cats by their coat.
        nameBreed: isMestizoCat(pet) ? 'Mixed Breed' : pet.breed,
        label: pet.breedLabel,
        typeId: type,
      })
      expect(colors).toContainEqual({
        id: pet.colorId,
        nameColor: pet.colorLabel,
        group: pet.color,
        typeId: type,
      })
    }
  })

  it(`every pet of type ${type} is found by the name of its breed alone`, async () => {
    const { breeds, pets } = await load()
    const found = breeds.flatMap(({ nameBreed }) => pets.filter(({ breed }) => breed === nameBreed))
    expect(found.map(({ id }) => id).toSorted()).toEqual(pets.map(({ id }) => id).toSorted())
  })
})
