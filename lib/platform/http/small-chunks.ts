/** Node makes a buffer of each chunk, which takes some 430 bytes beside those that were sent. */
const SMALL_BYTES = 4 * 1024
const PIECE_BYTES = 64 * 1024

/** A body that is sent a byte at a time takes about as much memory as it has bytes: never over twice, and a piece. */
export function joinSmallChunks(pass: (piece: Uint8Array) => void) {
  let joined: Buffer = Buffer.alloc(0)
  let length = 0
  const flush = () => {
    if (length > 0) pass(joined.subarray(0, length))
    joined = Buffer.alloc(0)
    length = 0
  }
  const add = (chunk: Uint8Array) => {
    const isSmall = chunk.length < SMALL_BYTES
    if (!isSmall || length + chunk.length > PIECE_BYTES) flush()
    if (!isSmall) return pass(chunk)
    const needed = length + chunk.length
    if (needed > joined.length) joined = Buffer.concat([joined], 2 * needed)
    joined.set(chunk, length)
    length = needed
  }
  return { add, flush }
}
