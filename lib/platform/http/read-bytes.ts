import { DomainError, TooManyRequests } from '@/lib/platform/errors'
import { processSingleton } from '@/lib/platform/process-singleton'
import { REFUSALS } from './refusals'
import { joinSmallChunks } from './small-chunks'
import { type Arrived, FREE_BYTES, RETRY_AFTER_SECONDS } from './upload-budget'

const BASE_TIMEOUT_MS = 60_000
/** Half a megabit per second. */
const BYTES_PER_MS = 64
/** Just below Node's `requestTimeout` of five minutes, which closes the connection without an answer. */
const MAX_TIMEOUT_MS = 285_000

export const bodyTimeoutMs = (bytes: number): number =>
  Math.min(BASE_TIMEOUT_MS + bytes / BYTES_PER_MS, MAX_TIMEOUT_MS)

/** A body that holds part of a budget has to go on arriving: a packet or ten in each of these spans. */
export const PACE_MS = 10_000
export const PACE_BYTES = 16 * 1024

/** Of a body that was refused: clients that send more have to open a new connection. */
const MOST_DRAINED = 64 * 1024 * 1024

/** Bodies of one address that are on their way, of those with a `sender`. */
const MAX_OPEN = 4

export interface Reading {
  maxBytes: number
  /** Said of more. */
  tooLarge?: string
  arrived?: Arrived
  /** The address, where it may send a few at a time only. */
  sender?: string
  timeoutMs?: number
}

/** @throws DomainError too_large, bad_request; TooManyRequests; what `arrived` throws. */
export async function readBytes(request: Request, reading: Reading): Promise<Buffer<ArrayBuffer>> {
  const { maxBytes, tooLarge: sentence, timeoutMs = bodyTimeoutMs(maxBytes) } = reading
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge(sentence)
  const chunks: Uint8Array[] = []
  const reader = request.body?.getReader()
  const over = new AbortController()
  let giveUp = () => {}
  const late = new Promise<never>((_, reject) => {
    giveUp = () => reject(tooSlow())
  })
  const timer = setTimeout(giveUp, timeoutMs)
  const pace = watchPace(giveUp)
  const open = openBody(reading.sender)
  const arrived = (bytes: number) => {
    reading.arrived?.(bytes)
    open.arrived(pace.arrived(bytes))
  }
  try {
    const filled = reader ? fill(chunks, reader, { maxBytes, arrived, over: over.signal }) : 0
    const length = await Promise.race([filled, late])
    if (length > maxBytes) throw tooLarge(sentence)
    return Buffer.concat(chunks)
  } finally {
    clearTimeout(timer)
    pace.end()
    open.end()
    over.abort()
    chunks.length = 0
    if (reader) void drain(reader)
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function fill(
  chunks: Uint8Array[],
  reader: Reader,
  { maxBytes, arrived, over }: { maxBytes: number; arrived: Arrived; over: AbortSignal },
): Promise<number> {
  const pieces = joinSmallChunks((piece) => chunks.push(piece))
  let length = 0
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.byteLength
      if (length > maxBytes || over.aborted) return length
      arrived(read.value.byteLength)
      pieces.add(read.value)
    }
    pieces.flush()
  } catch (error) {
    throw error instanceof DomainError ? error : unreadable()
  }
  return length
}

/**
 * Drops the rest, so that a client gets our answer. A body cancelled half-way would keep its connection, and the next
 * request on it, waiting: Node reads on by itself only in a body of which nothing was read.
 */
async function drain(reader: Reader): Promise<void> {
  try {
    let length = 0
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.byteLength
      if (length > MOST_DRAINED) return await reader.cancel()
    }
  } catch {
    // The client has left.
  }
}

/** Of a body that is no longer small. */
function watchPace(stalled: () => void) {
  let [all, before] = [0, 0]
  const timer = setInterval(() => {
    if (all > FREE_BYTES && all - before < PACE_BYTES) stalled()
    before = all
  }, PACE_MS)
  return {
    arrived: (bytes: number) => {
      all += bytes
      return all
    },
    end: () => clearInterval(timer),
  }
}

const openBodies = processSingleton('open bodies', () => new Map<string, number>())

/** Counts among the open ones of its sender once it is no longer small. */
function openBody(sender: string | undefined) {
  let isCounted = false
  const count = (key: string, change: 1 | -1) => {
    const now = (openBodies.get(key) ?? 0) + change
    if (now === 0) openBodies.delete(key)
    else openBodies.set(key, now)
  }
  return {
    arrived(all: number): void {
      if (isCounted || sender === undefined || all <= FREE_BYTES) return
      if ((openBodies.get(sender) ?? 0) >= MAX_OPEN)
        throw new TooManyRequests(RETRY_AFTER_SECONDS, REFUSALS[429])
      isCounted = true
      count(sender, 1)
    },
    end(): void {
      if (isCounted && sender !== undefined) count(sender, -1)
    },
  }
}

export const tooLarge = (sentence = 'Los datos enviados son demasiado grandes') =>
  new DomainError('too_large', sentence)

export const unreadable = () => new DomainError('bad_request', REFUSALS[400])

const tooSlow = () =>
  new DomainError(
    'bad_request',
    'Los datos tardaron demasiado en llegar. Revisa tu conexión y vuelve a intentarlo.',
  )
