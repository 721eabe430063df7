import type { Random } from '@/db/seed/random'
import { aText, aValue } from './values'

const END = '\r\n\r\n'

/** What no client of ours sends: requests that are wrong as HTTP. Each ends, so that a server need not wait for more. */
export function brokenHttp(random: Random): Buffer {
  const host = 'Host: localhost'
  const close = 'Connection: close'
  const many = (line: (n: number) => string) =>
    Array.from({ length: random.integer(200, 2_500) }, (_, n) => line(n))
  const lines = random.pick<() => readonly string[]>([
    () => ['GET / HTTP/1.1', close],
    () => ['GET / HTTP/1.1', 'Host:', close],
    () => ['GET / HTTP/1.1', host, 'Host: other', close],
    () => ['GET / HTTP/1.0'],
    () => ['GET /pet-detail/100015 HTTP/1.0', 'Accept-Encoding: br'],
    () => ['GET / HTTP/9.9', host, close],
    () => ['GET / http/1.1', host, close],
    () => ['get / HTTP/1.1', host, close],
    () => ['FOO / HTTP/1.1', host, close],
    () => ['PRI * HTTP/2.0'],
    () => ['OPTIONS * HTTP/1.1', host, close],
    () => ['GET * HTTP/1.1', host, close],
    () => ['CONNECT localhost:1 HTTP/1.1', host, close],
    () => ['TRACE / HTTP/1.1', host, close],
    () => ['GET http://evil.example/pet-detail/100015 HTTP/1.1', host, close],
    () => ['GET ftp://x HTTP/1.1', host, close],
    () => ['GET //// HTTP/1.1', host, close],
    () => ['GET ?q=1 HTTP/1.1', host, close],
    () => ['GET #a HTTP/1.1', host, close],
    () => ['GET /\\..\\x HTTP/1.1', host, close],
    () => ['GET /a b HTTP/1.1', host, close],
    () => ['GET  /  HTTP/1.1', host, close],
    () => [`GET /${'a'.repeat(random.integer(8_000, 20_000))} HTTP/1.1`, host, close],
    () => [`GET /${Buffer.from(aValue(random)).toString('latin1')} HTTP/1.1`, host, close],
    () => ['GET / HTTP/1.1', host, close, ...many((n) => `X-${n}: y`)],
    () => ['GET / HTTP/1.1', host, close, `Cookie: ${many((n) => `a${n}=${n}`).join('; ')}`],
    () => ['GET / HTTP/1.1', host, close, ' folded: x'],
    () => ['GET / HTTP/1.1', host, close, 'no colon'],
    () => ['GET / HTTP/1.1', host, close, ': no name'],
    () => ['GET / HTTP/1.1', host, close, 'a b: x'],
    () => ['GET / HTTP/1.1', host, close, `X: ${aText(random, 50)}`],
    () => ['GET / HTTP/1.1', host, close, 'Content-Length: 5', '', 'ab'],
    () => ['POST / HTTP/1.1', host, close, 'Content-Length: -1'],
    () => ['POST / HTTP/1.1', host, close, 'Content-Length: 5', 'Content-Length: 6', '', 'abcdef'],
    () => ['POST / HTTP/1.1', host, close, 'Content-Length: 99999999999999999999'],
    () => [
      'POST /api/v1.0/user HTTP/1.1',
      host,
      close,
      'Content-Length: 3',
      'Transfer-Encoding: chunked',
      '',
      '0',
    ],
    () => ['POST /api/v1.0/user HTTP/1.1', host, close, 'Transfer-Encoding: x', '', '{}'],
    () => ['POST /api/v1.0/user HTTP/1.1', host, close, 'Transfer-Encoding: chunked', '', 'z', '{}', '0'],
    () => [
      'POST /api/v1.0/user HTTP/1.1',
      host,
      close,
      'Transfer-Encoding: chunked',
      '',
      'ffffffffffffffffff',
      '{}',
    ],
    () => [
      'POST /api/v1.0/user HTTP/1.1',
      host,
      close,
      'Transfer-Encoding: chunked',
      '',
      '2',
      '{}',
      '0',
      'x: y',
    ],
    () => ['GET / HTTP/1.1', host, close, 'Upgrade: websocket', 'Connection: Upgrade'],
    () => ['GET / HTTP/1.1', host, close, 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'],
    () => [
      'GET / HTTP/1.1',
      host,
      '',
      'GET /pet-detail/100015 HTTP/1.1',
      host,
      '',
      'GET /nada HTTP/1.1',
      host,
      close,
    ],
    () => [aText(random, random.integer(1, 300))],
    () => ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ])()
  return Buffer.from(lines.join(random.chance(0.95) ? '\r\n' : '\n') + END, 'latin1')
}
