import type { Encoding } from '@/server/page-cache/bodies'

/** Below it a body fits into one packet anyway. */
export const MIN_COMPRESSED_BYTES = 1024

/** Brotli where a client accepts both equally. @param header value of `Accept-Encoding` (RFC 9110, section 12.5.3) */
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
