import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { BREEDS, COLORS } from '@/db/seed/catalog'
import { PHOTOGRAPHS } from '@/db/seed/data/photographs'
import { PORTRAITS } from '@/db/seed/data/portraits'
import { type DemoPet, isListed } from '@/db/seed/demo/pets'
import { choosePictures, storePictures } from '@/db/seed/demo/pictures'
import { generateWorld } from '@/db/seed/demo/world'
import { pictureNames } from '@/db/seed/pictures'
import { photoFileNames } from '@/lib/photos/file-names'
import { groupBy } from '@/lib/platform/collections'
import { PER_PAGE } from '@/lib/search/url/pages'

const { pets } = generateWorld({ now: new Date('2026-05-20T15:00:00Z'), passwordHash: 'hash' })
const chosen = choosePictures(pets, PORTRAITS)
const portraitOf = new Map(PORTRAITS.flatMap((one) => pictureNames(one).map((name) => [name, one] as const)))

const picturesOf = ({ row }: DemoPet) => chosen.get(row.id) ?? []
const mainOf = (pet: DemoPet) => picturesOf(pet)[0]
const animalOf = (pet: DemoPet) => portraitOf.get(mainOf(pet) ?? '')
const photographed = pets.filter(({ photograph }) => photograph)
const drawn = pets.filter(({ photograph }) => !photograph)
const listed = pets
  .filter(isListed)
  .sort((one, other) => Number(other.row.publishedAt) - Number(one.row.publishedAt))

const FILTERS: [string, (pet: DemoPet) => unknown][] = [
  ['no filter', () => 'all'],
  ['the country', ({ row }) => row.countryId],
  ['the city', ({ row }) => row.cityId],
  ['the type', ({ row }) => row.type],
  ['type and country', ({ row }) => `${row.type} ${row.countryId}`],
  ['type and city', ({ row }) => `${row.type} ${row.cityId}`],
  ['the breed', ({ animal }) => `${animal.type} ${animal.breed}`],
  ['the colour', ({ animal }) => `${animal.type} ${animal.color}`],
  ['the coat', ({ animal }) => `${animal.type} ${animal.coat}`],
  ['the age', ({ animal }) => `${animal.type} ${animal.age}`],
  ['the gender', ({ animal }) => `${animal.type} ${animal.gender}`],
  ['the size', ({ animal }) => `${animal.type} ${animal.size}`],
  ['the owner', ({ row }) => row.ownerId],
]

describe('choosing pictures for demo pets', () => {
  it('shows at least half of the pets by one photograph of their type, breed, colour, coat and size', () => {
    expect(photographed.length).toBeGreaterThanOrEqual(pets.length / 2)
    for (const { row, animal, photograph } of photographed) {
      const { type, breed, color, coat, size, age } = animal
      const shown = PHOTOGRAPHS.find(({ file }) => file === photograph)
      expect(chosen.get(row.id)).toEqual([photograph])
      expect(shown, row.name).toMatchObject({ type, color, coat, size })
      expect(shown?.breeds).toContain(breed)
      expect(shown?.young === true || age !== 'cachorro', row.name).toBe(true)
      expect(row).toMatchObject({ coat, size })
      expect(BREEDS.find(({ id }) => id === row.breedId)?.name).toBe(breed)
      expect(COLORS.find(({ id }) => id === row.colorId)?.name).toBe(color)
    }
  })

  it('draws pets other than dogs and cats', () => {
    expect(photographed.filter(({ animal }) => animal.type === 'otro')).toEqual([])
  })

  it('uses every photograph, none more than six times', () => {
    const uses = groupBy(photographed, ({ photograph }) => photograph)
    expect([...uses.keys()].sort()).toEqual(PHOTOGRAPHS.map(({ file }) => file).sort())
    for (const [file, of] of uses) expect(of.length, file).toBeLessThanOrEqual(6)
  })

  it.each(FILTERS.filter(([name]) => !/breed|colour|coat|size/.test(name)))(
    'never shows a photograph twice within a page of results by %s',
    (_, key) => {
      for (const list of groupBy(listed, key).values()) {
        for (let start = 0; start === 0 || start <= list.length - PER_PAGE; start++) {
          const page = list.slice(start, start + PER_PAGE).flatMap(({ photograph }) => photograph ?? [])
          expect(new Set(page).size).toBe(page.length)
        }
      }
    },
  )

  it('draws the others, in at least two pictures of one animal of their type, breed and colour', () => {
    for (const pet of drawn) {
      const { type, breed, color } = pet.animal
      const animal = animalOf(pet)
      expect(picturesOf(pet).length, `${type} ${breed} ${color}`).toBeGreaterThanOrEqual(2)
      expect(new Set(picturesOf(pet).map((name) => portraitOf.get(name)))).toEqual(new Set([animal]))
      expect(animal).toMatchObject({ type, color })
      expect(animal?.breeds).toContain(breed)
    }
  })

  it('shows hairless pets without hair and the others with it', () => {
    const wrong = drawn.filter(
      (pet) => (pet.animal.coat === 'sin pelo') !== (animalOf(pet)?.coat === 'sin pelo'),
    )
    expect(wrong).toEqual([])
  })

  it('never shows a puppy as an old animal or the other way round', () => {
    const ages = drawn.map((pet) => [pet.animal.age, animalOf(pet)?.age])
    expect(ages).not.toContainEqual(['cachorro', 'adulto mayor'])
    expect(ages).not.toContainEqual(['adulto mayor', 'cachorro'])
  })

  it.each(FILTERS)('never puts a picture beside itself in a list by %s', (_, key) => {
    for (const list of groupBy(listed, key).values()) {
      const repeated = list.filter((pet, at) => at > 0 && mainOf(pet) === mainOf(list[at - 1] ?? pet))
      expect(repeated.map(({ row }) => row.id)).toEqual([])
    }
  })

  it.each(['perro', 'gato', 'any'])('never repeats a picture within two pages of results (%s)', (type) => {
    const list = listed.filter(({ row }) => type === 'any' || row.type === type)
    for (let start = 0; start < list.length - PER_PAGE; start++) {
      const pages = list.slice(start, start + 2 * PER_PAGE)
      expect(new Set(pages.map(mainOf)).size).toBe(pages.length)
      const page = pages.slice(0, PER_PAGE)
      expect(new Set(page.map((pet) => animalOf(pet) ?? mainOf(pet))).size).toBeGreaterThanOrEqual(
        (2 / 3) * PER_PAGE,
      )
    }
  })

  it('shows three pictures of pet 100015, whose gallery the page tests turn', () => {
    expect(chosen.get(100_015)).toHaveLength(3)
  })

  it('uses every committed drawing', () => {
    expect(new Set(drawn.flatMap(picturesOf))).toEqual(new Set(portraitOf.keys()))
  })
})

describe('storing the pictures of demo pets', () => {
  it('writes each picture once, in all sizes, under the names its rows lead to', async () => {
    const written = new Map<string, Buffer>()
    const files = {
      put: async (name: string, bytes: Buffer) => void written.set(name, bytes),
      get: async () => null,
      delete: async () => {},
    }
    const portraits = PORTRAITS.slice(0, 1)
    const { stored, ofPets } = await storePictures({ pets: drawn, portraits, files, log: () => {} })
    expect(stored).toHaveLength(portraits.flatMap(pictureNames).length)
    for (const photo of stored) {
      const large = written.get(photoFileNames(photo.hash).large)
      expect(await sharp(large).metadata()).toMatchObject({ width: photo.width, height: photo.height })
    }
    expect([...written.keys()].sort()).toEqual(
      stored.flatMap(({ hash }) => Object.values(photoFileNames(hash))).sort(),
    )
    expect(new Set(ofPets.map(({ hash }) => hash))).toEqual(new Set(stored.map(({ hash }) => hash)))
    for (const photos of groupBy(ofPets, ({ petId }) => petId).values())
      expect(photos.map(({ position }) => position)).toEqual(stored.map((_, at) => at))
  })
})
