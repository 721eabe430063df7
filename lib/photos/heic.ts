import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { DomainError } from '@/lib/platform/errors'
import { withIccProfile } from './file-structure'
import { HeicError, HeicFile, type HeicSize, type Turn } from './heif-file'
import { newHeifLibrary, withinMemory } from './heif-library'
import { TOO_SLOW } from './limits'

interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: 3 }
}

/** By its boxes, without decoding. @throws HeicError */
export const heicSize = (input: Buffer): HeicSize => open(input).size

interface HeicLimits {
  maxPixels: number
  /** A whole number that divides the sides of a tile. */
  shrink: number
  /** Where no other process stops this one. */
  longestMs: number
}

/** Each takes memory of its own. */
const inTurn = pLimit(1)

/**
 * As a PNG with its colour profile, upright, for the library that reads all other photos. It is shrunk tile by tile: of 48
 * megapixels there are never more than a few at once. Between tiles the process goes on with other work: serverless hosts
 * decode in the one that answers requests. One photo at a time. @throws HeicError
 */
export const heicToPng = (input: Buffer, limits: HeicLimits): Promise<Buffer> =>
  inTurn(() => toPng(input, limits))

async function toPng(input: Buffer, limits: HeicLimits): Promise<Buffer> {
  const { turns, profile, ...picture } = await decode(open(input), limits)
  let upright: Pixels = picture.pixels
  for (const turn of turns) upright = await turned(upright, turn, limits.shrink)
  const png = await sharp(upright.data, { raw: upright.raw }).png({ compressionLevel: 0 }).toBuffer()
  return profile ? withIccProfile(png, profile) : png
}

const open = (input: Buffer): HeicFile => using(() => new HeicFile(newHeifLibrary(), input))

/** @throws HeicError for whatever a hostile file makes of the library, such as the end of its memory. */
function using<Result>(work: () => Result): Result {
  try {
    return withinMemory(work)
  } catch (error) {
    throw error instanceof HeicError ? error : new HeicError(false)
  }
}

/** @throws HeicError; DomainError invalid: too slow. */
async function decode(file: HeicFile, { maxPixels, shrink, longestMs }: HeicLimits) {
  const end = performance.now() + longestMs
  const { width, height, tile, turns } = file.size
  const raw = { width: Math.floor(width / shrink), height: Math.floor(height / shrink), channels: 3 as const }
  const data = Buffer.alloc(raw.width * raw.height * 3)
  using(() => file.limitPixels(maxPixels))
  for (let row = 0; row * tile.height < height; row += 1) {
    for (let column = 0; column * tile.width < width; column += 1) {
      await nextTurn()
      if (performance.now() > end) throw new DomainError('invalid', TOO_SLOW)
      const at = { left: (column * tile.width) / shrink, top: (row * tile.height) / shrink }
      using(() =>
        file.readTile(column, row, (pixels, stride) =>
          average({ pixels, stride, shrink, data, raw, at, tile }),
        ),
      )
    }
  }
  return { pixels: { data, raw }, turns, profile: using(() => file.profile()) }
}

interface Averaged {
  pixels: Uint8Array
  stride: number
  shrink: number
  data: Buffer
  raw: Pixels['raw']
  at: { left: number; top: number }
  tile: { width: number; height: number }
}

/** Each pixel the mean of a square. */
function average({ pixels, stride, shrink, data, raw, at, tile }: Averaged): void {
  const columns = Math.min(Math.floor(tile.width / shrink), raw.width - at.left)
  const rows = Math.min(Math.floor(tile.height / shrink), raw.height - at.top)
  const area = shrink * shrink
  for (let y = 0; y < rows; y += 1) {
    let to = ((at.top + y) * raw.width + at.left) * 3
    if (shrink === 1) {
      data.set(pixels.subarray(y * stride, y * stride + columns * 3), to)
      continue
    }
    for (let x = 0; x < columns; x += 1) {
      let [red, green, blue] = [0, 0, 0]
      for (let inY = 0; inY < shrink; inY += 1) {
        let from = (y * shrink + inY) * stride + x * shrink * 3
        for (let inX = 0; inX < shrink; inX += 1, from += 3) {
          red += pixels[from] ?? 0
          green += pixels[from + 1] ?? 0
          blue += pixels[from + 2] ?? 0
        }
      }
      data[to] = red / area
      data[to + 1] = green / area
      data[to + 2] = blue / area
      to += 3
    }
  }
}

/** One after the other, as the file names them: sharp has an order of its own. */
async function turned({ data, raw }: Pixels, turn: Turn, shrink: number): Promise<Pixels> {
  const picture = sharp(data, { raw })
  if (turn.kind === 'rotate') picture.rotate(360 - turn.degrees)
  else if (turn.kind === 'mirror') picture[turn.isSideways ? 'flop' : 'flip']()
  else {
    const { left, top, width, height } = turn.area
    const by = (side: number) => Math.floor(side / shrink)
    picture.extract({ left: by(left), top: by(top), width: by(width) || 1, height: by(height) || 1 })
  }
  const { data: made, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data: made, raw: { width: info.width, height: info.height, channels: 3 } }
}
