import type { PageValue } from '@/server/next-internals/cache-handler'
import { inlineFlight } from '@/server/next-internals/inline-scripts'
import { compress, fromBrotli, hashBody } from './bodies'
import type { CompressedBodies, PageHead, PageParts } from './entry'

const NOTHING = Buffer.alloc(0)

/** Compresses a page outside the main thread: its HTML as it is sent, what it does not hold in a stream of its own. */
export async function compressPage(value: PageValue): Promise<CompressedBodies> {
  const plainBody = bodyOf(value)
  const { parts, chunks } = partsOf(value)
  const [body, data] = await Promise.all([toBrotli(plainBody), toBrotli(Buffer.concat(chunks))])
  return { body, data, parts, hash: hashBody(plainBody) }
}

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

const toBrotli = async (bytes: Buffer): Promise<Buffer> =>
  bytes.length === 0 ? NOTHING : compress(bytes, 'br', 'page')

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
