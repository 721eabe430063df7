import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { users } from '@/db/schema'
import { makeUser } from '@/db/seed/factories'
import { SESSION_HINT } from '@/lib/platform/session/session-hint'
import { cookieOf, send, sendJson, signedIn } from '@/tests/support/api'
import { DEMO_ACCOUNTS, OWN_PEOPLE } from '@/tests/support/demo'
import { siteDatabaseUrl } from '@/tests/support/site'

const ask = (cookie = '') => send('/api/viewer', 'GET', { cookie })

describe('GET /api/viewer', () => {
  it('GET /api/viewer is empty for a signed-out visitor, and not cached', async () => {
    const { status, body, headers } = await ask()
    expect([status, body]).toEqual([200, { viewer: null }])
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('GET /api/viewer has what pages need, and nothing private', async () => {
    // The demo's publisher, who has pets.
    const { body, headers } = await ask(await cookieOf(DEMO_ACCOUNTS.publica))
    expect(body).toEqual({
      viewer: {
        id: DEMO_ACCOUNTS.publica,
        name: 'Camilo',
        role: 'user',
        photo: null,
        confirmed: true,
        foundationStatus: null,
        profileHref: '/dashboard',
        favouriteIds: expect.any(Array),
        petIds: expect.arrayContaining([expect.any(Number)]),
        openRequests: expect.any(Array),
        adoptions: expect.any(Array),
        match: null,
        waiting: expect.objectContaining({ count: expect.any(Number) }),
      },
    })
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('GET /api/viewer has the open requests of an adopter, for the pages of their pets', async () => {
    const { body } = await ask(await cookieOf(DEMO_ACCOUNTS.adopta))
    const { openRequests } = (body as { viewer: { openRequests: unknown[] } }).viewer
    expect(openRequests.length).toBeGreaterThan(0)
    for (const request of openRequests)
      expect(request).toEqual({
        id: expect.any(Number),
        petId: expect.any(Number),
        status: expect.stringMatching(/^(enviada|en revisión|en espera|aceptada)$/),
      })
  })

  it('GET /api/viewer says whether a foundation is approved', async () => {
    for (const [who, foundationStatus] of [
      ['fundacion', 'aprobada'],
      ['pendiente', 'pendiente'],
    ] as const)
      expect((await ask(await cookieOf(DEMO_ACCOUNTS[who]))).body).toMatchObject({
        viewer: { foundationStatus },
      })
  })

  it('GET /api/viewer has the answers of whoever has taken the match test', async () => {
    const cookie = await cookieOf(DEMO_ACCOUNTS.adopta)
    expect((await ask(cookie)).body).toMatchObject({
      viewer: { match: { userId: DEMO_ACCOUNTS.adopta, type: 'perro', age: expect.any(String) } },
    })
  })

  it('GET /api/viewer clears the session hint of an ended session', async () => {
    const { body, headers } = await ask(`next-auth.session-token=over; ${SESSION_HINT}=abc`)
    expect(body).toEqual({ viewer: null })
    expect(headers.get('set-cookie')).toMatch(new RegExp(`^${SESSION_HINT}=;.*Max-Age=0`, 'i'))
  })
})

describe('the session hint', () => {
  const HINT = new RegExp(`^${SESSION_HINT}=[^;]+;`)

  it('of a blocked account stays, as its session goes on after the block', async () => {
    const db = createDb(siteDatabaseUrl(), { max: 1 })
    const { id } = await makeUser(db)
    const cookie = `${await cookieOf(id)}; ${SESSION_HINT}=abc`
    const set = (values: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(values).where(eq(users.id, id))
    await set({ active: false, blockedAt: new Date() })
    const blocked = await ask(cookie)
    expect([blocked.body, blocked.headers.get('set-cookie')]).toEqual([{ viewer: null }, null])
    await set({ active: true, blockedAt: null })
    expect((await ask(cookie)).body).toMatchObject({ viewer: { id } })
    await set({ active: false, sessionVersion: 2, blockedAt: new Date() })
    expect((await ask(cookie)).headers.get('set-cookie')).toMatch(/Max-Age=0/i)
    await db.$client.end()
  })

  it('that a browser lost is set again on the way through the login or the registration', async () => {
    const cookie = await cookieOf(DEMO_ACCOUNTS.adopta)
    for (const page of ['/login', '/register']) {
      const asked = await send(`${page}?callbackUrl=%2Ffavorites`, 'GET', { cookie })
      expect([asked.status, asked.headers.get('location')]).toEqual([
        307,
        '/login/seguir?callbackUrl=%2Ffavorites',
      ])
      const kept = await send(page, 'GET', { cookie: `${cookie}; ${SESSION_HINT}=abc` })
      expect([kept.status, kept.headers.get('location')]).toEqual([307, '/'])
    }
    const onward = await send('/login/seguir?callbackUrl=%2Ffavorites', 'GET', { cookie })
    expect([onward.status, onward.headers.get('location')]).toEqual([303, '/favorites'])
    expect(onward.headers.get('set-cookie')).toMatch(HINT)
    expect(onward.headers.get('cache-control')).toContain('no-store')
    const visitor = await send('/login/seguir?callbackUrl=%2Ffavorites')
    expect([visitor.status, visitor.headers.get('location')]).toEqual([
      303,
      '/login?callbackUrl=%2Ffavorites',
    ])
    expect(visitor.headers.get('set-cookie')).toBeNull()
  })
})

describe('GET /api/viewer/favourites', () => {
  it('GET /api/viewer/favourites answers 401 without a session', async () => {
    expect(await send('/api/viewer/favourites')).toMatchObject({ status: 401 })
  })

  it('GET /api/viewer/favourites answers cards, newest favourite first', async () => {
    const [me] = OWN_PEOPLE.viewer
    const headers = await signedIn(me)
    const { body: pets } = await send('/api/v1.0/pets?limit=2')
    const ids = (pets as { id: number }[]).map(({ id }) => id)
    for (const petId of ids) await sendJson('POST', '/pets/favourite', { userId: me, petId }, headers)
    const { body } = await send('/api/viewer/favourites', 'GET', headers)
    const cards = body as { id: number; place: { city: string } }[]
    expect(cards.slice(0, 2).map(({ id }) => id)).toEqual(ids.reverse())
  })
})
