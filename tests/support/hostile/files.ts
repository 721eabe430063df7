import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Stands in everything that a file may carry besides its picture; no stored photo may hold it. */
export const SECRET = 'Calle Falsa 742, Quito'

/** What has to become of a file: refused with a sentence, or made a clean photo. */
export interface HostileFile {
  name: string
  bytes: Buffer
  becomes: 'invalid' | 'too_large' | 'photo'
}

export const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** One part of a PNG, with its length and its check sum. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

/** A megabyte of zeros, compressed, in a form that can be repeated. */
const MEGABYTE = deflateRawSync(Buffer.alloc(1 << 20), { finishFlush: constants.Z_FULL_FLUSH })

/** Megabytes of nothing, compressed: what a few kilobytes of file can make a decoder hold. */
export function compressedZeros(megabytes: number): Buffer {
  const blocks = Array.from({ length: megabytes }, () => MEGABYTE)
  const checkSum = ((((megabytes << 20) % 65_521) << 16) | 1) >>> 0
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, Buffer.from([3, 0]), uint32(checkSum)])
}

interface PngShape {
  width: number
  height: number
  bits?: number
  /** 0 grey, 2 RGB, 3 palette, 6 RGB with transparency. */
  colour?: number
  interlaced?: boolean
  data?: Buffer
  /** Chunks between header and pixels. */
  extras?: readonly Buffer[]
}

/** A PNG put together by hand: what its header says need not be true. */
export function png({
  width,
  height,
  bits = 8,
  colour = 2,
  interlaced = false,
  data,
  extras = [],
}: PngShape) {
  const shape = Buffer.from([bits, colour, 0, 0, interlaced ? 1 : 0])
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), shape])),
    ...extras,
    chunk('IDAT', data ?? deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A segment of a JPEG: a marker, its length and what it holds. */
export const segment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), uint16(data.length + 2), data])

/** Puts segments into a JPEG right behind its beginning. */
export const withSegments = (jpeg: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

/** Puts chunks into a PNG right behind its header. */
export const withChunks = (file: Buffer, ...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([file.subarray(0, 33), ...chunks, file.subarray(33)])

/** A part of a WebP, filled up to an even length. */
export function riffChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(type, 'latin1'), length, data, Buffer.alloc(data.length % 2)])
}

/** A WebP of these parts. */
export function webp(...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), length, body])
}

/** The header of an extended WebP that claims a canvas of this size. */
export function webpCanvas(width: number, height: number, flags = 0): Buffer {
  const header = Buffer.alloc(10)
  header.writeUInt8(flags)
  header.writeUIntLE(width - 1, 4, 3)
  header.writeUIntLE(height - 1, 7, 3)
  return riffChunk('VP8X', header)
}

/** A PNG of one colour. */
export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d02030' } })
    .png()
    .toBuffer()
