import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { get, send } from '@/tests/support/api'
import { BASE_URL } from '@/tests/support/site'

const LIST = '/foundations/mascotas'

/** Where the cards of a page lead, in their order. */
const petsIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a[^>]*href="(\/pet-detail\/\d+)"/g)].map(([, to]) => to)
/** Whether its pager leads on. */
const isFollowed = (html: string) => /<a[^>]*aria-label="Siguiente"/.test(html)

describe('the pets of foundations', () => {
  it('every pet of a foundation is on exactly one of the pages that /foundations links to', async () => {
    const ofFoundations = z.array(z.object({ id: z.int() })).parse((await get('/pets/foundation')).body)
    const total = ofFoundations.length
    const last = Math.ceil(total / 12)
    expect(last).toBeGreaterThan(1)
    expect((await send('/foundations')).text).toMatch(
      new RegExp(`href="${LIST}"[^>]*>Ver las ${total} mascotas de fundaciones`),
    )
    const shown: (string | undefined)[] = []
    for (let page = 1; page <= last; page++) {
      const path = page === 1 ? LIST : `${LIST}?pagina=${page}`
      const { status, text } = await send(path)
      expect(status, path).toBe(200)
      expect(text, path).toContain(`<link rel="canonical" href="${BASE_URL}${path}"`)
      expect(text, path).toContain('<meta name="robots" content="index, follow"')
      expect(isFollowed(text), path).toBe(page < last)
      shown.push(...petsIn(text))
    }
    expect(shown).toEqual(ofFoundations.map(({ id }) => `/pet-detail/${id}`))
  })

  it.each([
    ['?pagina=1', ''],
    ['?pagina=0', ''],
    ['?pagina=', ''],
    ['?pagina=dos', ''],
    ['?raza=mestizo', ''],
    ['?utm_source=x&pagina=2', '?pagina=2'],
    ['?pagina=2&pagina=3', '?pagina=2'],
    ['?pagina=02', '?pagina=2'],
  ])('/foundations/mascotas%s redirects to its canonical URL', async (asked, expected) => {
    const { status, headers } = await send(LIST + asked)
    expect([status, headers.get('location')]).toEqual([307, LIST + expected])
  })

  it('a page of foundations’ pets past the end redirects to the last one', async () => {
    const { status, headers } = await send(`${LIST}?pagina=99999999999`)
    expect(status).toBe(307)
    const last = await send(headers.get('location') ?? '')
    expect(last.status).toBe(200)
    expect(petsIn(last.text).length).toBeGreaterThan(0)
    expect(isFollowed(last.text)).toBe(false)
  })
})
