import type { Random } from '@/db/seed/random'
import { API_MATRIX } from '@/tests/support/api-matrix'
import { knownPages } from '@/tests/support/demo'
import { actionBody, anyBody, type Body, formBody, type JsonSchema, jsonBody, valueFor } from './bodies'
import { brokenHttp } from './broken-http'
import type { FoundForm } from './forms'
import { aQuery, noisyHeaders } from './noise'
import { aValue, encoded } from './values'
import type { WireRequest } from './wire'

/** What requests are made of, besides chance. */
export interface Material {
  forms: readonly FoundForm[]
  /** Calls of the API that take a body, from its description. */
  writes: readonly { method: string; pattern: string; schema: JsonSchema }[]
  actionIds: readonly string[]
  staticFiles: readonly string[]
  /** Credentials of accounts that can sign in now. */
  visitors: readonly { cookie: string; token: string }[]
  cronSecret: string
}

const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PURGE',
  'PROPFIND',
]
const EMPTY: Body = { type: null, bytes: Buffer.alloc(0) }

const ROUTES = Object.entries(API_MATRIX).map(([key, { at }]) => {
  const [method = 'GET', pattern = '/'] = key.split(' ')
  return { method, pattern, at }
})
/** Paths that stand for pages and routes of every kind. */
export const EXAMPLES: readonly string[] = [
  ...new Set([...ROUTES.map(({ pattern, at }) => at ?? pattern), ...Object.values(knownPages)]),
].filter((path) => !/[[{]/.test(path))

/** A path of a pattern, with values in the places of its parameters. */
const filled = (random: Random, pattern: string) =>
  pattern
    .replaceAll(/\[{1,2}\.{3}\w+\]{1,2}/g, () =>
      Array.from({ length: random.integer(1, 4) }, () => encoded(random, aValue(random))).join('/'),
    )
    .replaceAll(/\[\w+\]|\{\w+\}/g, () => encoded(random, aValue(random)))

type Made = Pick<WireRequest, 'method' | 'target'> & {
  body: Body
  as?: string | null
  headers?: WireRequest['headers']
}

function aPage(random: Random): Made {
  const { pattern, at } = random.pick(ROUTES)
  const path = at && random.chance(0.4) ? at : filled(random, pattern)
  const tail = random.chance(0.05)
    ? random.pick(['/', '//', '/.', '/..', '.rsc', '.json', '.txt', '/_', '%2f'])
    : ''
  return {
    method: random.chance(0.85) ? 'GET' : 'HEAD',
    target: join(path + tail, aQuery(random)),
    body: EMPTY,
  }
}

function aCall(random: Random, { writes }: Material): Made {
  const { method, pattern, schema } = random.pick(writes)
  const body = random.chance(0.9) ? jsonBody(random, valueFor(random, schema)) : anyBody(random)
  return { method, target: filled(random, pattern), body }
}

function anyMethod(random: Random): Made {
  const { method, pattern } = random.pick(ROUTES)
  const chosen = random.chance(0.4) ? method : random.pick(METHODS)
  const hasBody = !['GET', 'HEAD'].includes(chosen) || random.chance(0.05)
  return {
    method: chosen,
    target: join(filled(random, pattern), aQuery(random)),
    body: hasBody ? anyBody(random) : EMPTY,
  }
}

function aForm(random: Random, { forms }: Material): Made {
  const form = random.pick(forms)
  const as = random.chance(0.85) ? form.cookie : undefined
  const headers = random.chance(0.9) ? ([['Origin', 'ours']] as const) : []
  return { method: 'POST', target: form.target, body: formBody(random, form.fields), as, headers }
}

function anAction(random: Random, { actionIds }: Material): Made {
  const headers = [
    ['Next-Action', random.chance(0.9) ? random.pick(actionIds) : aValue(random).replaceAll(/[^ -~]/g, '?')],
    ['Origin', 'ours'],
  ] as const
  return { method: 'POST', target: random.pick(EXAMPLES), body: actionBody(random), headers }
}

function aFile(random: Random, { staticFiles }: Material): Made {
  const file = random.pick(staticFiles)
  const cut = random.chance(0.3)
    ? file.slice(0, random.integer(1, file.length)) + encoded(random, aValue(random))
    : file
  return {
    method: random.pick(['GET', 'GET', 'HEAD', 'POST', 'OPTIONS']),
    target: join(cut, aQuery(random)),
    body: EMPTY,
  }
}

function nowhere(random: Random): Made {
  const parts = Array.from({ length: random.integer(1, 6) }, () => encoded(random, aValue(random)))
  const prefix = random.pick([
    '',
    '',
    '/api',
    '/_next',
    '/_next/data/x',
    '/api/v1.0',
    '/media',
    '/searcher',
    '/.well-known',
  ])
  return {
    method: random.pick(METHODS),
    target: join(`${prefix}/${parts.join('/')}`, aQuery(random)),
    body: EMPTY,
  }
}

/** How often of a hundred requests each kind comes. */
const KINDS: readonly (readonly [
  kind: string,
  weight: number,
  make: (random: Random, material: Material) => Made,
])[] = [
  ['page', 24, aPage],
  ['call', 16, aCall],
  ['method', 18, anyMethod],
  ['form', 10, aForm],
  ['action', 8, anAction],
  ['file', 8, aFile],
  ['nowhere', 10, nowhere],
]

/** The next request of a sequence. @param origin of the site, for what comes from a form of ours. */
export function generate(random: Random, material: Material, origin: string): WireRequest & { kind: string } {
  let drawn = random.between(0, 100)
  const found = KINDS.find(([, weight]) => {
    drawn -= weight
    return drawn < 0
  })
  if (!found) {
    const raw = brokenHttp(random)
    return { kind: 'broken', method: '', target: '', headers: [], body: Buffer.alloc(0), raw }
  }
  const [kind, , make] = found
  const made = make(random, material)
  const headers = [
    ...(made.headers ?? []),
    ...credentials(random, material, made.as),
    ...noisyHeaders(random),
  ]
  if (made.body.type && random.chance(0.93)) headers.unshift(['Content-Type', made.body.type])
  return {
    kind,
    method: made.method,
    target: made.target,
    headers: headers.map(([name, value]) => [name, value === 'ours' ? origin : value]),
    body: made.body.bytes,
  }
}

function credentials(
  random: Random,
  { visitors, cronSecret }: Material,
  as?: string | null,
): [string, string][] {
  if (as !== undefined) return as === null ? [] : [['Cookie', as]]
  const { cookie, token } = random.pick(visitors)
  const kind = random.integer(0, 9)
  if (kind < 4) return [['Cookie', cookie]]
  if (kind < 6) return [['Authorization', random.pick([token, `Bearer ${token}`])]]
  return kind === 6 ? [['Authorization', `Bearer ${cronSecret}`]] : []
}

const join = (path: string, query: string) => path + (path.includes('?') ? query.replace('?', '&') : query)
