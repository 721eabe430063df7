import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { PageValue } from '@/server/next-internals/cache-handler'
import { inlineFlight } from '@/server/next-internals/inline-flight'
import type { CompressedBodies, PageHead, PageParts } from './entry'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Twice as fast within this window as within a larger one; from 9 on, everything takes fifty times as long. */
const QUALITY = 8
/** Bits: 512 KB, more than any page has. */
const WINDOW = 19
const NOTHING = Buffer.alloc(0)

/** Compresses a page outside the main thread: its HTML as it is sent, what it does not hold in a stream of its own. */
export async function compressPage(value: PageValue): Promise<CompressedBodies> {
  const plainBody = bodyOf(value)
  const { parts, chunks } = partsOf(value)
  const [body, data] = await Promise.all([toBrotli(plainBody), toBrotli(Buffer.concat(chunks))])
  return { body, data, parts, hash: hashBody(plainBody) }
}

/** Names a body, compressed or not. */
export const hashBody = (plain: Buffer): string =>
  createHash('sha256').update(plain).digest('base64url').slice(0, 22)

/** @throws Error when the streams are damaged or do not have the lengths of their `parts`. */
export async function decompressPage(head: PageHead, compressed: CompressedBodies): Promise<PageValue> {
  const { kind, status, headers, postponed } = head
  if (kind === 'NONE') return null
  if (kind === 'REDIRECT') return { kind: 'REDIRECT', props: head.props ?? {} }
  const [body, data] = await Promise.all([fromBrotli(compressed.body), fromBrotli(compressed.data)])
  if (kind === 'APP_ROUTE') {
    return { kind: 'APP_ROUTE', body, status: status ?? 200, headers: headers ?? {} }
  }
  const html = body.toString()
  const { flight, segments } = compressed.parts
  let at = 0
  const take = (length: number) => {
    at += length
    return data.subarray(at - length, at)
  }
  const rscData = typeof flight === 'number' ? take(flight) : (flight && inlineFlight(html)) || undefined
  const segmentData = segments && new Map<string, Buffer>()
  for (const [path, part] of segments ?? [])
    segmentData?.set(path, part === 'flight' ? (rscData ?? NOTHING) : take(part))
  if (at !== data.length) throw new Error('page cache: a page and its parts have different lengths')
  return { kind: 'APP_PAGE', html, rscData, status, headers, postponed, segmentData }
}

export const fromBrotli = async (bytes: Buffer): Promise<Buffer> =>
  bytes.length === 0 ? NOTHING : decompress(bytes)

async function toBrotli(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) return NOTHING
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return trimmed(await compress(bytes, { params }))
}

/** A short result is a view into a buffer of 16 KB, which it would keep alive. */
function trimmed(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function bodyOf(value: PageValue): Buffer {
  if (value?.kind === 'APP_ROUTE') return value.body
  return value?.kind === 'APP_PAGE' ? Buffer.from(value.html) : NOTHING
}

/** The framework gives the same bytes up to three times: in the HTML, as flight data and as a segment. */
function partsOf(value: PageValue): { parts: PageParts; chunks: Buffer[] } {
  if (value?.kind !== 'APP_PAGE') return { parts: {}, chunks: [] }
  const { html, rscData, segmentData } = value
  const isInHtml = rscData !== undefined && inlineFlight(html)?.equals(rscData) === true
  const chunks = rscData && !isInHtml ? [rscData] : []
  const segments =
    segmentData &&
    [...segmentData].map(([path, bytes]): [string, number | 'flight'] => {
      if (rscData && bytes.equals(rscData)) return [path, 'flight']
      chunks.push(bytes)
      return [path, bytes.length]
    })
  return { parts: { flight: isInHtml ? 'in HTML' : rscData?.length, segments }, chunks }
}
