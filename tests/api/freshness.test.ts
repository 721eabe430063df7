import { setTimeout as wait } from 'node:timers/promises'
import { eq, notExists, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { cities, pets, petViews } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { writeConfirmationToken } from '@/lib/pets/freshness/links'
import { ownSchedulerKey } from '@/lib/platform/secrets'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'
import { get, send } from '@/tests/support/api'
import { BASE_URL, siteDatabaseUrl } from '@/tests/support/site'

/** The database of the server under test. */
const db = createDb(siteDatabaseUrl(), { max: 2 })
afterAll(() => db.$client.end())

const CRON = '/api/cron/listings'
const SECRET = { authorization: `Bearer ${process.env.TEST_CRON_SECRET}` }
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const BROWSER =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

/** Longer than a change takes to make pages fresh for the second time. */
const SECOND_EXPIRY_MS = 3000

type Pet = Awaited<ReturnType<typeof makePet>>
let owner: Awaited<ReturnType<typeof makeUser>>
let city: typeof cities.$inferSelect
/** Two pets of one owner in a city where nobody else has any: what a page of one shows of the other is not kept yet. */
let shown: Pet
let stale: Pet

beforeEach(async () => {
  const anyPet = db.select({ one: sql`1` }).from(pets).where(eq(pets.cityId, cities.id))
  const [free] = await db.select().from(cities).where(notExists(anyPet)).orderBy(cities.id).limit(1)
  if (!free) throw new Error('Every city has a pet')
  city = free
  const home = { cityId: city.id, countryId: city.countryId }
  owner = await makeUser(db, home)
  shown = await makePet(db, { ownerId: owner.id, ...home })
  stale = await makePet(db, { ownerId: owner.id, ...home, name: 'Pausa' })
})

const rowOf = async (id: number) => (await db.select().from(pets).where(eq(pets.id, id)))[0]
const tokenFor = (pet: Pet, expiresAt = daysAgo(-20)) =>
  writeConfirmationToken({ petId: pet.id, ownerId: pet.ownerId, confirmedAt: pet.confirmedAt, expiresAt })

/** Where the stale pet is shown: the page of its neighbour, the search, the lists of the API, the sitemap. */
async function placesThatShow(): Promise<string[]> {
  const link = `/pet-detail/${stale.id}`
  const file = Math.floor((stale.id - 100_001) / 10_000) + 1
  const pages = {
    neighbour: (await send(`/pet-detail/${shown.id}`)).text.includes(`href="${link}"`),
    search: (await send(`/searcher/location/city/${city.slug}`)).text.includes(`href="${link}"`),
    sitemap: (await send(`/sitemaps/pets-${file}.xml`)).text.includes(`${link}<`),
    owner: JSON.stringify((await get(`/pets/user/${owner.id}`)).body).includes(`"id":${stale.id},`),
    city: JSON.stringify((await get(`/pets?city=${encodeURIComponent(city.name)}`)).body).includes(
      `"id":${stale.id},`,
    ),
  }
  return Object.entries(pages).flatMap(([name, isShown]) => (isShown ? [name] : []))
}

describe('GET /api/cron/listings', () => {
  it('the scheduled job takes an unconfirmed pet out of every list and leaves its page', async () => {
    expect((await placesThatShow()).toSorted()).toEqual(['city', 'neighbour', 'owner', 'search', 'sitemap'])
    const page = `/pet-detail/${stale.id}`
    expect((await send(page)).text).not.toContain('en pausa')

    await db
      .update(pets)
      .set({ confirmedAt: daysAgo(38), remindedAt: daysAgo(8) })
      .where(eq(pets.id, stale.id))
    const { status, body } = await send(CRON, 'GET', SECRET)
    expect(status).toBe(200)
    // The server's own worker may have sent it already, and others too.
    expect(body).toMatchObject({ listings: { paused: expect.any(Number) } })
    await expect.poll(placesThatShow, { timeout: 10_000, interval: 20 }).toEqual([])

    const after = await send(page)
    expect(after.status).toBe(200)
    expect(after.text).toContain('Esta publicación está en pausa')
  })

  it('the scheduled job answers 401 without the scheduler’s key', async () => {
    expect((await send(CRON, 'GET', { authorization: `Bearer ${ownSchedulerKey()}` })).status).toBe(200)
    for (const authorization of ['', 'Bearer ', 'Bearer wrong'])
      expect((await send(CRON, 'GET', { authorization })).status).toBe(401)
    expect((await send(CRON, 'POST', SECRET)).status).toBe(405)
  })
})

describe('the confirmation page', () => {
  it('opening a confirmation link changes nothing and sends no referrer', async () => {
    const path = `/confirmar-mascota/${tokenFor(stale)}`
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, headers, text } = await send(path, method)
      expect(status).toBe(200)
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-robots-tag')).toContain('noindex')
      expect(headers.get('cache-control')).toContain('no-store')
      expect(headers.get('set-cookie')).toBeNull()
      if (method === 'GET') expect(text).toContain('¿Pausa sigue buscando familia?')
    }
    expect((await rowOf(stale.id))?.confirmedAt).toEqual(stale.confirmedAt)
  })

  it.each([
    ['was cut off', () => tokenFor(stale).slice(0, -1), 'Este enlace no sirve'],
    ['was made up', () => 'nobody-was-ever-sent-this', 'Este enlace no sirve'],
    ['is over', () => tokenFor(stale, daysAgo(1)), 'Este enlace venció'],
    ['was used', () => tokenFor({ ...stale, confirmedAt: daysAgo(60) }), 'Pausa ya está al día'],
  ])('a confirmation link that %s shows what to do and no form', async (_, token, title) => {
    const { status, text } = await send(`/confirmar-mascota/${token()}`)
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect(status).toBe(200)
    expect(main).toContain(title)
    expect(main).toContain('href="/dashboard/mascotas"')
    expect(main).not.toContain('<form')
  })
})

describe('POST /api/pets/{id}/view', () => {
  const report = (id: number | string, headers: Record<string, string> = {}) =>
    send(`/api/pets/${id}/view`, 'POST', { 'user-agent': BROWSER, ...headers })
  const viewsOf = async () => {
    const [row] = await db.select().from(petViews).where(eq(petViews.petId, shown.id))
    return row?.count ?? 0
  }

  it('a reported view counts and leaves the page cached', async () => {
    // What was changed before expires once more two seconds later; by then all of it has.
    await wait(SECOND_EXPIRY_MS)
    await send(`/pet-detail/${shown.id}`)
    const kept = await send(`/pet-detail/${shown.id}`)
    const { status, body, headers } = await report(shown.id)
    expect([status, body]).toEqual([200, {}])
    expect(headers.get('set-cookie')).toBeNull()
    expect(await viewsOf()).toBe(1)
    const after = await send(`/pet-detail/${shown.id}`)
    expect(after.headers.get('x-nextjs-cache')).toBe('HIT')
    expect(after.text).toBe(kept.text)
  })

  it('views of owners and bots do not count and get the same response', async () => {
    const token = await sealToken('cookie', newClaims({ id: owner.id, sessionVersion: 1 }))
    const cookie = { cookie: `${SESSION_COOKIE.name}=${token}`, origin: BASE_URL }
    const answers = [
      await report(shown.id, cookie),
      await report(shown.id, { 'user-agent': 'Googlebot/2.1' }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ])
    expect(await viewsOf()).toBe(0)
  })

  it.each(['abc', '0', '-1', '2147483648', '1.5'])('the view endpoint answers 404 for pet %s', async (id) => {
    expect((await report(id)).status).toBe(404)
  })
})
