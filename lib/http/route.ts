import 'server-only'
import { z } from 'zod'
import { ANONYMOUS } from '@/lib/actor'
import { type Context, createContext } from '@/lib/context'
import { env } from '@/lib/env'
import { DomainError } from '@/lib/errors'
import { consumeRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import type { Session } from '@/lib/session/session'
import { declaredBytes, readBody, type Uploads } from './body'
import { resolveClientIp } from './client-ip'
import { corsHeaders } from './cors'
import { type Credentials, readSession } from './credentials'
import { errorReply, METHOD_NOT_ALLOWED, NOT_FOUND } from './error-reply'
import { parseInput } from './parse-input'
import { withUploadBudget } from './upload-budget'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]

/** `Cache-Control` of answers without a session: reference data lives for minutes, everything else is revalidated. */
const CACHE_CONTROL = {
  catalog: 'public, max-age=300, s-maxage=3600',
  fresh: 'no-cache',
} as const
/** An answer to somebody with a session may be theirs alone. */
const PERSONAL = 'private, no-store'

/** What a call takes and answers; the API description is made from the same object. */
export interface Contract<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Answer extends z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  /** Default: none. */
  params?: Params
  /** Default: none. */
  query?: Query
  /** JSON. Default: what is sent is ignored. */
  body?: Body
  /** Files it takes besides; `body` then gets a list of files under each of their names. */
  uploads?: Uploads
  answer: Answer
  /** Default: `fresh`. */
  cache?: keyof typeof CACHE_CONTROL
  /** Default: see `acceptedCredentials`. */
  credentials?: Credentials
  /** Answers 401 without a session, before query and body are read. */
  signedIn?: true
}

type Empty = z.ZodObject<Record<never, never>>
const EMPTY: Empty = z.object({})

/** What a handler works with: parsed values, who asks and, for the few calls that need it, the request itself. */
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
  /** Default: 200. */
  status?: number
  headers?: Record<string, string>
}

/** How callers may prove who they are. Default: 'any', for the catalogue 'none'. */
export const acceptedCredentials = (
  call: Pick<Contract<z.ZodType, z.ZodType, z.ZodType>, 'credentials' | 'cache'>,
): Credentials => call.credentials ?? (call.cache === 'catalog' ? 'none' : 'any')

type RouteParams = Record<string, string | string[] | undefined>
type Handler = (request: Request, route: { params: Promise<RouteParams> }) => Promise<Response>
export type Endpoint = (request: Request, params: RouteParams) => Promise<Reply<unknown>>

/**
 * One method of one address. The handler gets parsed values only; addresses whose parameters cannot exist
 * (a pet id with letters) answer 404, a query or a body that cannot be read 400 with its fields, credentials that
 * prove nothing 401, a write that another site sent 403.
 */
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
    if (!params.success) return NOT_FOUND
    const url = new URL(request.url)
    const session = await readSession(request, credentials)
    if (signedIn && !session) throw new DomainError('unauthenticated', 'No has iniciado sesión')
    const query = parseInput(contract.query ?? EMPTY, firstValues(url.searchParams))
    const clientIp = resolveClientIp(request.headers, env.TRUSTED_PROXY_HOPS)
    const context = createContext(session?.actor ?? ANONYMOUS, clientIp)
    const work = async () => {
      const body = contract.body && parseInput(contract.body, await readBody(request, uploads))
      const input = { params: params.data, query, body, url, session, request }
      // What a contract leaves out is parsed with the default that its type parameter has.
      return handle(context, input as Input<z.output<Params>, z.output<Query>, z.output<Body>>)
    }
    const reply = await (uploads ? receiving(context, request, uploads, work) : work())
    const cacheControl = session ? PERSONAL : CACHE_CONTROL[cache]
    return { ...reply, headers: { 'Cache-Control': cacheControl, ...reply.headers } }
  }
}

/** Counts a request that may carry files before anything of it is read. One that does needs room for them. */
async function receiving<Result>(
  { db, actor, clientIp, now }: Context,
  request: Request,
  uploads: Uploads,
  work: () => Promise<Result>,
): Promise<Result> {
  const account = 'id' in actor ? String(actor.id) : null
  if (account) await consumeRateLimits(db, [{ rule: LIMITS.uploadAccount, key: account }], now)
  const bytes = declaredBytes(request, uploads)
  return bytes === 0 ? work() : withUploadBudget(account ?? clientIp, bytes, work)
}

/** Of a parameter that is repeated the first value counts; one without a value is as good as absent. */
function firstValues(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...search].filter(([, value]) => value !== '').reverse())
}

/**
 * The door of the API: turns endpoints into the exports of a `route.ts`. Every answer is JSON, also to errors and
 * to methods that do not exist; HEAD is answered by the framework from GET.
 */
export function apiRoute(endpoints: Partial<Record<Method, Endpoint>>): Record<Method | 'OPTIONS', Handler> {
  const allow = METHODS.filter((method) => endpoints[method]).join(', ')
  const missing: Endpoint = async () =>
    allow === '' ? NOT_FOUND : { ...METHOD_NOT_ALLOWED, headers: { Allow: allow } }
  const preflight: Endpoint = async () =>
    allow === '' ? NOT_FOUND : { body: {}, headers: { Allow: `${allow}, OPTIONS` } }
  const handler = (method: Method) => answering(endpoints[method] ?? missing)
  return {
    GET: handler('GET'),
    POST: handler('POST'),
    PUT: handler('PUT'),
    PATCH: handler('PATCH'),
    DELETE: handler('DELETE'),
    OPTIONS: answering(preflight),
  }
}

function answering(run: Endpoint): Handler {
  return async (request, route) => {
    const cors = corsHeaders(request.headers.get('origin'), env.API_CORS_ORIGINS)
    let reply: Reply<unknown>
    try {
      // Addresses without parameters come without an object for them, whatever the type says.
      reply = await run(request, { ...(await route.params) })
    } catch (error) {
      reply = errorReply(error, `${request.method} ${new URL(request.url).pathname}`)
    }
    const headers = { 'Cache-Control': 'no-store', ...reply.headers, ...cors }
    return Response.json(reply.body, { status: reply.status ?? 200, headers })
  }
}
