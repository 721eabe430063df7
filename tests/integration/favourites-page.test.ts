import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, favourites, pets, users } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { createRandom } from '@/db/seed/random'
import { isFavourite, listUnavailableFavourites } from '@/lib/pets/favourites/queries'
import { hold } from '@/lib/pets/hold'
import { FACETS, type SearchRequest, SORTS } from '@/lib/search/dto'
import { sqlEngine } from '@/lib/search/queries/engine'
import { searchPets } from '@/lib/search/search'
import { drawRequest } from '@/tests/support/search-mix'
import { createOracle, VISIBLE_PETS } from '@/tests/support/search-oracle'

/** Two people with favourites of their own among the demo's pets, some of which overlap. */
let me: number
let other: number
const MARKED = 60

async function mark(userId: number, every: number) {
  await db.execute(sql`insert into favourites (user_id, pet_id)
    select ${userId}, id from (select id, row_number() over (order by id) as n from pets) as numbered
    where n % ${every} = 0 limit ${MARKED}`)
}

beforeAll(async () => {
  me = (await makeUser(db)).id
  other = (await makeUser(db)).id
  await mark(me, 3)
  await mark(other, 4)
})

const mine = (request: SearchRequest, userId = me): SearchRequest => ({
  ...request,
  scope: { ...request.scope, place: { kind: 'favourites', userId } },
  page: ((request.page - 1) % 4) + 1,
})

describe('the search over somebody’s favourites', () => {
  it('has the total, the page and every facet value that counting their rows gives', async () => {
    const oracle = createOracle(
      db,
      sql`(select * from ${VISIBLE_PETS} where id in (select pet_id from favourites where user_id = ${me})) as mine`,
    )
    const random = createRandom(11)
    const foundationIds = (
      await db.execute<{ id: number }>(sql`select user_id as id from foundations where status = 'aprobada'`)
    ).map(({ id }) => id)
    let found = 0
    for (let round = 0; round < 60; round++) {
      const drawn = drawRequest(random, foundationIds, SORTS)
      const request = mine(
        round % 3 ? drawn : { ...drawn, scope: { ...drawn.scope, type: null }, filters: {} },
      )
      const told = JSON.stringify(request)
      const answer = await sqlEngine(db).search(request)
      found += answer.total
      expect(answer.total, told).toBe(await oracle.total(request))
      expect(
        answer.cards.map(({ id }) => id),
        told,
      ).toEqual(await oracle.page(request))
      for (const facet of FACETS)
        expect(answer.facets[facet], `${facet} of ${told}`).toEqual(await oracle.count(request, facet))
    }
    expect(found).toBeGreaterThan(MARKED)
  })

  it('is never mixed up with another person’s, also where answers are cached or kept in memory', async () => {
    const all = (userId: number) =>
      mine(
        {
          scope: { type: null, place: { kind: 'anywhere' } },
          filters: {},
          text: '',
          sort: 'newest',
          near: null,
          page: 1,
          perPage: 100,
        },
        userId,
      )
    const [ours, theirs] = [await searchPets(all(me)), await searchPets(all(other))]
    expect(ours.total).toBeGreaterThan(0)
    expect(ours.cards.map(({ id }) => id)).not.toEqual(theirs.cards.map(({ id }) => id))
    const { id } = await makeUser(db)
    expect(await searchPets(all(id))).toMatchObject({ total: 0, cards: [] })
  })
})

describe('favourites that no search finds', () => {
  it('say what has become of them, and those without a page keep their name alone', async () => {
    const { id } = await makeUser(db)
    const gone = await makeUser(db)
    const now = new Date()
    const made = {
      adoptable: await makePet(db, { name: 'Espera' }),
      adoptado: await makePet(db, { name: 'Feliz', status: 'adoptado' }),
      enProceso: await makePet(db, { name: 'Pronto', status: 'en proceso' }),
      paused: await makePet(db, { name: 'Callada', pausedAt: now }),
      withdrawn: await makePet(db, { name: 'Retirada', status: 'inactivo' }),
      held: await makePet(db, { name: 'Retenida', ...hold('staff', now) }),
      ofNobody: await makePet(db, { name: 'Huérfana', ownerId: gone.id }),
    }
    await db.update(users).set({ active: false }).where(eq(users.id, gone.id))
    for (const [at, pet] of Object.values(made).entries())
      await db
        .insert(favourites)
        .values({ userId: id, petId: pet.id, createdAt: new Date(now.getTime() + at * 1000) })

    const unavailable = await listUnavailableFavourites(db, id)
    expect(unavailable.map(({ name, card }) => [name, card?.status ?? null])).toEqual([
      ['Huérfana', null],
      ['Retenida', null],
      ['Retirada', null],
      ['Callada', 'adoptable'],
      ['Pronto', 'en proceso'],
      ['Feliz', 'adoptado'],
    ])
    expect(unavailable.flatMap(({ name, held }) => (held ? name : []))).toEqual(['Retenida'])
    expect(JSON.stringify(unavailable.filter(({ card }) => !card))).not.toMatch(/Quito|media/)

    const askFor = (petId: number, status: 'retirada' | 'enviada' | 'concluida') =>
      db.insert(adoptionRequests).values({ petId, adopterId: id, status }).returning()
    await askFor(made.paused.id, 'retirada')
    const [open] = await askFor(made.paused.id, 'enviada')
    const [concluded] = await askFor(made.adoptado.id, 'concluida')
    await db.insert(adoptionRequests).values({ petId: made.enProceso.id, adopterId: me, status: 'aceptada' })
    const withRequest = (await listUnavailableFavourites(db, id)).filter(
      ({ requestId }) => requestId !== null,
    )
    expect(withRequest.map(({ name, requestId }) => [name, requestId])).toEqual([
      ['Callada', open?.id],
      ['Feliz', concluded?.id],
    ])

    await db.update(pets).set({ status: 'adoptable' }).where(eq(pets.id, made.withdrawn.id))
    expect((await listUnavailableFavourites(db, id)).map(({ name }) => name)).not.toContain('Retirada')
    await db.delete(pets).where(eq(pets.id, made.adoptado.id))
    expect(await listUnavailableFavourites(db, id)).toHaveLength(4)
    expect(await isFavourite(db, { userId: id, petId: made.held.id })).toBe(true)
    expect(await isFavourite(db, { userId: me, petId: made.held.id })).toBe(false)
  })
})
