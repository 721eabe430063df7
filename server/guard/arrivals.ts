import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { MAX_FORM_TEXT, measureForm } from '@/lib/platform/http/multipart'
import { MAX_POST_BYTES } from '@/lib/platform/http/refusals'
import { joinSmallChunks } from '@/lib/platform/http/small-chunks'

/** The fields of the largest form, its files, and what the framework adds. */
export const MAX_PARTS = 300

/** Told of the bytes of each piece; returns false to drop the rest, which has been refused by then. */
type Listener = (bytes: number) => boolean

const listeners = new WeakMap<IncomingMessage, Listener>()

/** Call it before `whenArrived`. */
export const watchArrival = (request: IncomingMessage, listener: Listener): unknown =>
  listeners.set(request, listener)

/**
 * Calls back once the whole body is here, so that whoever sends slowly holds no place meanwhile. Nothing of it is read: the
 * framework does that, from then on a piece in each turn of the event loop, as reading all of a large form takes long. A
 * body beyond the limit is left to it sooner, to be refused.
 * @param arrived is told of how many parts a multipart body is, and how many bytes of it, or of another, are no file's.
 */
export function whenArrived(
  request: IncomingMessage,
  arrived: (parts: number, textBytes: number) => void,
): void {
  const { push } = request
  const type = request.headers['content-type'] ?? ''
  const mostBytes = isBareAction(type) ? MAX_FORM_TEXT : MAX_POST_BYTES
  const goOn = AsyncResource.bind(arrived)
  const held: Uint8Array[] = []
  const pieces = joinSmallChunks((piece) => held.push(piece))
  let bytes = 0
  const giveInTurns = () => {
    const piece = held.shift() ?? null
    push.call(request, piece)
    if (piece) setImmediate(giveInTurns)
  }
  request.push = (chunk: Buffer | null) => {
    if (chunk && listeners.get(request)?.(chunk.length) === false) {
      request.push = push
      held.length = 0
      return push.call(request, chunk)
    }
    bytes += chunk?.length ?? 0
    if (chunk) pieces.add(chunk)
    // Node stops reading a body that nobody reads, unless it is told that there is room.
    if (chunk && bytes <= mostBytes) return true
    request.push = push
    pieces.flush()
    const { parts, text } = measureForm(Buffer.concat(held), type, MAX_PARTS)
    process.nextTick(goOn, parts, text)
    if (chunk === null) giveInTurns()
    else for (const piece of held.splice(0)) push.call(request, piece)
    return false
  }
}

/** The arguments of an action without a form, which no page of ours sends. */
export const isBareAction = (type: string): boolean => type.startsWith('text/plain')

/** Turns of the event loop without a new connection: one is accepted in one turn, and its request read in the next. */
const QUIET_TURNS = 2
/** After so many in all it is enough, though there are still new connections. */
const MAX_TURNS = 100

/**
 * Calls back once nobody connects any more. The event loop accepts one connection in each turn, and a page fills a turn: with
 * a page after each of them, everybody who has just connected would wait, health checks too.
 * @param accepted how many connections there were so far.
 */
export function whenQuiet(accepted: () => number, callback: () => void): void {
  let seen = accepted()
  let quietTurns = 0
  let turns = 0
  const turn = () => {
    turns += 1
    quietTurns = accepted() === seen ? quietTurns + 1 : 0
    seen = accepted()
    if (quietTurns >= QUIET_TURNS || turns >= MAX_TURNS) callback()
    else setImmediate(turn)
  }
  setImmediate(turn)
}
