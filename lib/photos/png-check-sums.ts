import { pipeline } from 'node:stream/promises'
import { constants, crc32, createDeflate, createInflateRaw } from 'node:zlib'
import { PNG_START, pngChunk, pngChunks } from './file-structure'

/** Size of the first chunk (IHDR), with its length, type and check sum. */
const HEADER_BYTES = 25
/** Samples of a pixel by colour type (PNG, 11.2.1). */
const SAMPLES = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
])
/** Adam7: where each pass begins, and its steps (PNG, 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/**
 * A PNG with right check sums and an end, which our decoder insists on and viewers do not: only if no pixel is missing, and
 * either its chunks or its picture have the check sum that they say. Null for any other. Its size must have been checked.
 */
export async function withCheckSums(png: Buffer): Promise<Buffer | null> {
  const parts = [...pngChunks(png)].filter(({ type }) => type === 'IDAT')
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last || first.start < PNG_START + HEADER_BYTES) return null
  const coded = Buffer.concat(parts.map(({ start, end }) => png.subarray(start + 8, end - 4)))
  const picture = await recode(coded, sizeOf(png.subarray(PNG_START + 8))).catch(() => null)
  if (!picture) return null
  const isCut = last.end - 4 > png.length
  const hasSum = !isCut && coded.readUInt32BE(coded.length - 4) === picture.checkSum
  if (!hasSum && parts.some((part) => part.end <= png.length && !isUnchanged(png, part))) return null
  return Buffer.concat([
    png.subarray(0, first.start),
    pngChunk('IDAT', picture.deflated),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

const isUnchanged = (png: Buffer, { start, end }: { start: number; end: number }) =>
  crc32(png.subarray(start + 4, end - 4)) === png.readUInt32BE(end - 4)

/** In bytes, with the one of each line's filter. */
function sizeOf(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const bits = (header[8] ?? 0) * (SAMPLES.get(header[9] ?? 0) ?? 0)
  const passes = header[12] === 1 ? PASSES : ([[0, 0, 1, 1]] as const)
  return passes.reduce((sum, [left, top, across, down]) => {
    const [columns, rows] = [Math.ceil((width - left) / across), Math.ceil((height - top) / down)]
    return columns > 0 && rows > 0 ? sum + rows * (1 + Math.ceil((columns * bits) / 8)) : sum
  }, 0)
}

/** Compressed anew, in small parts, as it may have fifty megabytes. @throws Error for other than `size` bytes. */
async function recode(coded: Buffer, size: number): Promise<{ deflated: Buffer; checkSum: number }> {
  let [length, checkSum] = [0, 1]
  async function* counted(parts: AsyncIterable<Buffer>) {
    for await (const part of parts) {
      length += part.length
      if (length > size) throw new Error('more than the picture')
      checkSum = adler32(part, checkSum)
      yield part
    }
  }
  const deflated: Buffer[] = []
  await pipeline(
    [coded.subarray(2)],
    createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH }),
    counted,
    createDeflate({ level: 1 }),
    async (parts: AsyncIterable<Buffer>) => {
      for await (const part of parts) deflated.push(part)
    },
  )
  if (length < size) throw new Error('less than the picture')
  return { deflated: Buffer.concat(deflated), checkSum }
}

/** RFC 1950, section 8.2. */
function adler32(bytes: Buffer, start: number): number {
  let [low, high] = [start & 0xffff, start >>> 16]
  for (const byte of bytes) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return ((high << 16) | low) >>> 0
}
