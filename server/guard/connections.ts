import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers do not pipeline at all, other clients a few. */
const MAX_PIPELINED = 16
const SILENT_MS = 120_000
/** For a refusal to reach the client. */
const LAST_WORDS_MS = 1_000
/** For the rest of a body that was answered early; nginx waits as long for each part of it. */
const LINGER_MS = 5_000

const unanswered = new WeakMap<Socket, number>()

/** Closes a connection whose requests Node would all work on, keeping each answer until the client reads it. */
export function isPipelinedTooFar({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (unanswered.get(socket) ?? 0) + 1
  if (count > MAX_PIPELINED) {
    socket.destroy()
    return true
  }
  unanswered.set(socket, count)
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  return false
}

/**
 * A connection that the client wants closed is closed once its body is here, or after some seconds: one that is closed with
 * unread bytes is reset, and the answer may be lost with it (RFC 9112, section 9.6).
 */
export function lingerOnClose(request: IncomingMessage, { shouldKeepAlive }: ServerResponse): void {
  const { headers, socket } = request
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  if (shouldKeepAlive || !hasBody) return
  const destroySoon = socket.destroySoon.bind(socket)
  // Node calls it after the answer.
  socket.destroySoon = () => {
    if (request.complete || request.destroyed) return destroySoon()
    socket.end()
    const timer = setTimeout(destroySoon, LINGER_MS)
    request.once('close', () => {
      clearTimeout(timer)
      destroySoon()
    })
    request.resume()
  }
}

let accepted = 0

export const acceptedConnections = (): number => accepted

/** Ends connections that Node would keep for ever: silent ones, and upgrades, of which there are none. */
export function limitConnections(server: Server): void {
  server.setTimeout(SILENT_MS)
  server.on('connection', (socket) => {
    accepted += 1
    // Each request may wait for its end.
    socket.setMaxListeners(2 * MAX_PIPELINED)
  })
  server.on('upgrade', (_request, socket) => {
    socket.on('error', () => {})
    socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
    setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref()
  })
}

/** For a scheduled task, which may work for minutes before it answers. */
export const allowSilence = ({ socket }: IncomingMessage): unknown => socket.setTimeout(0)
