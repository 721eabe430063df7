import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { PackedBodies, PageHead, PageValue } from './entry'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Better ones take several times as long for a few percent. */
const QUALITY = 5
const NOTHING = Buffer.alloc(0)

/** Compresses a page outside the main thread: its HTML as it is sent, everything else in a stream of its own. */
export async function pack(value: PageValue): Promise<PackedBodies> {
  const [plainBody, plainData] = bodiesOf(value)
  const [body, data] = await Promise.all([toBrotli(plainBody), toBrotli(plainData)])
  return { body, data, hash: createHash('sha256').update(plainBody).digest('base64url').slice(0, 22) }
}

/** @throws Error when the streams are damaged or do not have the lengths of `head`. */
export async function unpack(head: PageHead, packed: PackedBodies): Promise<PageValue> {
  const { kind, status, headers, postponed } = head
  if (kind === 'NONE') return null
  if (kind === 'REDIRECT') return { kind: 'REDIRECT' as never, props: head.props ?? {} }
  const [body, data] = await Promise.all([fromBrotli(packed.body), fromBrotli(packed.data)])
  if (kind === 'APP_ROUTE') {
    return { kind: 'APP_ROUTE' as never, body, status: status ?? 200, headers: headers ?? {} }
  }
  let at = head.flight ?? 0
  const rscData = head.flight === undefined ? undefined : data.subarray(0, at)
  const segmentData = head.segments && new Map<string, Buffer>()
  for (const [path, length] of head.segments ?? []) {
    segmentData?.set(path, data.subarray(at, at + length))
    at += length
  }
  if (at !== data.length) throw new Error('page cache: a page and its head have different lengths')
  const html = body.toString()
  return { kind: 'APP_PAGE' as never, html, rscData, status, headers, postponed, segmentData }
}

export const fromBrotli = async (bytes: Buffer): Promise<Buffer> =>
  bytes.length === 0 ? NOTHING : decompress(bytes)

async function toBrotli(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) return NOTHING
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
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

function bodiesOf(value: PageValue): [Buffer, Buffer] {
  if (value?.kind === 'APP_ROUTE') return [value.body, NOTHING]
  if (value?.kind !== 'APP_PAGE') return [NOTHING, NOTHING]
  const data = [value.rscData ?? NOTHING, ...(value.segmentData?.values() ?? [])]
  return [Buffer.from(value.html), Buffer.concat(data)]
}
