import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Levels of Brotli and gzip. From Brotli's 9 on a page takes fifty times as long. */
const LEVELS = {
  once: { br: 4, gzip: 6 },
  /** For a search, which is kept for a minute. */
  search: { br: 5, gzip: 6 },
  /** For a page, which is kept until it changes: a fifth longer than 6 (0.2 ms) for a hundredth less. */
  page: { br: 7, gzip: 6 },
  /** For files of the build: takes ten times as long as `once` and saves a tenth. */
  asset: { br: 9, gzip: 9 },
}
/** Bits: 512 KB, more than any page has. Twice as fast as within a larger window. */
const WINDOW = 19

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const decompress = promisify(brotliDecompress)

/** Compresses outside the main thread. @param body what it is of, which says how much work it is worth. */
export async function compress(
  plain: Uint8Array,
  encoding: Encoding,
  body: keyof typeof LEVELS,
): Promise<Buffer> {
  const level = LEVELS[body][encoding]
  if (encoding === 'gzip') return toGzip(plain, { level })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const compressed = await toBrotli(plain, { params })
  return body === 'once' ? compressed : trimmed(compressed)
}

export const fromBrotli = async (bytes: Buffer): Promise<Buffer> =>
  bytes.length === 0 ? bytes : decompress(bytes)

const hashes = new WeakMap<Buffer, string>()

/** Once of each body, which nobody may change. */
export function hashBody(plain: Buffer): string {
  const known = hashes.get(plain)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  hashes.set(plain, hash)
  return hash
}

/** A short result is a view into a buffer of 16 KB, which it would keep alive. */
function trimmed(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
