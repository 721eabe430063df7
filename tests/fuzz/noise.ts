import type { Random } from '@/db/seed/random'
import { anId, aText, aValue, encoded } from './values'

type Header = readonly [name: string, value: string]

const STATE_TREE = encodeURIComponent('["",{"children":["__PAGE__",{}]},null,null,true]')
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="a b"',
  'multipart/mixed; boundary=x',
  'text/plain;charset=UTF-8',
  'text/x-component',
  'application/octet-stream',
  'image/jpeg',
  '/',
  ';',
  'a'.repeat(2_000),
]

/** Headers that browsers, the framework's router, proxies and probes send, with right and wrong values. */
const KNOWN: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['RSC', ['1', '0', '', 'true']],
  ['Next-Router-Prefetch', ['1', '2', '0', '']],
  ['Next-Router-Segment-Prefetch', ['/_tree', '/_index', '/__PAGE__', '//', '/_head', '/a/../b']],
  [
    'Next-Router-State-Tree',
    [STATE_TREE, '[]', '%', '%5B%22%22%5D', '{"a":1}', 'null', '["",{},null,"refetch"]'],
  ],
  ['Next-Url', ['/', '/pet-detail/100015', 'x', '//evil.example', '%']],
  ['Next-Action', ['x', '', '00', '0'.repeat(42), 'f'.repeat(42), '__proto__', 'constructor']],
  ['Next-HMR-Refresh', ['1']],
  ['X-Nextjs-Data', ['1']],
  ['X-Nextjs-Postponed', ['1', 'x']],
  ['X-Nextjs-Request-Id', ['x']],
  ['X-Matched-Path', ['/pet-detail/[id]', '/_error', '%']],
  ['X-Invoke-Path', ['/admin', '/_error', '%']],
  ['X-Invoke-Status', ['500', '200', 'x']],
  ['X-Invoke-Error', ['{}', 'x']],
  ['X-Middleware-Invoke', ['1']],
  ['X-Middleware-Rewrite', ['/admin', 'https://evil.example']],
  ['X-Middleware-Subrequest', ['middleware:middleware:middleware']],
  ['X-Now-Route-Matches', ['1=100015', '%']],
  ['X-Prerender-Revalidate', ['x']],
  ['X-Forwarded-For', ['1.2.3.4', 'unknown', '', ',,,', '::1, 10.0.0.1', '999.1.1.1', 'a'.repeat(3_000)]],
  ['X-Forwarded-Host', ['evil.example', 'a b', '', '[', 'localhost:99999']],
  ['X-Forwarded-Proto', ['https', 'ftp', 'https,http']],
  ['X-Forwarded-Port', ['443', 'x']],
  ['X-Real-Ip', ['1.2.3.4', 'x']],
  ['X-Http-Method-Override', ['DELETE', 'FOO']],
  ['Forwarded', ['for=_x;host="a"']],
  [
    'Accept',
    ['*/*', 'text/x-component', 'application/json', 'text/html', ';;', 'image/avif,image/webp', 'q'],
  ],
  [
    'Accept-Encoding',
    [
      'gzip, deflate, br',
      'br',
      'gzip',
      'identity',
      'identity;q=0',
      '*;q=0',
      'br;q=x',
      'zstd',
      '',
      'gzip;q=2,,',
    ],
  ],
  ['Accept-Language', ['es-CO', '*', 'x-klingon;q=9', '']],
  [
    'Range',
    ['bytes=0-10', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,5-9,2-', 'x=1', 'bytes=99999999999999999999-'],
  ],
  ['If-Range', ['"x"', 'Wed, 21 Oct 2015 07:28:00 GMT']],
  ['If-None-Match', ['*', '"x"', 'W/"x"', '"', 'x, "y"']],
  ['If-Match', ['*', '"x"']],
  ['If-Modified-Since', ['Wed, 21 Oct 2015 07:28:00 GMT', 'x', '9999']],
  ['Cache-Control', ['no-cache', 'only-if-cached', 'max-age=x']],
  ['Content-Type', TYPES],
  ['Content-Encoding', ['gzip', 'br', 'x']],
  ['Expect', ['100-continue', 'x']],
  ['Origin', ['null', 'https://evil.example', 'x', '']],
  ['Referer', ['http://localhost/', 'x', 'https://evil.example/%']],
  ['Sec-Fetch-Site', ['cross-site', 'same-origin', 'x']],
  ['Sec-Purpose', ['prefetch;prerender']],
  ['Authorization', ['Bearer x', 'Bearer ', 'Basic eDp5', 'x', 'Bearer a.b.c.d.e', 'Digest username="x"']],
  ['User-Agent', ['', 'Googlebot/2.1', 'WhatsApp/2', 'curl/8', '\u00ff\u00fe']],
  ['Upgrade', ['websocket', 'h2c']],
  ['Max-Forwards', ['0']],
  ['TE', ['trailers', 'x']],
  ['Stripe-Signature', ['t=1,v1=00', 'x', 't=,v1=']],
  ['Purpose', ['prefetch']],
  ['Save-Data', ['on']],
  ['DNT', ['1']],
]

const COOKIES = [
  'next-auth.session-token',
  'next-auth.csrf-token',
  'next-auth.callback-url',
  'next-auth.state',
  'next-auth.pkce.code_verifier',
  '__Host-next-auth.session-token',
  '__prerender_bypass',
  '__next_preview_data',
  'NEXT_LOCALE',
  'q_session',
  'aviso',
]

export function noisyHeaders(random: Random): Header[] {
  const count = random.pick([0, 0, 0, 1, 1, 2, 3, 6])
  return Array.from({ length: count }, (): Header => {
    if (random.chance(0.1)) return ['Cookie', aCookie(random)]
    if (random.chance(0.03)) return [`X-${'a'.repeat(random.integer(1, 500))}`, asHeader(aText(random, 200))]
    const [name, values] = random.pick(KNOWN)
    return [name, asHeader(random.chance(0.12) ? aValue(random) : random.pick(values))]
  })
}

function aCookie(random: Random): string {
  const pairs = Array.from({ length: random.integer(1, 5) }, () =>
    random.chance(0.8) ? `${random.pick(COOKIES)}=${encoded(random, aValue(random))}` : aValue(random),
  )
  return pairs.join(random.pick(['; ', ';', ',', ' ']))
}

/** Without what ends a header. */
const asHeader = (text: string) =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[\r\n\0]/g, '')

const PARAMETERS = [
  'q page pagina limit size edad sexo tipo type city ciudad pais lat lng cerca orden callbackUrl error mascota fundacion',
  'monto donacion cancelada enviado enviada busqueda hogar editar todos todas mensaje activos gracias dejar token id to',
  '_rsc utm_source fbclid __nextDataReq nxtPid amp userId petId w url',
].flatMap((line) => line.split(' '))

/** '' mostly; seldom one of 8 KB. */
export function aQuery(random: Random): string {
  if (random.chance(0.35)) return ''
  const count = random.chance(0.02) ? random.integer(50, 600) : random.integer(1, 5)
  const parts = Array.from({ length: count }, () => {
    const name = random.chance(0.85) ? random.pick(PARAMETERS) : encoded(random, aValue(random))
    const value = random.chance(0.1)
      ? ''
      : `=${encoded(random, random.chance(0.3) ? anId(random) : aValue(random))}`
    return name + random.pick(['', '', '', '', '[]', '[a]', '.b']) + value
  })
  return `?${parts.join(random.chance(0.95) ? '&' : ';')}`.slice(0, 8_000)
}
