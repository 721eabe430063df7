import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startOwnServer } from '@/tests/support/own-server'

let site: Awaited<ReturnType<typeof startOwnServer>>
beforeAll(async () => {
  site = await startOwnServer('.next-test', 'guarded', { LIMIT_POSTER_ADDRESS: '2' })
})
afterAll(() => site?.stop())

describe('posters', () => {
  const poster = (id: number) => fetch(`${site.url}/pet-detail/${id}/cartel`)

  it('are drawn so often for one address, and those that are ready handed out', async () => {
    for (const id of [100_015, 100_020]) expect((await poster(id)).status).toBe(200)
    const third = await poster(100_021)
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await third.text()).toMatch(
      /^Demasiados intentos\. Vuelve a intentarlo en \d+ (minuto|segundo)s?\.$/,
    )
    expect((await poster(100_015)).status).toBe(200)
  })
})
