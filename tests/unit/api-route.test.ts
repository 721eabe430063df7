import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

const ENDPOINT_URL = 'http://localhost:3000/api/example'
const noParams = { params: Promise.resolve({}) }

const route = apiRoute({
  GET: endpoint(
    {
      params: z.object({}),
      query: z.object({
        points: z.string().transform(Number).pipe(z.int().max(5)),
        city: z.string(),
        name: z.string().max(5).optional(),
      }),
      answer: z.object({}),
      cache: 'fresh',
    },
    async () => ({ body: {} }),
  ),
})

describe('API routes', () => {
  it('answer an invalid query with a message per field, the first one as the error itself', async () => {
    const answer = await route.GET(new Request(`${ENDPOINT_URL}?points=6&name=Marisol`), noParams)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      code: 'invalid',
      error: 'Este dato no es válido',
      Error: 'Este dato no es válido',
      fields: {
        points: 'Este dato no es válido',
        city: 'Falta este dato',
        name: 'Este dato es demasiado largo',
      },
    })
  })

  it('answer 412 where a condition fails, which no cache keeps, whatever is said of the answer itself', async () => {
    const headers = { 'if-match': '"other"' }
    const answer = await route.GET(new Request(`${ENDPOINT_URL}?points=5&city=x`, { headers }), noParams)
    const kept = [answer.headers.get('cache-control'), answer.headers.get('etag')]
    expect([answer.status, ...kept, await answer.text()]).toEqual([412, 'no-store', null, ''])
  })

  it('answer OPTIONS with the allowed methods, and 404 for a route without any', async () => {
    const ask = new Request(ENDPOINT_URL, { method: 'OPTIONS' })
    const known = await route.OPTIONS(ask, noParams)
    expect([known.status, known.headers.get('allow')]).toEqual([200, 'GET, OPTIONS'])
    expect((await apiRoute({}).OPTIONS(ask, noParams)).status).toBe(404)
  })
})
