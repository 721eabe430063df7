import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { joinSmallChunks } from '@/lib/platform/http/small-chunks'

// Rate limits are rows in Postgres, which unit tests do not have.
vi.mock('@/lib/platform/rate-limits/operations', () => ({ limit: async () => {}, limitIp: async () => {} }))

const ENDPOINT_URL = 'http://localhost:3000/api/example'
const noParams = { params: Promise.resolve({}) }

const sent = z.object({ name: z.string('Debes ingresar un nombre'), photos: z.array(z.file()).optional() })
const open = { answer: z.unknown() }
const route = apiRoute({
  POST: endpoint({ ...open, body: sent }, async (_, { body }) => ({ body: body.name })),
  PUT: endpoint(
    { ...open, body: sent, uploads: { parts: ['photos'], maxBytes: 5000 } },
    async (_, { body }) => ({
      body: [body.name, ...(body.photos ?? []).map(({ name, size }) => `${name} ${size}`)],
    }),
  ),
  PATCH: endpoint(
    { ...open, body: sent, uploads: { parts: ['photos'], maxBytes: 5_000_000 } },
    async (_, { body }) => ({ body: body.name }),
  ),
  DELETE: endpoint({ ...open, signedIn: true }, async () => ({ body: 'deleted' })),
})

type Options = { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; type?: string; body?: BodyInit; token?: string }

async function ask({ method, type, body, token }: Options): Promise<[number, unknown]> {
  const headers = {
    ...(type !== undefined && { 'content-type': type }),
    ...(token !== undefined && { authorization: token }),
  }
  const answer = await route[method](new Request(ENDPOINT_URL, { method, headers, body }), noParams)
  return [answer.status, await answer.json()]
}

const post = (body: BodyInit, type = 'application/json') => ask({ method: 'POST', type, body })
const failure = (code: string) => expect.objectContaining({ code })

function multipart(data: string, photo = new File(['…'], 'canela.jpg')): FormData {
  const form = new FormData()
  form.append('data', data)
  form.append('photos', photo)
  return form
}

describe('API request bodies', () => {
  it('parse as JSON whatever the case and parameters of the content type', async () => {
    for (const type of ['application/json', 'Application/JSON; charset=utf-8'])
      expect(await post('{"name":"Canela"}', type)).toEqual([200, 'Canela'])
  })

  it('with a content type that needs no CORS preflight are refused', async () => {
    expect(await post('{"name":"Canela"}', 'text/plain')).toEqual([400, failure('bad_request')])
  })

  it.each(['', '{', '[]', 'null', '5', '{"name":"a\\u0000"}', new Uint8Array([0x22, 0xff, 0x22])])(
    'that are not a valid JSON object answer 400 (%#)',
    async (body) => {
      expect(await post(body)).toEqual([400, failure('bad_request')])
    },
  )

  it('that lack a required field answer 400 and name the field', async () => {
    const fields = { name: 'Debes ingresar un nombre' }
    expect(await post('{}')).toEqual([400, expect.objectContaining({ code: 'invalid', fields })])
  })

  it('over one megabyte answer 413, with or without a Content-Length', async () => {
    const large = JSON.stringify({ name: 'a'.repeat(1_000_001) })
    expect(await post(large)).toEqual([413, failure('too_large')])
    const unannounced = new Request(ENDPOINT_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect((await route.POST(unannounced, noParams)).status).toBe(413)
  })

  it('over one megabyte answer 413 as a field beside files as well', async () => {
    const data = JSON.stringify({ name: 'a'.repeat(1_000_001) })
    expect(await ask({ method: 'PATCH', body: multipart(data) })).toEqual([413, failure('too_large')])
  })

  it.each([
    ['entries', `[${Array(2_001).fill('1').join()}]`],
    ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`k${at}`, 1])))],
    ['lists within lists', '['.repeat(2_001) + ']'.repeat(2_001)],
  ])('with more than 2,000 %s answer 413: each could become an error of its own', async (_what, value) => {
    expect(await post(`{"name":"Canela","tags":${value}}`)).toEqual([413, failure('too_large')])
  })

  it('that never end answer 400 after the timeout, and later chunks are not retained', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage = runInNewContext('gc')
    let line: ReadableStreamDefaultController<Uint8Array> | undefined
    const send = () => {
      const bytes = new Uint8Array(1000)
      line?.enqueue(bytes)
      return new WeakRef(bytes)
    }
    vi.useFakeTimers()
    const endless = new Request(ENDPOINT_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new ReadableStream({
        start(controller) {
          line = controller
        },
      }),
      duplex: 'half',
    } as RequestInit)
    const answer = route.POST(endless, noParams)
    const early = send()
    await vi.advanceTimersByTimeAsync(80_000)
    expect((await answer).status).toBe(400)
    vi.useRealTimers()
    const late = [send(), send()]
    // The reader may hold on to the last one.
    send()
    await wait(50)
    collectGarbage()
    expect([early, ...late].map((bytes) => bytes.deref())).toEqual([undefined, undefined, undefined])
  })

  it('take files from multipart fields only, never from the JSON', async () => {
    const data = '{"name":"Canela","photos":["x"]}'
    expect(await ask({ method: 'PUT', body: multipart(data) })).toEqual([200, ['Canela', 'canela.jpg 3']])
    expect(await ask({ method: 'PUT', type: 'application/json', body: data })).toEqual([200, ['Canela']])
  })

  it('of thousands of parts answer 413 before they are parsed, and of as many as a pet has photos are read', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\n\r\n'
    const type = 'multipart/form-data; boundary=x'
    const data = '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{"name":"Canela"}\r\n'
    const send = (parts: number) =>
      ask({ method: 'PATCH', type, body: `${data}${part.repeat(parts)}--x--\r\n` })
    const parse = vi.spyOn(FormData.prototype, 'append')
    expect(await send(12_000)).toEqual([413, failure('too_large')])
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
    expect(await send(20)).toEqual([200, 'Canela'])
    const ambiguous = await ask({ method: 'PATCH', type: `${type}; boundary=y`, body: `${data}--x--\r\n` })
    expect(ambiguous).toEqual([400, failure('bad_request')])
  })

  it('with files answer 400 when malformed and 413 when too large', async () => {
    expect((await ask({ method: 'PUT', body: multipart('{') }))[0]).toBe(400)
    expect((await ask({ method: 'PUT', type: 'multipart/form-data; boundary=a', body: 'b' }))[0]).toBe(400)
    const large = new File(['a'.repeat(5000)], 'canela.jpg')
    expect((await ask({ method: 'PUT', body: multipart('{}', large) }))[0]).toBe(413)
    expect((await ask({ method: 'POST', body: multipart('{"name":"Canela"}') }))[0]).toBe(400)
  })
})

describe('the authorization header of an API call', () => {
  it.each(['', 'null', 'undefined', 'Bearer', 'Bearer null'])(
    'counts as absent when it is %j',
    async (token) => {
      const [status] = await ask({ method: 'POST', type: 'application/json', body: '{"name":"a"}', token })
      expect(status).toBe(200)
    },
  )

  it.each(['a', 'Bearer a', 'Basic YTpi'])('answers 401 when it is %j', async (token) => {
    const answer = await ask({ method: 'POST', type: 'application/json', body: '{"name":"a"}', token })
    expect(answer).toEqual([401, failure('unauthenticated')])
  })

  it('or a cookie is required by endpoints for signed-in people', async () => {
    expect(await ask({ method: 'DELETE' })).toEqual([401, failure('unauthenticated')])
  })
})

it('a body that is sent a byte at a time is kept in pieces, whole and in order', () => {
  const pieces: Uint8Array[] = []
  const joined = joinSmallChunks((piece) => pieces.push(piece))
  const sent = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251))
  const large = Buffer.alloc(8_192, 7)
  for (const byte of sent) joined.add(Buffer.from([byte]))
  joined.add(large)
  joined.add(Buffer.from([1]))
  joined.flush()
  expect(pieces.length).toBeLessThan(8)
  expect(Buffer.compare(Buffer.concat(pieces), Buffer.concat([sent, large, Buffer.from([1])]))).toBe(0)
})
