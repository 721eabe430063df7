import { eq, getTableColumns, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets, petViews } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { hold } from '@/lib/pets/hold'
import { countView } from '@/lib/pets/operations/count-view'
import type { Actor } from '@/lib/platform/actor'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { makeContext } from '@/tests/support/context'

const BROWSER =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

/** Limits count by the hour: all of a test happens in one. */
const NOON = new Date('2026-03-01T12:00:00Z')

const viewsOf = async (id: number) => {
  const [row] = await db.select().from(petViews).where(eq(petViews.petId, id))
  return row?.count ?? 0
}
/** `ctid` is the place of a row's present version: every update moves it. */
const rowOf = async (id: number) => {
  const [row] = await db
    .select({ ...getTableColumns(pets), place: sql<string>`${pets}.ctid` })
    .from(pets)
    .where(eq(pets.id, id))
  return row
}
const visit = (
  petId: number,
  { actor, clientIp, agent = BROWSER }: { actor?: Actor; clientIp?: string; agent?: string } = {},
) =>
  countView(makeContext(actor, { now: NOON, ...(clientIp !== undefined && { clientIp }) }), { petId, agent })

describe('views', () => {
  it('a view is counted for anybody, leaves the pet’s row as it is and expires nothing', async () => {
    const pet = await makePet(db)
    const before = await rowOf(pet.id)
    const ctx = makeContext()
    await countView(ctx, { petId: pet.id, agent: BROWSER })
    await visit(pet.id, { actor: { kind: 'user', id: (await makeUser(db)).id, confirmed: true } })
    expect(await viewsOf(pet.id)).toBe(2)
    expect(await rowOf(pet.id)).toEqual(before)
    expect(ctx.expired).toEqual([])
  })

  it('the owner’s views do not count', async () => {
    const { user } = await makeFoundation(db)
    const pet = await makePet(db, { ownerId: user.id })
    await visit(pet.id, { actor: { kind: 'foundation', id: user.id, confirmed: true, approved: true } })
    expect(await viewsOf(pet.id)).toBe(0)
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'WhatsApp/2.23 LinkPreview',
    'curl/8.5.0',
    '',
  ])('views of self-declared bots do not count: %j', async (agent) => {
    const pet = await makePet(db)
    await visit(pet.id, { agent })
    expect(await viewsOf(pet.id)).toBe(0)
  })

  it('a view from a Cubot phone counts', async () => {
    const pet = await makePet(db)
    await visit(pet.id, { agent: BROWSER.replace('Pixel 8', 'CUBOT NOTE 21') })
    expect(await viewsOf(pet.id)).toBe(1)
  })

  it('a view of a pet without a page does not count', async () => {
    const gone = await makePet(db, { status: 'inactivo' })
    const held = await makePet(db, hold('staff', new Date()))
    for (const { id } of [gone, held, { id: 999_999_999 }]) await visit(id)
    expect([await viewsOf(gone.id), await viewsOf(held.id)]).toEqual([0, 0])
  })

  it('views of a pet from one IP address are limited, also under concurrency', async () => {
    const pet = await makePet(db)
    await Promise.all(Array.from({ length: 20 }, () => visit(pet.id, { clientIp: '203.0.113.7' })))
    expect(await viewsOf(pet.id)).toBe(LIMITS.viewPet.max)
    await visit(pet.id, { clientIp: '203.0.113.8' })
    expect(await viewsOf(pet.id)).toBe(LIMITS.viewPet.max + 1)
  })

  it('views of all pets from one IP address are limited per hour', async () => {
    const { max } = LIMITS.viewIp
    const listed = await Promise.all(Array.from({ length: 60 }, () => makePet(db)))
    const trips = Array.from({ length: 4 }, () => listed).flat()
    expect(trips.length).toBeGreaterThan(max)
    for (const { id } of trips) await visit(id, { clientIp: '203.0.113.9' })
    const counts = await Promise.all(listed.map(({ id }) => viewsOf(id)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(max)
  })
})
