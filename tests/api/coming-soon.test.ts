import { describe, expect, it } from 'vitest'
import { send, signedIn } from '@/tests/support/api'

const ROBOTS = /<meta name="robots" content="([^"]+)"/
const BACK = /<a [^>]*href="([^"]+)"[^>]*>(?:<svg.*?<\/svg>)?Regresar</

describe('coming-soon screens', () => {
  it.each([
    ['/sponsor', null],
    ['/sponsor?mascota=100015', '/pet-detail/100015'],
    ['/sponsor?fundacion=3', '/foundation/3'],
    ['/sponsor?mascota=abc&fundacion=3', '/foundation/3'],
    ['/sponsor?mascota=abc', null],
  ])('%s has no form, is not indexed and links back and to the search', async (path, back) => {
    const { status, text } = await send(path, 'GET', await signedIn(1))
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect(status).toBe(200)
    expect(main).not.toContain('<form')
    expect(ROBOTS.exec(text)?.[1]).toContain('noindex')
    expect(main).toContain('href="/searcher/todos"')
    expect(BACK.exec(main)?.[1] ?? null).toBe(back)
  })

  it.each([
    ['/adoption', '/adoption'],
    ['/adoption?mascota=100015', '/adoption?mascota=100015'],
    ['/adoption?mascota=abc', '/adoption'],
  ])('%s redirects signed-out visitors to the login, with a callback URL', async (path, back) => {
    const { status, headers } = await send(path)
    expect([status, headers.get('location')]).toEqual([307, `/login?callbackUrl=${encodeURIComponent(back)}`])
  })

  it('/sponsor/confirm redirects, as there is no donation to confirm', async () => {
    const { status, headers } = await send('/sponsor/confirm')
    expect([status, headers.get('location')]).toEqual([307, '/sponsor'])
    // A cached page that redirects sends its address twice once it is revalidated.
    expect(headers.get('x-nextjs-cache')).toBeNull()
  })
})
