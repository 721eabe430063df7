import { TooManyRequests } from '@/lib/errors'
import { REFUSALS } from './refusals'

/** What the bodies that a server works on at the same time may weigh together; each takes several times its weight. */
const ROOM = 150 * 1024 * 1024
/** What those of one sender may weigh, so that nobody keeps everybody else out. */
const SHARE = ROOM / 2
/** When whoever found no room is asked to come back. */
export const RETRY_AFTER_SECONDS = 10

/** What a sender has in a room. */
export interface UploadSlot {
  sender: string
  bytes: number
}

/** Every route is built apart: what they share is kept where all of them can see it. */
const shared = globalThis as typeof globalThis & { querenciaUploadBudget?: Set<UploadSlot> }
shared.querenciaUploadBudget ??= new Set()
const places = shared.querenciaUploadBudget

/**
 * Reads a body with files and does what it asks for, while there is room for it. One alone is always let in.
 * @param sender whoever sends it, for sharing the room.
 * @param bytes how heavy it is going to be at most.
 * @throws TooManyRequests when the room is full.
 */
export async function withUploadBudget<Result>(
  sender: string,
  bytes: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = reserveSlot(places, { sender, bytes })
  if (!leave) throw new TooManyRequests(RETRY_AFTER_SECONDS, REFUSALS[429])
  try {
    return await work()
  } finally {
    leave()
  }
}

/** Takes a place in a room of that size. @returns how to leave it; null when the room is full. */
export function reserveSlot(room: Set<UploadSlot>, place: UploadSlot): (() => void) | null {
  const others = [...room]
  const own = others.filter(({ sender }) => sender === place.sender)
  if (isFull(others, place.bytes, ROOM) || isFull(own, place.bytes, SHARE)) return null
  room.add(place)
  return () => room.delete(place)
}

const isFull = (taken: readonly UploadSlot[], bytes: number, room: number) =>
  taken.length > 0 && taken.reduce((sum, place) => sum + place.bytes, bytes) > room
