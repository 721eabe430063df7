import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ANONYMOUS } from '@/lib/platform/actor'
import { type Context, createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { DomainError } from '@/lib/platform/errors'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit, limitIp } from '@/lib/platform/rate-limits/operations'
import { chargeAccountCalls, chargeMiss, chargeReads, PAGE_COST } from '@/lib/platform/rate-limits/reads'
import { noteContentLength } from '@/lib/platform/request-scope'
import type { Session } from '@/lib/platform/session/session'
import { isMultipart, readBody, type Uploads } from './body'
import { clientIpOf } from './client-ip'
import { judgeConditions, weakEtag } from './conditional'
import { acceptedCredentials, type CacheKind, type Contract } from './contract'
import { isSafeMethod, readSession } from './credentials'
import { errorReply, METHOD_NOT_ALLOWED, NOT_FOUND } from './error-reply'
import { parseInput } from './parse-input'
import { type Arrived, withUploadBudget } from './upload-budget'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]

const CACHE_CONTROL: Record<CacheKind, string> = {
  catalog: 'public, max-age=300, s-maxage=3600',
  fresh: 'no-cache',
}
const PERSONAL = 'private, no-store'

type Empty = z.ZodObject<Record<never, never>>
const EMPTY: Empty = z.object({})

interface Input<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  url: URL
  session: Session | null
  request: Request
}

export interface Reply<Body> {
  body: Body
  status?: number
  headers?: Record<string, string>
}

type RouteParams = Record<string, string | string[] | undefined>
type Handler = (request: Request, route: { params: Promise<RouteParams> }) => Promise<Response>
export type Endpoint = (request: Request, params: RouteParams) => Promise<Reply<unknown>>

/** Impossible path parameters answer 404, invalid input 400, credentials 401, origin 403. */
export function endpoint<
  Answer extends z.ZodType,
  Params extends z.ZodType = Empty,
  Query extends z.ZodType = Empty,
  Body extends z.ZodType = z.ZodUndefined,
>(
  contract: Contract<Params, Query, Answer, Body>,
  handle: (
    context: Context,
    input: Input<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<Reply<z.input<Answer>>>,
): Endpoint {
  const { cache = 'fresh', signedIn, uploads } = contract
  const credentials = acceptedCredentials(contract)
  return async (request, rawParams) => {
    const params = (contract.params ?? EMPTY).safeParse(rawParams)
    if (!params.success && !signedIn) return NOT_FOUND
    const url = new URL(request.url)
    const session = await readSession(request, credentials)
    if (signedIn && !session) throw new DomainError('unauthenticated', 'No has iniciado sesión')
    // Clients without a session send 'undefined' as its id, and have to learn that it ended.
    if (!params.success) return NOT_FOUND
    const query = parseInput(contract.query ?? EMPTY, firstValues(url.searchParams))
    const clientIp = clientIpOf(request.headers)
    if (isSafeMethod(request.method)) chargeCall(contract, query as z.output<Query>, session, clientIp)
    const context = createContext(session?.actor ?? ANONYMOUS, clientIp)
    const work = async (arrived?: Arrived) => {
      const sending = { arrived, sender: clientIp }
      const body = contract.body && parseInput(contract.body, await readBody(request, uploads, sending))
      const input = { params: params.data, query, body, url, session, request }
      // An omitted schema is parsed as the default of its type parameter.
      return handle(context, input as Input<z.output<Params>, z.output<Query>, z.output<Body>>)
    }
    const reply = await (contract.body ? withUploadLimits(context, request, uploads, work) : work())
    const cacheControl = session ? PERSONAL : CACHE_CONTROL[cache]
    return { ...reply, headers: { 'Cache-Control': cacheControl, ...reply.headers } }
  }
}

/** What a GET costs, whoever asks: docs/decisions/0062. */
export const costOf = <Query>(
  { readCost = PAGE_COST }: { readCost?: number | ((query: Query) => number) },
  query: Query,
): number => (typeof readCost === 'function' ? readCost(query) : readCost)

/** Searches are charged to the IP as those of pages are, other reads to it only without a session. @throws TooManyRequests */
function chargeCall<Query>(
  contract: { readCost?: number | ((query: Query) => number) },
  query: Query,
  session: Session | null,
  clientIp: string,
): void {
  const cost = costOf(contract, query)
  const isSearch = typeof contract.readCost === 'function'
  if (isSearch) chargeReads(clientIp, cost)
  if (session) {
    const { id, sessionVersion } = session.account
    chargeAccountCalls({ id, sessionVersion, clientIp }, cost)
  } else if (!isSearch) chargeMiss(clientIp, cost)
}

/** Checks limits on files before the body is read; whatever arrives takes upload budget, of an account or an address. */
async function withUploadLimits<Result>(
  context: Context,
  request: Request,
  uploads: Uploads | undefined,
  work: (arrived: Arrived) => Promise<Result>,
): Promise<Result> {
  const { actor, clientIp } = context
  const account = 'id' in actor ? actor.id : null
  const hasFiles = uploads !== undefined && isMultipart(request)
  if (uploads && account !== null) await limit(context, LIMITS.uploadAccount, account)
  else if (hasFiles) await limitIp(context, LIMITS.uploadIp)
  return withUploadBudget(String((hasFiles && account) || clientIp), work)
}

function firstValues(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...search].filter(([, value]) => value !== '').reverse())
}

/** Every response is JSON, errors and unknown methods included; Next.js derives HEAD. */
export function apiRoute(endpoints: Partial<Record<Method, Endpoint>>): Record<Method | 'OPTIONS', Handler> {
  const allow = METHODS.filter((method) => endpoints[method]).join(', ')
  const missing: Endpoint = async () =>
    allow === '' ? NOT_FOUND : { ...METHOD_NOT_ALLOWED, headers: { Allow: allow } }
  const preflight: Endpoint = async () =>
    allow === '' ? NOT_FOUND : { body: {}, headers: { Allow: `${allow}, OPTIONS` } }
  const handler = (method: Method) => toHandler(endpoints[method] ?? missing)
  return {
    GET: handler('GET'),
    POST: handler('POST'),
    PUT: handler('PUT'),
    PATCH: handler('PATCH'),
    DELETE: handler('DELETE'),
    OPTIONS: toHandler(preflight),
  }
}

function toHandler(run: Endpoint): Handler {
  return async (request, route) => {
    const cors = corsHeaders(request.headers.get('origin'), env.API_CORS_ORIGINS)
    let reply: Reply<unknown>
    try {
      reply = await run(request, { ...(await route.params) })
    } catch (error) {
      reply = errorReply(error, `${request.method} ${new URL(request.url).pathname}`)
    }
    const headers = new Headers({ 'Cache-Control': 'no-store', ...reply.headers, ...cors })
    return jsonResponse(request, reply.body, reply.status ?? 200, headers)
  }
}

const CORS_METHODS = 'GET, POST, PUT, PATCH, DELETE'
const CORS_HEADERS = 'authorization, content-type, auth0'
const READABLE_HEADERS = 'Link, X-Total-Count'
const TEN_MINUTES = '600'

/** Listed origins only, never with credentials: no other site can use a visitor's cookie. */
export function corsHeaders(origin: string | null, allowed: readonly string[]): Record<string, string> {
  if (allowed.length === 0) return {}
  // Also on refusals: a cache must not serve one origin's answer to another.
  if (origin === null || !allowed.includes(origin)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': CORS_METHODS,
    'Access-Control-Allow-Headers': CORS_HEADERS,
    'Access-Control-Expose-Headers': READABLE_HEADERS,
    'Access-Control-Max-Age': TEN_MINUTES,
  }
}

/** What only who asked on a condition gets: a cache that does not know the condition would give it to everybody. */
function conditionFailed(headers: Headers): Headers {
  headers.set('Cache-Control', 'no-store')
  headers.delete('ETag')
  return headers
}

function jsonResponse(request: Request, body: unknown, status: number, headers: Headers): Response {
  const text = JSON.stringify(body)
  headers.set('Content-Type', 'application/json')
  noteContentLength(Buffer.byteLength(text))
  const isCacheable = status === 200 && !headers.get('Cache-Control')?.includes('no-store')
  if (isCacheable && (request.method === 'GET' || request.method === 'HEAD')) {
    const etag = weakEtag(createHash('sha1').update(text).digest('base64url'))
    headers.set('ETag', etag)
    const condition = judgeConditions((name) => request.headers.get(name), etag)
    if (condition === 412) return new Response(null, { status: 412, headers: conditionFailed(headers) })
    if (condition === 304) return new Response(null, { status: 304, headers })
  }
  return new Response(text, { status, headers })
}
