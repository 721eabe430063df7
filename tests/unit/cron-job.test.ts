import { describe, expect, it } from 'vitest'
import { cronJob } from '@/lib/platform/http/cron'
import { apiRoute } from '@/lib/platform/http/route'

const SECRET = 'a-long-secret-of-the-tests'

function call(secret: string | undefined, authorization?: string) {
  let runs = 0
  const { GET } = apiRoute({
    GET: cronJob(secret, async () => {
      runs++
      return { sent: 3 }
    }),
  })
  const headers: HeadersInit = authorization === undefined ? {} : { authorization }
  const request = new Request('http://localhost/api/cron/outbox', { headers })
  return GET(request, { params: Promise.resolve({}) }).then((answer) => ({ answer, runs: () => runs }))
}

describe('a cron endpoint', () => {
  it('runs its job for the right bearer secret', async () => {
    const { answer, runs } = await call(SECRET, `Bearer ${SECRET}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ sent: 3 })
    expect(runs()).toBe(1)
  })

  it.each([
    undefined,
    '',
    SECRET,
    'Bearer ',
    `Bearer ${SECRET}x`,
    `Bearer ${SECRET.slice(1)}`,
    `bearer ${SECRET}`,
  ])('answers 401 to the header %j and does not run its job', async (authorization) => {
    const { answer, runs } = await call(SECRET, authorization)
    expect(answer.status).toBe(401)
    expect(runs()).toBe(0)
  })

  it('answers 404 where no secret is configured', async () => {
    const { answer, runs } = await call(undefined, 'Bearer undefined')
    expect(answer.status).toBe(404)
    expect(runs()).toBe(0)
  })
})
