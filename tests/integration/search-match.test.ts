import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { CITIES } from '@/db/seed/catalog'
import { createRandom } from '@/db/seed/random'
import { rejectRequest } from '@/lib/adoption/requests/operations/answer'
import { compareWithMatch } from '@/lib/people/matches/compare'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import { distanceKm, type Home } from '@/lib/platform/geo'
import { rankCities } from '@/lib/search/distance'
import { FACETS, type SearchRequest } from '@/lib/search/dto'
import { sqlEngine } from '@/lib/search/queries/engine'
import { countCloseMatches, listCloseMatches, listSettledPetIds } from '@/lib/search/queries/match'
import { AGES, COATS, COUNTRY_IDS, GENDERS, SIZES } from '@/lib/text/vocabulary'
import { askedPet } from '@/tests/support/adoptions'
import { later } from '@/tests/support/context'
import { drawMatch, drawRequest } from '@/tests/support/search-mix'
import { createOracle, VISIBLE_PETS } from '@/tests/support/search-oracle'
import { request } from '@/tests/support/search-world'

type ComparedPet = Parameters<typeof compareWithMatch>[0]
interface Pet extends ComparedPet {
  id: number
  cityId: number
  publishedAt: Date
}

const ROUNDS = 40
/** Of every country, the largest of it, some of them near each other. */
const TOWNS = COUNTRY_IDS.flatMap((country) =>
  CITIES.filter(({ countryId }) => countryId === country).slice(0, 12),
)
const random = createRandom(12)
let pets: Map<number, Pet>

const draw = random.pick

function forYou(match: MatchAnswers, home: Home, values: Partial<SearchRequest> = {}): SearchRequest {
  const place = { kind: 'for-you', match, home, nearness: rankCities(CITIES, home), settled: [] } as const
  return request({ sort: 'relevance', scope: { type: null, place }, ...values })
}

const homeIn = (city: (typeof CITIES)[number]): Home => ({ cityId: city.id, countryId: city.countryId })
const nobodyKnows: Home = { cityId: null, countryId: null }

function leastOf({ age, gender, size, coat }: MatchAnswers): number {
  const wishes = 1 + [age, gender, size, coat].filter((wish) => wish !== null).length
  return wishes > 2 ? wishes - 1 : wishes
}

/**
 * How the product says it: the wanted type, then the own country, then how much fits, from which each band of distance
 * takes one within the country, then nearness, then the newest.
 */
function inOrder(match: MatchAnswers, { cityId, countryId }: Home): Pet[] {
  const home = CITIES.find(({ id }) => id === cityId)
  const keys = (pet: Pet) => {
    const { attributes, score } = compareWithMatch(pet, match)
    const city = CITIES.find(({ id }) => id === pet.cityId)
    const km = home && city ? distanceKm(home, city) : 0
    const isAbroad = countryId !== null && city?.countryId !== countryId
    const band = isAbroad ? 0 : Number(km > 0) + Number(km > 50) + Number(km > 200)
    return [
      attributes[0]?.verdict === 'fits' ? 0 : 1,
      isAbroad ? 1 : 0,
      score ? 0 : 1,
      score ? band - score.fits : 0,
      km,
      -pet.publishedAt,
      -pet.id,
    ]
  }
  const ranked = [...pets.values()].map((pet) => ({ pet, keys: keys(pet) }))
  ranked.sort((a, b) => {
    const at = a.keys.findIndex((key, index) => key !== b.keys[index])
    return (a.keys[at] ?? 0) - (b.keys[at] ?? 0)
  })
  return ranked.map(({ pet }) => pet)
}

/** Demo pets of every kind, spread over cities, so that every score, type and distance occurs. */
beforeAll(async () => {
  const rows = await db.execute<{ id: number }>(sql`select id from ${VISIBLE_PETS}`)
  for (const { id } of rows) {
    const { id: cityId, countryId } = draw(TOWNS)
    await db.execute(sql`update pets set age = ${draw(AGES)}, size = ${draw(SIZES)}, gender = ${draw(GENDERS)},
      coat = ${draw(COATS)}, city_id = ${cityId}, country_id = ${countryId} where id = ${id}`)
  }
  const visible = await db.execute<Omit<Pet, 'publishedAt'> & { publishedAt: string }>(sql`
    select id, name, type, age, gender, size, coat, special_needs as "specialNeeds", city_id as "cityId",
      published_at::text as "publishedAt" from ${VISIBLE_PETS}`)
  pets = new Map(visible.map((pet) => [pet.id, { ...pet, publishedAt: new Date(pet.publishedAt) }]))
}, 60_000)

describe('the search for an adopter', () => {
  it('orders every pet by wanted type, country, score less distance, nearness and age of the listing, as the comparison that people read does', async () => {
    expect(pets.size).toBeGreaterThan(200)
    const homes = [...TOWNS.map(homeIn), { cityId: null, countryId: 'COL' as const }, nobodyKnows]
    for (let round = 0; round < ROUNDS; round++) {
      const match = drawMatch(random)
      const home = draw(homes)
      const { ids } = await sqlEngine(db).findIds(forYou(match, home, { perPage: 1000 }))
      const told = JSON.stringify({ match, home })
      expect(ids, told).toEqual(inOrder(match, home).map(({ id }) => id))
    }
  })

  it('no pet of another country comes before one of the own of the same wanted type, whatever it has in common', async () => {
    const quito = CITIES.find(({ name }) => name === 'Quito')
    if (!quito) throw new Error('Quito is gone')
    const match = { ...drawMatch(random), type: 'perro' as const }
    const { ids } = await sqlEngine(db).findIds(forYou(match, homeIn(quito), { perPage: 1000 }))
    const countries = ids.flatMap((one) => {
      const pet = pets.get(one)
      return pet?.type === 'perro' ? [CITIES.find(({ id }) => id === pet.cityId)?.countryId] : []
    })
    expect(new Set(countries).size).toBeGreaterThan(1)
    expect(countries.lastIndexOf('ECU')).toBeLessThan(countries.findIndex((one) => one !== 'ECU'))
  })

  it('counts the pets of a country, or of all, that fit in all wishes but one, of one or two wishes in all', async () => {
    const counts = new Set<number>()
    for (let round = 0; round < ROUNDS; round++) {
      const match = drawMatch(random)
      const fits = [...pets.values()].filter(
        (pet) => (compareWithMatch(pet, match).score?.fits ?? 0) >= leastOf(match),
      )
      const told = JSON.stringify(match)
      expect(await countCloseMatches(db, match, { countryId: null }), told).toBe(fits.length)
      const own = fits.filter(
        ({ cityId }) => CITIES.find(({ id }) => id === cityId)?.countryId === 'COL',
      ).length
      expect(await countCloseMatches(db, match, { countryId: 'COL' }), told).toBe(own)
      counts.add(own)
    }
    expect(counts.size).toBeGreaterThan(2)
  })

  it('hides no pet and repeats none from page to page', async () => {
    const search = forYou(drawMatch(random), homeIn(draw(TOWNS)))
    const seen: number[] = []
    for (let page = 1; seen.length < pets.size && page <= pets.size; page++)
      seen.push(...(await sqlEngine(db).findIds({ ...search, page })).ids)
    expect(new Set(seen)).toEqual(new Set(pets.keys()))
    expect(seen).toHaveLength(pets.size)
  })

  it('pets that the adopter has asked for come last, on every page once', async () => {
    const search = forYou(drawMatch(random), homeIn(draw(TOWNS)), { perPage: 1000 })
    const { ids: all } = await sqlEngine(db).findIds(search)
    const settled = [all[0], all[1], all[40]].map((id) => id ?? 0)
    const asked = { ...search, scope: { ...search.scope, place: { ...search.scope.place, settled } } }
    const expected = all.filter((id) => !settled.includes(id))
    const newest = settled.toSorted((a, b) => {
      const [one, other] = [pets.get(a)?.publishedAt ?? 0, pets.get(b)?.publishedAt ?? 0]
      return Number(other) - Number(one) || b - a
    })
    // Pages of the open ones end before, at and after the last of them.
    for (const perPage of [1000, expected.length, expected.length - 2, 9]) {
      const seen: number[] = []
      for (let page = 1; seen.length < all.length; page++) {
        const { ids } = await sqlEngine(db).findIds({ ...asked, perPage, page })
        expect(ids).toHaveLength(Math.min(perPage, all.length - seen.length))
        seen.push(...ids)
      }
      expect(seen, `${perPage} a page`).toEqual([...expected, ...newest])
    }
  })

  it('other animals come after every pet that has a score', async () => {
    const { ids } = await sqlEngine(db).findIds(forYou(drawMatch(random), nobodyKnows, { perPage: 1000 }))
    const types = ids.map((id) => pets.get(id)?.type)
    expect(types.filter((type) => type === 'otro').length).toBeGreaterThan(0)
    expect(types.lastIndexOf('perro')).toBeLessThan(types.indexOf('otro'))
    expect(types.lastIndexOf('gato')).toBeLessThan(types.indexOf('otro'))
  })

  it('filters, texts and the other orders find and count what they find everywhere', async () => {
    const oracle = createOracle(db)
    const foundations = await db.execute<{ id: number }>(
      sql`select user_id as id from foundations where status = 'aprobada'`,
    )
    const ids = foundations.map(({ id }) => id)
    let found = 0
    for (let round = 0; round < ROUNDS; round++) {
      const drawn = drawRequest(random, ids, ['relevance', 'newest', 'oldest', 'near'])
      const match = drawMatch(random)
      const home = homeIn(draw(TOWNS))
      const everywhere = {
        ...drawn,
        scope: { ...drawn.scope, place: { kind: 'anywhere' as const } },
        text: round % 4 ? '' : draw(['perro', 'mestizo', 'tranquilo']),
        page: 1 + (drawn.page % 3),
      }
      const search = { ...everywhere, scope: { ...drawn.scope, place: forYou(match, home).scope.place } }
      const answer = await sqlEngine(db).search(search)
      const told = JSON.stringify(everywhere)
      found += answer.total
      expect(answer.total, told).toBe(await oracle.total(everywhere))
      for (const facet of FACETS)
        expect(answer.facets[facet], `${facet} of ${told}`).toEqual(await oracle.count(everywhere, facet))
      const all = await oracle.page({ ...everywhere, page: 1, perPage: 1000 })
      const expected =
        search.sort === 'relevance'
          ? inOrder(match, home).flatMap(({ id }) => (all.includes(id) ? [id] : []))
          : all
      const from = (search.page - 1) * search.perPage
      expect(
        answer.cards.map(({ id }) => id),
        told,
      ).toEqual(expected.slice(from, from + search.perPage))
    }
    expect(found).toBeGreaterThan(100)
  })

  it('two adopters see an order each', async () => {
    for (const type of ['perro', 'gato'] as const) {
      const { cards } = await sqlEngine(db).search(forYou({ ...drawMatch(random), type }, nobodyKnows))
      expect(cards.map((card) => card.type)).toEqual(Array(9).fill(type))
    }
  })
})

// Last: it adds a pet to the world of the tests above.
describe('the teaser for an adopter', () => {
  it('does not count pets that the adopter waits for, was rejected for or published', async () => {
    const match = drawMatch(random)
    const { owner, pet, adopters, requests } = await askedPet(2)
    const [waiting, rejected] = adopters
    await rejectRequest(owner.newContext(), { requestId: requests[1] ?? 0, reason: 'otro', text: 'Gracias.' })
    for (const adopter of [waiting, rejected])
      expect(await listSettledPetIds(db, adopter?.id ?? 0, new Date())).toEqual([pet.id])
    expect(await listSettledPetIds(db, rejected?.id ?? 0, later(91 * 24))).toEqual([])
    expect(await listSettledPetIds(db, owner.id, new Date())).toEqual([pet.id])
    const fits = [...pets.values()].filter(
      (each) => (compareWithMatch(each, match).score?.fits ?? 0) >= leastOf(match),
    )
    const all = await countCloseMatches(db, match, { countryId: null })
    expect(fits.length).toBeGreaterThan(0)
    const except = [fits[0]?.id ?? 0]
    expect(await countCloseMatches(db, match, { countryId: null, except })).toBe(all - 1)
    const listed = await listCloseMatches(db, match, { countryId: null, except, limit: 100 })
    expect(listed.sort()).toEqual(
      fits
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    )
  })
})
