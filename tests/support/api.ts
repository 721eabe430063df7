import { request } from 'node:http'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'
import { requireDeclared } from './declared-answers'
import { BASE_URL } from './site'

interface Answer {
  status: number
  headers: Headers
  text: string
  /** The body as it came over the wire, compressed or not. */
  bytes: Buffer
  /** The parsed body; undefined where it is no JSON. */
  body: unknown
}

const API = '/api/v1.0'

/**
 * Requests a path as it is: nothing on the way decodes or normalises it, or follows redirects.
 * @throws Error for an answer of the API that openapi.json does not name.
 */
export async function send(
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
  body?: string | Buffer,
): Promise<Answer> {
  const answer = await ask(path, method, headers, body)
  if (path.startsWith(API)) requireDeclared(method, path.slice(API.length), answer.status)
  return answer
}

function ask(
  path: string,
  method: string,
  headers: Record<string, string>,
  body?: string | Buffer,
): Promise<Answer> {
  const { hostname, port } = new URL(BASE_URL)
  // Node announces no body of a DELETE by itself.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, method, headers: { ...length, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString()
          const received = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          )
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(received),
            text,
            bytes,
            body: parsed(text),
          })
        })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** A GET below the API's prefix. */
export const get = (path: string, headers?: Record<string, string>) =>
  send(`/api/v1.0${path}`, 'GET', headers)

/** Sends JSON below the API's prefix. */
export const sendJson = (
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  send(`/api/v1.0${path}`, method, { 'content-type': 'application/json', ...headers }, JSON.stringify(body))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Staff have given their second factor. */
const claimsOf = (id: number) => newClaims({ id, sessionVersion: 1 }, { secondFactor: true })

/** The session cookie of a demo account; the tested server has the tests' secret. */
export const cookieOf = async (id: number): Promise<string> =>
  `${SESSION_COOKIE.name}=${await sealToken('cookie', claimsOf(id))}`

/** The headers of a same-origin request from the browser of a signed-in demo account. */
export const signedIn = async (id: number) => ({ cookie: await cookieOf(id), origin: BASE_URL })

/** The API token of a demo account. */
export const tokenOf = (id: number): Promise<string> => sealToken('bearer', claimsOf(id))

/** Sends JSON below the API's prefix with the token of a demo account. */
export const sendAs = async (as: number, method: string, path: string, body?: unknown) =>
  sendJson(method, path, body, { authorization: await tokenOf(as) })

export const getAs = async (as: number, path: string) =>
  send(`/api/v1.0${path}`, 'GET', { authorization: await tokenOf(as) })
