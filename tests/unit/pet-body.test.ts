import { describe, expect, it } from 'vitest'
import { parseNewPet, parsePetChange } from '@/app/api/v1.0/_wire/pet-body'
import type { Actor } from '@/lib/platform/actor'

const ME: Actor = { kind: 'user', id: 7, confirmed: true }
const BODY = {
  userId: '7',
  status: 'inactivo',
  petId: 100001,
  photos: [],
  urlPhotosDb: [],
  typeId: 'perro',
  breedId: '1',
  colorId: 6,
  name: 'Luna',
  age: 'Adulto Mayor',
  gender: 'HEMBRA',
  size: 'pequeno',
  coat: 'sin pelo',
  health: 'Vacunas al día',
  description: 'Le gusta caminar temprano y echarse a la sombra. '.repeat(3),
  castrated: 'Esterilizada',
  attributes: { house_trained: 'true', special_needs: 'false' },
  environment: { children: true, dogs: 'null' },
}

describe('the body of a new pet', () => {
  it('has every photo that was sent, also one without bytes, but no empty file input', () => {
    const [photo, empty] = [new File(['x'], 'luna.jpg'), new File([], 'sol.jpg')]
    expect(parseNewPet({ ...BODY, photos: [photo, empty, new File([], '')] }, ME).files).toEqual([
      photo,
      empty,
    ])
  })

  it('is read leniently', () => {
    expect(parseNewPet(BODY, ME)).toEqual({
      type: 'perro',
      breedId: 1,
      colorId: 6,
      name: 'Luna',
      age: 'adulto mayor',
      gender: 'hembra',
      size: 'pequeño',
      coat: 'sin pelo',
      health: 'vacunas al dia',
      description: BODY.description.trim(),
      castrated: true,
      houseTrained: true,
      specialNeeds: false,
      children: true,
      dogs: null,
      cats: null,
      tags: [],
      files: [],
    })
  })

  it.each([
    [true, true],
    ['true', true],
    ['Castrado', true],
    ['No Esterilizada', false],
    ['No Castrado', false],
    ['false', false],
  ])('takes %j for castrated', (castrated, expected) => {
    expect(parseNewPet({ ...BODY, castrated }, ME).castrated).toBe(expected)
  })

  it.each([
    { typeId: null, type: 'perro' },
    { typeId: undefined, type: 'Perro' },
  ])('knows its kind from %j', (kind) => {
    expect(parseNewPet({ ...BODY, ...kind }, ME).type).toBe('perro')
  })

  it.each([
    [{ castrated: null }, 'castrated'],
    [{ castrated: 'quizás' }, 'castrated'],
    [{ attributes: {} }, 'attributes.house_trained'],
    [{ attributes: 'x' }, 'attributes'],
    [{ breedId: Number.NaN }, 'breedId'],
    [{ age: 'viejo' }, 'age'],
    [{ tags: ['malo'] }, 'tags.0'],
    [{ name: 5 }, 'name'],
  ])('is refused with %j', (changes, field) => {
    expect(() => parseNewPet({ ...BODY, ...changes }, ME)).toThrowError(
      expect.objectContaining({
        code: 'invalid',
        fields: expect.objectContaining({ [field]: expect.any(String) }),
      }),
    )
  })

  it.each([8, '8', '0'])('cannot be that of account %j', (userId) => {
    const forbidden = expect.objectContaining({ code: 'forbidden' })
    expect(() => parseNewPet({ ...BODY, userId }, ME)).toThrowError(forbidden)
    expect(() => parsePetChange({ userId }, ME)).toThrowError(forbidden)
  })

  it.each([null, undefined, 'undefined', 'null', Number.NaN, 7, '7', { toString: 1 }])(
    'may name %j as its owner',
    (userId) => {
      expect(parseNewPet({ ...BODY, userId }, ME).name).toBe('Luna')
    },
  )
})

describe('the body of a changed pet', () => {
  const given = (body: Record<string, unknown>) => {
    const { files, ...read } = parsePetChange(body, ME)
    return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
  }

  it('leaves alone what is missing, null or no number', () => {
    const nothing = { children: null, dogs: 'null' }
    expect(given({})).toEqual({})
    expect(
      given({
        breedId: Number.NaN,
        colorId: 'NaN',
        castrated: null,
        tags: null,
        name: null,
        environment: nothing,
      }),
    ).toEqual({})
    expect(given({ environment: null, attributes: '' })).toEqual({})
    expect(given({ environment: { ...nothing, cats: 'false' } })).toEqual({ cats: false })
  })

  it('takes a name that says null for a name, and an empty one for a mistake', () => {
    expect(given({ name: 'Null' })).toEqual({ name: 'Null' })
    expect(() => parsePetChange({ name: '' }, ME)).toThrowError(expect.objectContaining({ code: 'invalid' }))
  })

  const [first, second] = ['a'.repeat(32), '0123456789abcdef'.repeat(2)]
  it.each([
    [undefined, {}],
    [null, {}],
    ['', {}],
    [[], { uploads: [] }],
    [['https://q.example/x.png'], { uploads: [] }],
    [
      [`https://q.example/media/${second}-1600.webp`, { option_1: `/media/${first}-1600.webp` }],
      { uploads: [second, first] },
    ],
    [
      [{ option_1: `/${first}-1600.webp`, option_2: `/${first}-800.webp`, option_3: `/${first}-400.webp` }],
      { uploads: [first] },
    ],
  ])('keeps of %j these photos: %j', (urlPhotosDb, expected) => {
    expect(given({ urlPhotosDb })).toEqual(expected)
  })

  it.each([{}, 'x', `/media/${first}-400.webp`, 7, true, [7], [null], [{ url: first }]])(
    'refuses photos to keep that are no list of photos: %j',
    (urlPhotosDb) => {
      const field =
        typeof urlPhotosDb === 'object' && Array.isArray(urlPhotosDb) ? 'urlPhotosDb.0' : 'urlPhotosDb'
      expect(() => parsePetChange({ urlPhotosDb }, ME)).toThrowError(
        expect.objectContaining({
          code: 'invalid',
          fields: { [field]: 'Envía la lista de las fotos que se quedan' },
        }),
      )
    },
  )

  it.each(['attributes', 'environment'])('refuses %s that are no object', (field) => {
    for (const value of ['x', 7, true, [true]])
      expect(() => parsePetChange({ [field]: value }, ME)).toThrowError(
        expect.objectContaining({ code: 'invalid', fields: { [field]: 'Elige sí o no' } }),
      )
  })
})
