import { describe, expect, it } from 'vitest'
import { judgeConditions, requestedRange } from '@/lib/platform/http/conditional'
import { fileResponse } from '@/lib/platform/http/file-response'

const judge = (headers: Record<string, string>, etag: string | null) =>
  judgeConditions((name) => headers[name], etag)

describe('conditions of a request', () => {
  it.each([
    [{ 'if-none-match': '"a"' }, 304, 304, 200],
    [{ 'if-none-match': 'W/"a"' }, 304, 304, 200],
    [{ 'if-none-match': '"b", W/"a", "c"' }, 304, 304, 200],
    [{ 'if-none-match': '"b,W/\\"a"' }, 200, 200, 200],
    [{ 'if-none-match': '"x, y", "a"' }, 304, 304, 200],
    [{ 'if-none-match': ' * ' }, 304, 304, 200],
    [{ 'if-none-match': '"b"' }, 200, 200, 200],
    [{ 'if-none-match': 'a' }, 200, 200, 200],
    [{ 'if-match': '"a"' }, 200, 412, 412],
    [{ 'if-match': 'W/"a"' }, 412, 412, 412],
    [{ 'if-match': '"b", "a"' }, 200, 412, 412],
    [{ 'if-match': '*' }, 200, 200, 200],
    [{ 'if-match': '"b"', 'if-none-match': '"a"' }, 412, 412, 412],
    [{ 'if-modified-since': 'Wed, 25 Nov 2026 00:00:00 GMT' }, 200, 200, 200],
    [{}, 200, 200, 200],
  ])('%j of "a", of W/"a" and of nothing', (headers, strong, weak, none) => {
    expect([judge(headers, '"a"'), judge(headers, 'W/"a"'), judge(headers, null)]).toEqual([
      strong,
      weak,
      none,
    ])
  })
})

describe('the part of a file', () => {
  const range = (headers: Record<string, string>, etag: string | null = '"a"') =>
    requestedRange((name) => headers[name], 1000, etag)

  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['Bytes=500-', { start: 500, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=999-5000', { start: 999, end: 999 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=1000-2000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=99-0', 'whole'],
    ['bytes=0-9,20-29', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=a-b', 'whole'],
    ['lines=0-9', 'whole'],
    ['', 'whole'],
  ])('%s', (value, expected) => {
    expect(range({ range: value })).toEqual(expected)
  })

  it('is sent only of the version that the client has', () => {
    const first = { range: 'bytes=0-9' }
    expect(range({ ...first, 'if-range': '"a"' })).toEqual({ start: 0, end: 9 })
    for (const version of ['"b"', 'W/"a"', '*', 'Wed, 25 Nov 2026 00:00:00 GMT'])
      expect(range({ ...first, 'if-range': version })).toBe('whole')
    expect(range({ ...first, 'if-range': 'W/"a"' }, 'W/"a"')).toBe('whole')
    expect(range({ ...first, 'if-range': '"a"' }, null)).toBe('whole')
  })

  it('of an empty file there is none', () => {
    expect(requestedRange((name) => ({ range: 'bytes=0-' })[name], 0, null)).toBe('unsatisfiable')
  })
})

describe('a file', () => {
  const bytes = Buffer.from('0123456789')
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    fileResponse(new Request('http://localhost/media/x', { headers, method }), {
      bytes,
      contentType: 'image/webp',
      etag: '"x"',
      headers: { 'Cache-Control': 'public' },
    })

  it('is sent whole with its length, and says that parts can be had', async () => {
    const response = ask()
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'public',
      'content-length': '10',
      'content-type': 'image/webp',
      etag: '"x"',
    })
    expect(await response.text()).toBe('0123456789')
  })

  it('is sent in part', async () => {
    const response = ask({ range: 'bytes=2-4' })
    expect([response.status, await response.text()]).toEqual([206, '234'])
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(response.headers.get('content-length')).toBe('3')
    expect(response.headers.get('etag')).toBe('"x"')
  })

  it('says its length instead of a part that it does not have', () => {
    const response = ask({ range: 'bytes=10-' })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  it('is not sent again, and a condition goes before the part', () => {
    expect(ask({ 'if-none-match': '"y", W/"x"', range: 'bytes=0-1' }).status).toBe(304)
    expect(ask({ 'if-match': '"y"', range: 'bytes=0-1' }).status).toBe(412)
  })

  it('has no parts for HEAD', () => {
    const response = ask({ range: 'bytes=0-1' }, 'HEAD')
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '10'])
  })
})
