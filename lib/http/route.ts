import 'server-only'
import '@/lib/spanish-messages'
import type { z } from 'zod'
import { ANONYMOUS } from '@/lib/actor'
import { type Context, createContext } from '@/lib/context'
import { env } from '@/lib/env'
import { DomainError } from '@/lib/errors'
import { corsHeaders } from './cors'
import { failureOf, METHOD_NOT_ALLOWED, NOT_FOUND } from './failures'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]

/** How long others may keep an answer: reference data for minutes, what people change not at all. */
const CACHE_CONTROL = {
  catalog: 'public, max-age=300, s-maxage=3600',
  fresh: 'no-cache',
} as const

/** What a call takes and answers; the API description is made from the same object. */
export interface Contract<Params extends z.ZodType, Query extends z.ZodType, Answer extends z.ZodType> {
  params: Params
  query: Query
  answer: Answer
  cache: keyof typeof CACHE_CONTROL
}

export interface Reply<Body> {
  body: Body
  /** 200 unless told otherwise. */
  status?: number
  headers?: Record<string, string>
}

type RouteParams = Record<string, string | string[] | undefined>
type Handler = (request: Request, route: { params: Promise<RouteParams> }) => Promise<Response>
export type Endpoint = (request: Request, params: RouteParams) => Promise<Reply<unknown>>

/**
 * One method of one address. The handler gets parsed values only; addresses whose parameters cannot exist
 * (a pet id with letters) answer 404, a query that cannot be read 400 with its fields.
 */
export function endpoint<Params extends z.ZodType, Query extends z.ZodType, Answer extends z.ZodType>(
  contract: Contract<Params, Query, Answer>,
  handle: (
    context: Context,
    input: { params: z.output<Params>; query: z.output<Query>; url: URL },
  ) => Promise<Reply<z.input<Answer>>>,
): Endpoint {
  return async (request, rawParams) => {
    const params = contract.params.safeParse(rawParams)
    if (!params.success) return NOT_FOUND
    const url = new URL(request.url)
    const query = contract.query.safeParse(firstValues(url.searchParams))
    if (!query.success) throw invalid(query.error)
    const reply = await handle(createContext(ANONYMOUS), { params: params.data, query: query.data, url })
    return { ...reply, headers: { 'Cache-Control': CACHE_CONTROL[contract.cache], ...reply.headers } }
  }
}

/** Of a parameter that is repeated the first value counts; one without a value is as good as absent. */
function firstValues(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...search].filter(([, value]) => value !== '').reverse())
}

function invalid(error: z.ZodError): DomainError {
  const fields = Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]))
  return new DomainError('invalid', 'Revisa los datos enviados', fields)
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
      reply = failureOf(error, `${request.method} ${new URL(request.url).pathname}`)
    }
    const headers = { 'Cache-Control': 'no-store', ...reply.headers, ...cors }
    return Response.json(reply.body, { status: reply.status ?? 200, headers })
  }
}
