import { describe, expect, it } from 'vitest'
import { apiRoute } from '@/lib/http/route'

const ADDRESS = 'http://localhost:3000/api/example'
const noParams = { params: Promise.resolve({}) }

const route = apiRoute({ GET: async () => ({ body: {} }) })

describe('the door of the API', () => {
  it('tells the methods of an address that exists, and nothing of one that does not', async () => {
    const ask = new Request(ADDRESS, { method: 'OPTIONS' })
    const known = await route.OPTIONS(ask, noParams)
    expect([known.status, known.headers.get('allow')]).toEqual([200, 'GET, OPTIONS'])
    expect((await apiRoute({}).OPTIONS(ask, noParams)).status).toBe(404)
  })
})
