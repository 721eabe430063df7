import { describe, expect, it } from 'vitest'
import { BREEDS, CITIES, COLORS } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
import { slugify } from '@/lib/text/text'
import { COUNTRY_IDS, CURRENCIES, PET_TYPES, type PetType } from '@/lib/text/vocabulary'

const ofType = <Row extends { type: PetType }>(rows: Row[], type: PetType) =>
  rows.filter((row) => row.type === type)

/** Keys that occur more than once. */
function repeated<Row>(rows: Row[], key: (row: Row) => string | number) {
  const keys = rows.map(key)
  return keys.filter((one, at) => keys.indexOf(one) !== at)
}

describe('the reference data', () => {
  it('matchesFacts the five countries, each with its own currency', () => {
    expect(COUNTRIES.map(({ id }) => id)).toEqual([...COUNTRY_IDS])
    expect(COUNTRIES.map(({ currency }) => currency)).toEqual([...CURRENCIES])
  })

  it('matchesFacts 708 cities, unique by country, region and slug', () => {
    expect(CITIES).toHaveLength(708)
    expect(repeated(CITIES, (city) => city.id)).toEqual([])
    expect(repeated(CITIES, (city) => `${city.countryId}|${city.region}|${city.slug}`)).toEqual([])
    for (const city of CITIES) {
      expect(COUNTRY_IDS).toContain(city.countryId)
      expect(city.slug).toBe(slugify(city.name))
      expect(city.region).not.toBe('')
      expect(city.population).toBeGreaterThan(0)
      expect(city.lat).toBeGreaterThan(-56)
      expect(city.lat).toBeLessThan(14)
      // Includes Easter Island.
      expect(city.lng).toBeGreaterThan(-110)
      expect(city.lng).toBeLessThan(-53)
    }
  })

  it('matchesFacts 321 breeds of dogs, 73 of cats and six kinds of other animals', () => {
    expect(PET_TYPES.map((type) => ofType(BREEDS, type).length)).toEqual([321, 73, 6])
  })

  it('lists the mixed breed first for dogs and for cats', () => {
    for (const type of ['perro', 'gato'] as const)
      expect(ofType(BREEDS, type)[0]?.name).toBe('Mestizo (criollo)')
  })

  it('gives every breed an international name unique within its type', () => {
    const names = BREEDS.map(({ type, internationalName }) => `${type}|${internationalName}`)
    expect(new Set(names).size).toBe(BREEDS.length)
    expect(names).toEqual(
      expect.arrayContaining(['perro|Dachshund', 'gato|Domestic Short Hair', 'otro|Cobayo (cuy)']),
    )
  })

  it('assigns every colour to a group, which for other animals has the colour’s own name', () => {
    const groups = new Map(COLORS.map(({ type, name, groupName }) => [`${type}|${name}`, groupName]))
    expect(groups.get('perro|Gris azulado')).toBe('Gris / Azulado / Plata')
    expect(groups.get('gato|Atigrado naranja')).toBe('Tabby (Naranja / Rojo)')
    for (const { name, groupName } of ofType(COLORS, 'otro')) expect(groupName).toBe(name)
  })

  it.each([
    ['breeds', BREEDS],
    ['colours', COLORS],
  ])('gives %s unique ids, and slugs unique within their type', (_, rows) => {
    expect(repeated<{ id: number }>(rows, (row) => row.id)).toEqual([])
    expect(repeated<{ type: string; slug: string }>(rows, (row) => `${row.type}|${row.slug}`)).toEqual([])
    for (const { name, slug } of rows) expect(slug, name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('represents every colour by one to three hex colours', () => {
    expect(PET_TYPES.map((type) => ofType(COLORS, type).length)).toEqual([23, 26, 13])
    for (const { name, swatches } of COLORS) {
      expect(swatches.length, name).toBeGreaterThanOrEqual(1)
      expect(swatches.length, name).toBeLessThanOrEqual(3)
      for (const hex of swatches) expect(hex, name).toMatch(/^#[0-9A-F]{6}$/)
    }
  })
})
