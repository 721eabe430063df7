import { describe, expect, it } from 'vitest'
import { hasInput, NO_VALUES, withoutPhotos, withPhotos } from '@/lib/pets/form-values'
import { mayBecome } from '@/lib/pets/policy'
import { descriptionLength, editPetSchema, petFormSchema } from '@/lib/pets/schema'
import { fieldErrors } from '@/lib/platform/http/form-data'
import { PET_STATUSES, type PetStatus } from '@/lib/text/vocabulary'

const UPLOAD = '0f8fad5b-d9cb-469f-a165-70867728950e'
const DESCRIPTION = 'Le gusta caminar temprano y echarse a la sombra. '.repeat(3)
const FORM = {
  type: 'perro',
  breedId: '1',
  colorId: '6',
  name: '  Luna ',
  age: 'joven',
  gender: 'hembra',
  size: 'mediano',
  coat: 'corto',
  health: 'vacunas al dia',
  castrated: 'si',
  houseTrained: 'no',
  specialNeeds: 'no',
  children: 'si',
  dogs: '',
  description: DESCRIPTION,
  tags: ['amigable', 'amigable'],
  uploads: [UPLOAD, '', UPLOAD],
}

const parse = (changes: Record<string, unknown> = {}) => petFormSchema.safeParse({ ...FORM, ...changes })
const errorsOf = (changes: Record<string, unknown>) => {
  const { error } = parse(changes)
  return error ? fieldErrors(error) : {}
}

describe('the form of a pet', () => {
  it('the pet form is parsed into the pet’s values', () => {
    expect(parse().data).toMatchObject({
      name: 'Luna',
      breedId: 1,
      castrated: true,
      houseTrained: false,
      children: true,
      dogs: null,
      cats: null,
      tags: ['amigable'],
      uploads: [UPLOAD],
      files: [],
    })
  })

  it.each([
    [{ name: '' }, { name: 'Debes ingresar un nombre' }],
    [{ name: '​ ' }, { name: 'Debes ingresar un nombre' }],
    [{ name: '…' }, { name: 'Debes ingresar un nombre' }],
    [{ name: 'a'.repeat(21) }, { name: 'El nombre no puede contener más de 20 caracteres' }],
    [{ name: `a${'👨‍👩‍👧‍👦'.repeat(19)}` }, { name: 'El nombre no puede contener más de 20 caracteres' }],
    [{ description: 'Corta' }, { description: 'Ingresa minimo 100 caracteres' }],
    [
      { description: `${'a '.repeat(40)}${' '.repeat(200)}` },
      { description: 'Ingresa minimo 100 caracteres' },
    ],
    [{ description: 'a'.repeat(5001) }, { description: 'Escribe 5000 caracteres o menos' }],
    [{ breedId: '' }, { breedId: 'Elige la raza' }],
    [{ breedId: '1.5' }, { breedId: 'Elige la raza' }],
    [{ castrated: '' }, { castrated: 'Elige sí o no' }],
    [{ houseTrained: undefined }, { houseTrained: 'Elige sí o no' }],
    [{ tags: ['malo'] }, { 'tags.0': 'Elige entre los rasgos de la lista' }],
    [{ uploads: [] }, { photos: 'Agrega al menos una foto' }],
    [{ uploads: ['x'] }, { 'uploads.0': 'No encontramos una de las fotos: súbela otra vez' }],
  ])('the pet form names what is wrong with %j', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors)
  })

  it('the pet form reports all errors at once', () => {
    const { error } = petFormSchema.safeParse({})
    expect(Object.keys(error ? fieldErrors(error) : {}).sort()).toEqual([
      'age',
      'breedId',
      'castrated',
      'coat',
      'colorId',
      'description',
      'gender',
      'health',
      'houseTrained',
      'name',
      'photos',
      'size',
      'specialNeeds',
      'type',
    ])
  })

  it('the pet form takes eight photos in all and ignores empty files', () => {
    const photo = new File(['x'], 'luna.jpg')
    expect(parse({ uploads: [], files: [photo, new File([], '')] }).data?.files).toHaveLength(1)
    // The reader's own name for a file that nobody chose, and a chosen one without bytes, which is refused later.
    expect(parse({ uploads: [], files: [photo, new File([], 'undefined')] }).data?.files).toHaveLength(1)
    expect(parse({ uploads: [], files: [new File([], 'luna.jpg')] }).data?.files).toHaveLength(1)
    expect(errorsOf({ files: Array(8).fill(photo) })).toEqual({ photos: 'Puedes publicar hasta 8 fotos' })
  })

  it('the edit form has the rules of a new pet, and needs the pet', () => {
    const pathsOf = (schema: typeof petFormSchema | typeof editPetSchema, form: object) =>
      new Set(schema.safeParse(form).error?.issues.map(({ path }) => path.join('.')))
    const wrong = { ...FORM, name: 'a'.repeat(21), description: 'Corta', castrated: '' }
    for (const form of [{}, wrong])
      expect(pathsOf(editPetSchema, form)).toEqual(new Set(['petId', ...pathsOf(petFormSchema, form)]))
    expect(editPetSchema.safeParse(FORM).error?.issues.map(({ path }) => path[0])).toEqual(['petId'])
    expect(editPetSchema.safeParse({ ...FORM, petId: '100001' }).data).toMatchObject({
      petId: 100001,
      madeFrom: '',
    })
  })
})

it('a description’s length is that of its cleaned text', () => {
  expect(descriptionLength('  Hola\r\n\r\n\r\n\r\n mundo  cruel ')).toBe('Hola\n\nmundo cruel'.length)
  expect(descriptionLength('🐶'.repeat(3))).toBe(3)
})

it('an owner’s form can set every status but en proceso', () => {
  const changes = PET_STATUSES.flatMap((from) =>
    PET_STATUSES.filter((to) => mayBecome(from, to)).map((to): [PetStatus, PetStatus] => [from, to]),
  )
  expect(changes).toEqual([
    ['adoptable', 'adoptado'],
    ['adoptable', 'inactivo'],
    ['en proceso', 'adoptable'],
    ['en proceso', 'adoptado'],
    ['en proceso', 'inactivo'],
    ['adoptado', 'adoptable'],
    ['adoptado', 'inactivo'],
    ['inactivo', 'adoptable'],
  ])
})

describe('photos that were shared with the site', () => {
  it('come after those of the draft, each once and no more than a pet may have, and are no input', () => {
    const draft = { fields: { name: 'Luna' }, tags: [], uploads: ['a', 'b'] }
    expect(withPhotos(draft, ['b', 'c'])).toEqual({ ...draft, uploads: ['a', 'b', 'c'] })
    const nine = Array.from({ length: 9 }, (_, index) => `photo-${index}`)
    expect(withPhotos(NO_VALUES, nine).uploads).toEqual(nine.slice(0, 8))
    expect(hasInput(withoutPhotos(withPhotos(NO_VALUES, ['a']), ['a']))).toBe(false)
    expect(hasInput(withoutPhotos(draft, ['a', 'b']))).toBe(true)
  })
})
