import { afterEach, describe, expect, it, vi } from 'vitest'

vi.stubEnv('TRUSTED_PROXY_HOPS', '1')
const { z } = await import('zod')
const { readRaw } = await import('@/lib/platform/http/body')
const { apiRoute, endpoint } = await import('@/lib/platform/http/route')
const { withUploadBudget } = await import('@/lib/platform/http/upload-budget')

const KB = 1024
const MB = 1024 * KB

const route = apiRoute({
  POST: endpoint(
    { body: z.object({ name: z.string() }), answer: z.number(), credentials: 'none' },
    async (_, { body }) => ({ body: body.name.length }),
  ),
})

/** JSON of that many bytes that arrives as far as it is sent. */
function begin(from: string, bytes: number, isWebhook = false) {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  const request = new Request('http://site/api/example', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: new ReadableStream({
      start(controller) {
        line = controller
      },
    }),
    duplex: 'half',
  } as RequestInit)
  const text = Buffer.from(JSON.stringify({ name: 'a'.repeat(bytes - 11) }))
  const answer = isWebhook
    ? readRaw(request, from).then(
        ({ length }) => length,
        ({ code }) => code,
      )
    : route.POST(request, { params: Promise.resolve({}) }).then(({ status }) => status)
  let sent = 0
  const send = async (more: number) => {
    line?.enqueue(text.subarray(sent, sent + more))
    sent += more
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
  const finish = async () => {
    if (sent < bytes) await send(bytes - sent)
    line?.close()
    return answer
  }
  return { send, finish, answer }
}

const whole = (from: string, bytes: number) => begin(from, bytes).finish()

afterEach(() => void vi.useRealTimers())

/** What a minute of other people's uploads leaves: nothing. */
async function fillBudget(): Promise<() => Promise<void>> {
  let free = () => {}
  const freed = new Promise<void>((resolve) => {
    free = resolve
  })
  const all = ['one', 'two'].map((sender) =>
    withUploadBudget(sender, (arrived) => {
      arrived(75 * MB)
      return freed
    }),
  )
  return async () => {
    free()
    await Promise.all(all)
  }
}

describe('a body without files', () => {
  it('of a call has 64 KB at most', async () => {
    expect([await whole('203.0.113.1', 64 * KB), await whole('203.0.113.1', 64 * KB + 1)]).toEqual([200, 413])
  })

  it('that is not small is one of four that an address may have on their way', async () => {
    const from = '203.0.113.2'
    const open = Array.from({ length: 5 }, () => begin(from, 50 * KB))
    for (const one of open) await one.send(20 * KB)
    expect(await open[4]?.answer).toBe(429)
    expect([await whole('203.0.113.3', 50 * KB), await whole(from, 10 * KB)]).toEqual([200, 200])
    for (const one of open.slice(0, 4)) expect(await one.finish()).toBe(200)
    expect(await whole(from, 50 * KB)).toBe(200)
  })

  it('that is not small takes upload budget, and a small one none', async () => {
    const free = await fillBudget()
    expect([await whole('203.0.113.4', 20 * KB), await whole('203.0.113.4', 16 * KB)]).toEqual([429, 200])
    await free()
    expect(await whole('203.0.113.4', 20 * KB)).toBe(200)
  })

  it('that stalls ends before its time, unless it is small', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const [large, small] = [begin('203.0.113.5', 60 * KB), begin('203.0.113.5', 60 * KB)]
    await Promise.all([large.send(20 * KB), small.send(10 * KB)])
    await vi.advanceTimersByTimeAsync(10_001)
    await large.send(1 * KB)
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    expect(await large.answer).toBe(400)
    expect(await small.finish()).toBe(200)
  })
})

describe('the body of a webhook', () => {
  it('comes in however much others send, and has a megabyte', async () => {
    const free = await fillBudget()
    const calls = Array.from({ length: 4 }, () => begin('203.0.113.6', 50 * KB))
    for (const one of calls) await one.send(10 * KB)
    const strangers = Array.from({ length: 5 }, (_, at) => begin(`198.51.100.${at}`, 900 * KB, true))
    for (const one of strangers) await one.send(800 * KB)
    const events = Array.from({ length: 10 }, () => begin('203.0.113.6', 100 * KB, true))
    for (const one of events) await one.send(90 * KB)
    for (const one of events) expect(await one.finish()).toBe(100 * KB)
    for (const one of [...calls, ...strangers]) await one.finish()
    await free()
    expect(await begin('203.0.113.6', MB, true).finish()).toBe('too_large')
  })

  it('is refused beyond four megabytes of one address, and where it takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const many = Array.from({ length: 5 }, () => begin('203.0.113.7', 900 * KB, true))
    for (const one of many) await one.send(890 * KB)
    expect(await many[4]?.answer).toBe('too_many_requests')
    await vi.advanceTimersByTimeAsync(15_001)
    expect(await many[0]?.answer).toBe('bad_request')
  })
})
