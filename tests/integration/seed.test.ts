import { verify } from '@node-rs/argon2'
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import {
  adoptionRequestEvents,
  adoptionRequests,
  breeds,
  cities,
  colors,
  countries,
  donations,
  foundations,
  monthlyGifts,
  outbox,
  petSearch,
  pets,
  reviews,
  users,
} from '@/db/schema'
import { seedWhenEmpty } from '@/db/seed'
import { DEMO_EMAILS } from '@/db/seed/demo/accounts'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { answerRateText } from '@/lib/adoption/clock/copy'
import { findAnswerRate } from '@/lib/adoption/clock/queries'
import { overdueSince } from '@/lib/adoption/clock/rules'
import { listSentRequests } from '@/lib/adoption/requests/sent-queries'
import { CURRENCIES, DONATION_STATUSES } from '@/lib/text/vocabulary'

const files = { put: async () => {}, get: async () => null, delete: async () => {} }
const seed = () => seedWhenEmpty({ db, files, log: () => {}, portraits: [] })
const petsOf = (email: string) =>
  db
    .select({ id: pets.id, status: pets.status, listed: petSearch.id })
    .from(pets)
    .innerJoin(users, eq(users.id, pets.ownerId))
    .leftJoin(petSearch, eq(petSearch.id, pets.id))
    .where(eq(users.email, email))
const adoptable = (rows: { status: string }[]) => rows.filter(({ status }) => status === 'adoptable')

describe('a seeded database', () => {
  it('the seed has 5 countries, 708 cities, 400 breeds and 62 colours', async () => {
    const counts = await Promise.all([countries, cities, breeds, colors].map((table) => db.$count(table)))
    expect(counts).toEqual([5, 708, 400, 62])
  })

  it('the seed has at least 340 pets, mostly dogs and cats, in all five countries', async () => {
    const rows = await db.select({ type: petSearch.type, country: petSearch.countryId }).from(petSearch)
    expect(rows.length).toBeGreaterThanOrEqual(340)
    const share = (type: string) => rows.filter((row) => row.type === type).length / rows.length
    expect(share('perro')).toBeGreaterThan(0.5)
    expect(share('gato')).toBeGreaterThan(0.3)
    expect(share('otro')).toBeGreaterThan(0.05)
    expect(new Set(rows.map((row) => row.country)).size).toBe(5)
  })

  it('the seed has three pets or more in each of the 40 biggest cities, and many in the well-known ones', async () => {
    const perCity = db
      .select({ cityId: petSearch.cityId, pets: count().as('pets') })
      .from(petSearch)
      .groupBy(petSearch.cityId)
      .as('per_city')
    const rows = await db
      .select({ name: cities.name, pets: sql<number>`coalesce(${perCity.pets}, 0)::int` })
      .from(cities)
      .leftJoin(perCity, eq(perCity.cityId, cities.id))
      .orderBy(sql`${cities.population} desc`)
    for (const city of rows.slice(0, 40)) expect(city.pets, city.name).toBeGreaterThanOrEqual(3)
    const known = ['Bogotá', 'Medellín', 'Quito', 'Guayaquil', 'Lima', 'Cusco', 'Santiago', 'Valparaíso']
    for (const name of [...known, 'Buenos Aires', 'Rosario'])
      expect(rows.find((city) => city.name === name)?.pets, name).toBeGreaterThanOrEqual(10)
  })

  it('the five named demo accounts have ids 1 to 5 and the demo password', async () => {
    const rows = await db
      .select()
      .from(users)
      .where(inArray(users.id, [1, 2, 3, 4, 5]))
      .orderBy(users.id)
    expect(rows.map(({ email, role }) => `${email} ${role}`)).toEqual([
      'adopta@querencia.example user',
      'publica@querencia.example user',
      'fundacion@querencia.example fundation',
      'pendiente@querencia.example fundation',
      'admin@querencia.example admin',
    ])
    for (const { passwordHash, emailVerifiedAt } of rows) {
      expect(await verify(passwordHash ?? '', DEMO_PASSWORD)).toBe(true)
      expect(emailVerifiedAt).not.toBeNull()
    }
  })

  it('the demo publisher has exactly six adoptable pets and the demo foundation at least twelve', async () => {
    const own = await petsOf('publica@querencia.example')
    expect([own.length, adoptable(own).length]).toEqual([6, 6])
    expect(adoptable(await petsOf('fundacion@querencia.example')).length).toBeGreaterThanOrEqual(12)
  })

  it('the demo publisher and foundation answer requests, and one of the demo adopter’s stays without an answer', async () => {
    const [publisher, foundation] = [
      await findAnswerRate(db, 2, new Date()),
      await findAnswerRate(db, 3, new Date()),
    ]
    expect(publisher && Object.values(answerRateText(publisher)).join('|')).toBe(
      'Responde|9 de 10 solicitudes|, casi siempre en un día.',
    )
    expect(foundation?.asked).toBeGreaterThanOrEqual(10)
    const { rows } = await listSentRequests(db, 1, { page: 1 })
    expect(rows.filter((request) => overdueSince(request, new Date()))).toHaveLength(1)
  })

  it('the two pets of the pending foundation are not listed', async () => {
    const own = await petsOf('pendiente@querencia.example')
    expect(own.map(({ status, listed }) => [status, listed])).toEqual([
      ['adoptable', null],
      ['adoptable', null],
    ])
  })

  it('all approved foundations but one have reviews', async () => {
    const rows = await db
      .select({ id: foundations.userId, reviews: count(reviews.userId) })
      .from(foundations)
      .leftJoin(reviews, eq(reviews.foundationId, foundations.userId))
      .where(eq(foundations.status, 'aprobada'))
      .groupBy(foundations.userId)
    expect(rows.length).toBeGreaterThanOrEqual(12)
    expect(rows.filter((row) => row.reviews === 0)).toHaveLength(1)
  })

  it('donations exist in every status and currency, always that of the foundation’s country', async () => {
    const rows = await db
      .select({ currency: donations.currency, status: donations.status, home: countries.currency })
      .from(donations)
      .innerJoin(users, eq(users.id, donations.foundationId))
      .innerJoin(countries, eq(countries.id, users.countryId))
    for (const row of rows) expect(row.currency).toBe(row.home)
    const seen = new Set(rows.map(({ currency, status }) => `${currency} ${status}`))
    expect(seen.size).toBe(CURRENCIES.length * DONATION_STATUSES.length)
  })

  it('the demo adopter has a monthly gift that runs and one that ended, each month of which is a donation', async () => {
    const [adopter] = await db.select().from(users).where(eq(users.email, DEMO_EMAILS.adopter))
    const gifts = await db
      .select()
      .from(monthlyGifts)
      .where(eq(monthlyGifts.donorId, adopter?.id ?? 0))
    expect(gifts.map(({ status }) => status).toSorted()).toEqual(['activo', 'terminado'])
    for (const { id, amountMinor } of gifts) {
      const months = await db.select().from(donations).where(eq(donations.monthlyGiftId, id))
      expect(months.length).toBeGreaterThanOrEqual(1)
      for (const month of months) expect(month).toMatchObject({ status: 'aprobado', paidMinor: amountMinor })
    }
  })

  it('has a concluded request for every adopted pet, an accepted one for every reserved pet, and event histories that end in the current status', async () => {
    const settled = await db
      .select({ id: pets.id, status: pets.status, request: adoptionRequests.status })
      .from(pets)
      .leftJoin(
        adoptionRequests,
        and(eq(adoptionRequests.petId, pets.id), inArray(adoptionRequests.status, ['aceptada', 'concluida'])),
      )
      .where(inArray(pets.status, ['en proceso', 'adoptado']))
    expect(settled).toHaveLength(20)
    for (const { id, status, request } of settled)
      expect(request, `pet ${id}`).toBe(status === 'adoptado' ? 'concluida' : 'aceptada')
    const last = db
      .selectDistinctOn([adoptionRequestEvents.requestId])
      .from(adoptionRequestEvents)
      .orderBy(adoptionRequestEvents.requestId, sql`${adoptionRequestEvents.createdAt} desc`)
      .as('last')
    const astray = await db
      .select({ id: adoptionRequests.id })
      .from(adoptionRequests)
      .leftJoin(last, eq(last.requestId, adoptionRequests.id))
      .where(sql`${last.status} is distinct from ${adoptionRequests.status}`)
    expect(astray).toEqual([])
  })

  it('the seeded outbox is empty', async () => {
    expect(await db.$count(outbox)).toBe(0)
  })

  it('new rows have no id conflicts with the seed', async () => {
    const { user } = await makeFoundation(db)
    const pet = await makePet(db, { ownerId: user.id })
    const review = await makeReview(db, user.id)
    expect(await db.$count(pets, eq(pets.ownerId, user.id))).toBe(1)
    expect([pet.ownerId, review.foundationId]).toEqual([user.id, user.id])
  })
})

describe('seeding', () => {
  const stable = () =>
    db
      .select({ id: pets.id, ownerId: pets.ownerId, name: pets.name, text: pets.description })
      .from(pets)
      .orderBy(pets.id)

  it('seeding is deterministic and runs only once', async () => {
    await db.execute(sql`truncate users, pets restart identity cascade`)
    expect(await seed()).toBe('seeded')
    const first = await stable()
    expect(await seed()).toBe('already')
    expect(await stable()).toEqual(first)
    await db.execute(sql`truncate users, pets restart identity cascade`)
    expect(await seed()).toBe('seeded')
    expect(await stable()).toEqual(first)
  })

  it('seeding leaves a database with an account untouched', async () => {
    await db.execute(sql`truncate users, pets restart identity cascade`)
    const person = await makeUser(db)
    expect(await seed()).toBe('already')
    expect(await db.$count(users, ne(users.id, person.id))).toBe(0)
    expect(await db.$count(pets)).toBe(0)
  })
})
