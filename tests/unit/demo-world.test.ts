import { describe, expect, it } from 'vitest'
import type { Bio, Requirements } from '@/db/seed/data/bio'
import { CAT_KINDS, DOG_KINDS, LOCAL_DOG_KINDS, OTHER_KINDS } from '@/db/seed/data/kinds'
import { DEMO_EMAILS } from '@/db/seed/demo/accounts'
import { BIOS, matchesFacts, renderBio } from '@/db/seed/demo/descriptions'
import type { DemoPet } from '@/db/seed/demo/pets'
import { generateWorld } from '@/db/seed/demo/world'
import type { SearchFilters } from '@/lib/search/dto'
import { packTraits } from '@/lib/search/trait-bits'
import { COUNTRY_IDS } from '@/lib/text/vocabulary'
import { LAST_DEMO_ACCOUNT, LAST_DEMO_PET } from '@/tests/support/demo'

const NOW = new Date('2026-05-20T15:00:00Z')
const world = generateWorld({ now: NOW, passwordHash: 'hash' })
const other = generateWorld({ now: new Date('2027-01-01T00:00:00Z'), passwordHash: 'hash' })

/** The template of a description. */
function bioOf({ row, animal }: DemoPet): Bio | undefined {
  return BIOS[animal.type].find((bio) => row.description.startsWith(renderBio(bio, animal, row.name)))
}

function toldFrom({ animal, owner, publishedDays }: DemoPet) {
  const narrator = owner.foundation?.narrator ?? ('family' as const)
  return { ...animal, city: owner.city, narrator, waiting: publishedDays >= 60 }
}

const label = ({ row }: DemoPet) => `${row.id} ${row.name}: ${row.description}`

describe('the generated demo world', () => {
  it('the demo world is deterministic except for its dates', () => {
    const withoutDates = (key: string, value: unknown) =>
      /(At|On|Days)$/.test(key) || value instanceof Date ? undefined : value
    expect(JSON.parse(JSON.stringify(world, withoutDates))).toEqual(
      JSON.parse(JSON.stringify(other, withoutDates)),
    )
  })

  it('the demo world has fifteen sample shelters, three in each country, of which one waits for approval', () => {
    const countries = world.foundations.map(
      ({ userId }) => world.users.find(({ id }) => id === userId)?.countryId,
    )
    expect(countries.toSorted()).toEqual(COUNTRY_IDS.flatMap((id) => [id, id, id]))
    expect(world.foundations.filter((one) => 'status' in one && one.status === 'aprobada')).toHaveLength(14)
  })

  it('saved searches of the demo world have the bits of their filters', () => {
    const bits = world.savedSearches.map(({ traitMask, traitBits }) => [traitMask ?? 0, traitBits ?? 0])
    const filters: SearchFilters[] = [
      { age: 'joven', gender: 'hembra' },
      { companion: 'dogs' },
      {},
      { age: 'cachorro' },
    ]
    expect(bits).toEqual(
      filters.map((one) => {
        const { traitMask, traitBits } = packTraits(one)
        return [traitMask, traitBits]
      }),
    )
  })

  it('the demo world ends with the ids that tests use as the last ones', () => {
    expect(Math.max(...world.pets.map(({ row }) => row.id))).toBe(LAST_DEMO_PET)
    expect(Math.max(...world.users.map(({ id }) => id))).toBe(LAST_DEMO_ACCOUNT)
  })

  it('the demo world has only past dates, and pets of the last week', () => {
    const dates: Date[] = []
    JSON.stringify(world, (key, value) => {
      if (/At$/.test(key) && value) dates.push(new Date(value))
      return value
    })
    expect(dates.length).toBeGreaterThan(1000)
    for (const date of dates) expect(date.getTime()).toBeLessThan(NOW.getTime())
    const recent = world.pets.filter(({ row }) => Number(row.publishedAt) > NOW.getTime() - 7 * 86_400_000)
    expect(recent.length).toBeGreaterThan(20)
  })

  it('descriptions claim only facts of the pet’s record', () => {
    for (const pet of world.pets) {
      const bio = bioOf(pet)
      expect(bio, label(pet)).toBeDefined()
      if (!bio) continue
      expect(matchesFacts(bio.requires, toldFrom(pet)), label(pet)).toBe(true)
      if (bio.ages.length > 0) expect(bio.ages, label(pet)).toContain(pet.animal.age)
    }
  })

  it('descriptions have no template syntax left', () => {
    for (const pet of world.pets) {
      expect(pet.row.description).not.toMatch(/[[\]{}|]|undefined|null|\s\s/)
      expect(pet.row.description.length, label(pet)).toBeGreaterThanOrEqual(100)
      expect(pet.row.description, label(pet)).toContain(pet.row.name)
    }
  })

  it.each<[string, RegExp, (pet: DemoPet['animal']) => boolean]>([
    ['vaccinated', /vacunas al día/i, (pet) => pet.health === 'vacunas al dia'],
    [
      'not vaccinated',
      /faltan? las vacunas|vacunas quedan pendientes|Aún no tiene vacunas/,
      (pet) => pet.health === 'no vacunado',
    ],
    ['neutered', /(?<!ni )[Ee]stá (esterilizad|castrad)|Se entrega castrad/, (pet) => pet.castrated],
    [
      'not neutered',
      /compromiso de esterilización|falta esterilizarl|ni está esterilizad/,
      (pet) => !pet.castrated,
    ],
    [
      'house-trained',
      /Usa su arenero|Hace sus necesidades afuera|no ensucia/,
      (pet) => pet.houseTrained === true,
    ],
    ['in need of care', /Necesita cuidados especiales/, (pet) => pet.specialNeeds === true],
  ])('descriptions call a pet %s only when it is', (_, words, isSo) => {
    const claimed = world.pets.filter(({ row }) => words.test(row.description))
    expect(claimed.length).toBeGreaterThan(0)
    for (const pet of claimed) expect(isSo(pet.animal), label(pet)).toBe(true)
  })

  it('descriptions agree with the gender of the pet', () => {
    const agreed = /\b(esterilizad|castrad|conocerl|llevarl|acostumbrad|content|dormid)([oa])\b/g
    for (const pet of world.pets) {
      const endings = [...pet.row.description.matchAll(agreed)].map((match) => match[2])
      for (const ending of endings) expect(ending, label(pet)).toBe(pet.animal.gender === 'macho' ? 'o' : 'a')
    }
  })

  it('pets of a pending foundation have no views', () => {
    const pending = world.pets.filter(({ owner }) => owner.row.email === DEMO_EMAILS.pending)
    expect(pending.map(({ views }) => views)).toEqual([0, 0])
    expect(world.pets.filter(({ views }) => views === 0)).toHaveLength(pending.length)
  })

  it('pet names are unique within a city', () => {
    const keys = world.pets.map(({ row }) => `${row.cityId}|${row.name}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('drawn pets have only sizes, coats and colours that occur in their breed', () => {
    for (const { animal } of world.pets.filter(({ photograph }) => !photograph)) {
      const kinds = [...DOG_KINDS, ...Object.values(LOCAL_DOG_KINDS).flat(), ...CAT_KINDS, ...OTHER_KINDS]
      const ofBreed = kinds.filter(([breed]) => breed === animal.breed)
      const fits = ofBreed.some(
        ([, , sizes, coats, colors]) =>
          sizes.includes(animal.size) && coats.includes(animal.coat) && colors.includes(animal.color),
      )
      expect(fits, JSON.stringify(animal)).toBe(true)
      if (animal.type === 'gato' && /Calicó|Carey/.test(animal.color)) expect(animal.gender).toBe('hembra')
    }
  })
})

describe('description templates', () => {
  const all = Object.values(BIOS).flat()

  it('description templates are long enough for a whole description', () => {
    for (const bio of all)
      for (const gender of ['macho', 'hembra'] as const)
        expect(renderBio(bio, { gender }, 'Pía').length, bio.text).toBeGreaterThanOrEqual(100)
  })

  it('a description template fits a pet only when all required facts match', () => {
    const [pet] = world.pets.map((one) => ({ ...toldFrom(one), castrated: true, dogs: null, waiting: false }))
    if (!pet) throw new Error('There is no pet')
    const cases: [Requirements, boolean][] = [
      [{}, true],
      [{ castrated: true }, true],
      [{ castrated: false }, false],
      [{ dogs: true }, false],
      [{ dogs: false }, false],
      [{ waiting: true }, false],
      [{ narrators: [] }, false],
      [{ sizes: [pet.size] }, true],
      [{ breeds: ['Otra'] }, false],
    ]
    for (const [requires, expected] of cases) expect(matchesFacts(requires, pet)).toBe(expected)
  })
})
