import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiRoute, endpoint } from '@/lib/http/route'

const ADDRESS = 'http://localhost:3000/api/example'
const noParams = { params: Promise.resolve({}) }

const route = apiRoute({
  GET: endpoint(
    {
      params: z.object({}),
      query: z.object({ points: z.string().transform(Number).pipe(z.int().max(5)), city: z.string() }),
      answer: z.object({}),
      cache: 'fresh',
    },
    async () => ({ body: {} }),
  ),
})

describe('the door of the API', () => {
  it('says in Spanish what is wrong with each field', async () => {
    const answer = await route.GET(new Request(`${ADDRESS}?points=6`), noParams)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      code: 'invalid',
      fields: {
        points: 'Demasiado grande: se esperaba que número fuera <=5',
        city: 'Entrada inválida: se esperaba texto, recibido indefinido',
      },
    })
  })

  it('tells the methods of an address that exists, and nothing of one that does not', async () => {
    const ask = new Request(ADDRESS, { method: 'OPTIONS' })
    const known = await route.OPTIONS(ask, noParams)
    expect([known.status, known.headers.get('allow')]).toEqual([200, 'GET, OPTIONS'])
    expect((await apiRoute({}).OPTIONS(ask, noParams)).status).toBe(404)
  })
})
