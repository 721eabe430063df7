import net from 'node:net'

/** A request as it goes over the wire; nothing on the way may tidy it up. */
export interface WireRequest {
  method: string
  target: string
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
  /** Sent in the place of all that: broken HTTP. */
  raw?: Buffer
}

export interface Answer {
  /** Null: the connection was closed without one. */
  status: number | null
  /** The start of the answer, as text. */
  start: string
  milliseconds: number
  hung: boolean
}

/** Above the server's own limit for the headers of a request, after which it answers 408: some never end as it reads them. */
const HUNG_MS = 20_000
const KEPT_CHARACTERS = 600

export function toBytes({ method, target, headers, body, raw }: WireRequest, host: string): Buffer {
  if (raw) return raw
  const sent = [['Host', host], ...headers, ['Connection', 'close']]
  const isChunked = headers.some(([name]) => name.toLowerCase() === 'transfer-encoding')
  if (!isChunked && (body.length > 0 || method === 'POST')) sent.push(['Content-Length', String(body.length)])
  const lines = [`${method} ${target} HTTP/1.1`, ...sent.map(([name, value]) => `${name}: ${value}`)]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body])
}

/** Sends bytes on a connection of their own and waits for the whole answer. Never rejects. */
export function exchange(url: URL, bytes: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    const started = performance.now()
    const socket = net.connect({ host: '127.0.0.1', port: Number(url.port), noDelay: true })
    let text = ''
    let status: number | null = null
    const settle = (hung: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({
        status,
        start: text.slice(0, KEPT_CHARACTERS),
        milliseconds: performance.now() - started,
        hung,
      })
    }
    const timer = setTimeout(() => settle(true), HUNG_MS)
    socket.on('data', (chunk: Buffer) => {
      if (text.length < 20_000) text += chunk.toString('latin1')
      status ??= statusIn(text)
      // A connection that stays open has been answered with its head; only a closing one has an end to wait for.
      if (status !== null && /\r\nconnection: (keep-alive|upgrade)/i.test(headIn(text))) settle(false)
    })
    // The answer may come before the whole body was taken.
    socket.on('error', () => settle(false))
    socket.on('close', () => settle(false))
    socket.write(bytes)
  })
}

const headIn = (text: string) => text.slice(0, text.indexOf('\r\n\r\n') + 2)

/** The status of the final answer, behind interim ones. */
function statusIn(text: string): number | null {
  const final = text.replace(/^(HTTP\/1\.1 1\d\d[\s\S]*?\r\n\r\n)+/, '')
  const found = /^HTTP\/1\.1 (\d{3})[\s\S]*?\r\n\r\n/.exec(final)
  return found ? Number(found[1]) : null
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
const isPlain = (bytes: Buffer) => /^[\x20-\x7e]*$/.test(bytes.toString('latin1'))

/** A line for the shell that sends the request again. */
export function toShell(request: WireRequest, url: URL): string {
  const fits =
    !request.raw && [request.target, ...request.headers.flat()].every((text) => isPlain(Buffer.from(text)))
  if (!fits || /\s/.test(request.target)) {
    const bytes = toBytes(request, url.host).toString('base64')
    return `echo ${bytes} | base64 -d | nc -q 20 127.0.0.1 ${url.port}`
  }
  const headers = request.headers.map(
    ([name, value]) => `-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`,
  )
  const call = ['curl -s -i --path-as-is -g -X', request.method, ...headers]
  const address = quote(`${url.origin}${request.target}`)
  if (request.body.length === 0) return [...call, address].join(' ')
  if (isPlain(request.body)) return [...call, '--data-raw', quote(request.body.toString()), address].join(' ')
  return `echo ${request.body.toString('base64')} | base64 -d | ${[...call, '--data-binary @-', address].join(' ')}`
}
