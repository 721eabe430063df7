import { TooManyRequests } from '@/lib/errors'

/** What the bodies that a server works on at the same time may weigh together; each takes several times its weight. */
const ROOM = 150 * 1024 * 1024
/** What those of one sender may weigh, so that nobody keeps everybody else out. */
const SHARE = ROOM / 2
const COME_AGAIN_SECONDS = 10

interface Place {
  sender: string
  bytes: number
}

/** Every route is built apart: what they share is kept where all of them can see it. */
const shared = globalThis as typeof globalThis & { querenciaUploadRoom?: Set<Place> }
shared.querenciaUploadRoom ??= new Set()
const places = shared.querenciaUploadRoom

/**
 * Reads a body with files and does what it asks for, while there is room for it. One alone is always let in.
 * @param sender whoever sends it, for sharing the room.
 * @param bytes how heavy it is going to be at most.
 * @throws TooManyRequests when the room is full.
 */
export async function withUploadRoom<Result>(
  sender: string,
  bytes: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const others = [...places]
  const own = others.filter((place) => place.sender === sender)
  if (isFull(others, bytes, ROOM) || isFull(own, bytes, SHARE)) {
    const sentence = 'Estamos recibiendo muchos archivos a la vez. Vuelve a intentarlo en unos segundos.'
    throw new TooManyRequests(COME_AGAIN_SECONDS, sentence)
  }
  const place = { sender, bytes }
  places.add(place)
  try {
    return await work()
  } finally {
    places.delete(place)
  }
}

const isFull = (taken: readonly Place[], bytes: number, room: number) =>
  taken.length > 0 && taken.reduce((sum, place) => sum + place.bytes, bytes) > room
