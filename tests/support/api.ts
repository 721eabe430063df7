import { request } from 'node:http'

/** Where the running production server answers, for example http://localhost:3100. */
export const BASE_URL = process.env.TEST_BASE_URL ?? 'http://localhost:3000'

interface Answer {
  status: number
  headers: Headers
  text: string
  /** The parsed body; undefined where it is no JSON. */
  body: unknown
}

/** Asks for a path as it stands: nothing decodes, normalises or follows anything on the way. */
export function send(
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
  body?: string | Buffer,
): Promise<Answer> {
  const { hostname, port } = new URL(BASE_URL)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        const received = Object.entries(response.headersDistinct)
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(received.map(([name, values]) => [name, values?.join(', ') ?? ''])),
          text,
          body: parsed(text),
        })
      })
    })
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
