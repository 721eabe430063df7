import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Below it a body fits into one packet anyway. */
export const MIN_COMPRESSED_BYTES = 1024

const BROTLI_QUALITY = { once: 4, kept: 9 }
const GZIP_LEVEL = { once: 6, kept: 9 }

/**
 * The encoding for a client, Brotli where it accepts both equally; null for none.
 * @param header value of `Accept-Encoding` (RFC 9110, section 12.5.3)
 */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const best = weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip'
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : null
}

const COMPRESSIBLE =
  /^(text\/(?!event-stream)|application\/(xml|json|javascript|[\w.-]+\+(xml|json))\b|image\/svg\+xml)/i

export const isCompressible = (contentType: string): boolean => COMPRESSIBLE.test(contentType)

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** @param use `kept` takes ten times as long and saves a tenth, for what is sent many times. */
export function compress(body: Uint8Array, encoding: Encoding, use: 'once' | 'kept'): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use] } })
    : compressGzip(body, { level: GZIP_LEVEL[use] })
}
