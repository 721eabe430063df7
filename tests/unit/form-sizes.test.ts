import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LoopbackServer } from '@/tests/support/loopback'

vi.stubEnv('LIMIT_READ_ADDRESS', '60')
vi.stubEnv('TRUSTED_PROXY_HOPS', '1')
const { answerWith } = await import('@/server/request')
const { boundaryOf, measureForm } = await import('@/lib/platform/http/multipart')
const { TOO_MANY_FORMS, TOO_MUCH_TEXT } = await import('@/lib/platform/http/refusals')

const KB = 1024
/** What the framework was asked to decode. */
let decoded = 0
const server = new LoopbackServer(
  answerWith(async (request, response) => {
    let bytes = 0
    for await (const chunk of request) bytes += chunk.length
    decoded += 1
    response.end(String(bytes))
  }),
)
beforeAll(() => server.start())
afterAll(() => server.stop())

let ip = 0
const nextIp = () => `203.0.113.${++ip}`

async function post(body: BodyInit, headers: Record<string, string> = {}, from = nextIp()) {
  const answer = await fetch(`${server.url}/contacto`, {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': from, ...headers },
  })
  return [answer.status, await answer.text()] as const
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const NESTED = `[${'[[]],'.repeat(104_000)}0]`
const CALL = { 'next-action': 'a'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' }

describe('what is not a file in a form', () => {
  it.each([
    ['arguments of an action', NESTED, CALL],
    [
      'arguments in a form of an action',
      formOf({ 0: NESTED, _1_email: 'a' }),
      { 'next-action': CALL['next-action'] },
    ],
    ['the state of a form without JavaScript', formOf({ $ACTION_REF_1: '', '$ACTION_1:0': NESTED }), {}],
    [
      'text of many fields',
      formOf(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`f${at}`, 'a'.repeat(KB)]))),
      {},
    ],
  ])('is refused before the framework decodes it: %s', async (_what, body, headers) => {
    const before = decoded
    const [status, text] = await post(body, headers)
    expect([status, text]).toEqual([413, TOO_MUCH_TEXT])
    expect(decoded).toBe(before)
  })

  it('may be as much as any form of ours has, twice over and with accents, beside a file of any size', async () => {
    const text = {
      '$ACTION_1:0': JSON.stringify([{ values: { story: 'ñ'.repeat(12_000) } }]),
      story: 'é'.repeat(64 * KB - 100),
    }
    expect((await post(formOf(text)))[0]).toBe(200)
    const photo = new File([Buffer.alloc(12_000_000, 'a')], 'luna "grande".jpg', { type: 'image/jpeg' })
    expect((await post(formOf({ ...text, photo })))[0]).toBe(200)
    expect((await post(JSON.stringify([{}, 'a'.repeat(60 * KB)]), CALL))[0]).toBe(200)
  })

  it('counts as more forms the longer it is, and others go on', async () => {
    const from = nextIp()
    const long = () => post(formOf({ story: 'a'.repeat(100 * KB) }), {}, from)
    expect([(await long())[0], (await long())[0]]).toEqual([200, 200])
    expect(await long()).toEqual([429, TOO_MANY_FORMS])
    expect((await post(formOf({ story: 'a' }), {}, from))[0]).toBe(200)
    expect((await post(formOf({ story: 'a'.repeat(100 * KB) })))[0]).toBe(200)
  })
})

describe('the size of a form', () => {
  const TYPE = 'multipart/form-data; boundary=x'
  const textOf = (header: string, type = TYPE) =>
    measureForm(Buffer.from(`--x\r\n${header}\r\n\r\n${'a'.repeat(5_000)}\r\n--x--\r\n`), type).text > 5_000

  it.each([
    'Content-Disposition: form-data; name="photos[]"; filename="luna.jpg"\r\nContent-Type: image/jpeg',
    'Content-Disposition: form-data; name="document"; filename=""\r\nContent-Type: application/octet-stream',
    'content-disposition: form-data; name="a"; filename="ñandú; name=b.pdf"',
  ])('leaves out a file: %s', (header) => {
    expect(textOf(header)).toBe(false)
  })

  it.each([
    'Content-Disposition: form-data; name="0"',
    'Content-Disposition: form-data; name="a; filename=b"',
    'Content-Disposition: form-data; name="a\\"; filename=\\"b"',
    'Content-Disposition: form-data; name="a"; filename="b"\r\nContent-Disposition: form-data; name="0"',
    'X-Other: filename="b"\r\nContent-Disposition: form-data; name="0"',
    'Content-Disposition: form-data; filename="b"; name="0"',
    'Content-Disposition: form-data; name="a"; filename="b"; name*=utf-8\'\'0',
  ])('counts what a parser may take for a field: %s', (header) => {
    expect(textOf(header)).toBe(true)
  })

  it('counts a boundary within a text as text', () => {
    const file = 'Content-Disposition: form-data; name="a"; filename="b"\r\n\r\n'
    const body = `--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n[--x\r\n${file}${'a'.repeat(5_000)}\r\n--x--`
    expect(measureForm(Buffer.from(body), TYPE).text).toBeGreaterThan(5_000)
  })

  it.each([
    ['multipart/form-data; boundary=----WebKitFormBoundaryq1', '----WebKitFormBoundaryq1'],
    ['multipart/form-data; charset=utf-8; Boundary="a b"', null],
    ['multipart/form-data; boundary="fron.tier"; charset=utf-8', 'fron.tier'],
    ['multipart/form-data; boundary=x; boundary=y', null],
    ['multipart/form-data; a="; boundary=x"; boundary=y', null],
    ["multipart/form-data; boundary=x; boundary*=utf-8''y", null],
    ['multipart/form-data; boundary="x\\"y"', null],
    ['multipart/form-data', null],
  ])('goes by the one boundary that %s names, if it does', (type, boundary) => {
    expect(boundaryOf(type)).toBe(boundary)
  })

  it('of a form with a hundred thousand parts is looked at no further than it has to', () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n'
    expect(measureForm(Buffer.from(`${part.repeat(100_000)}--x--`), TYPE, 300).parts).toBe(301)
  })
})
