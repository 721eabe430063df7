import type { IncomingMessage } from 'node:http'

type ReadHeader = (name: string) => string | null | undefined

export const headersOf =
  ({ headers }: Pick<IncomingMessage, 'headers'>): ReadHeader =>
  (name) =>
    headers[name]?.toString()

/**
 * Judges `If-Match` and `If-None-Match` for a GET or HEAD whose answer would be 200 (RFC 9110, section 13.2.2). Conditions by
 * time do not count: we send no `Last-Modified`.
 * @param etag null where the answer has none. @returns the status to answer with.
 */
export function judgeConditions(header: ReadHeader, etag: string | null): 200 | 304 | 412 {
  const wanted = header('if-match')
  if (wanted && !hasStrongMatch(wanted, etag)) return 412
  return etag !== null && matchesEtag(header('if-none-match'), etag) ? 304 : 200
}

interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

/**
 * The part of a file that a GET asks for (RFC 9110, section 14.1.2). What is malformed, of another unit or several parts gets
 * the whole, as does a part of another version (`If-Range`).
 */
export function requestedRange(
  header: ReadHeader,
  size: number,
  etag: string | null,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header('range') ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return 'whole'
  const version = header('if-range')
  if (version && (version === '*' || !hasStrongMatch(version, etag))) return 'whole'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && first !== '' && Number(last) < start) return 'whole'
  return start >= size || end < start ? 'unsatisfiable' : { start, end }
}

/** `ETag` of a body that is the same in every encoding: weak, so that compression keeps it valid. */
export const weakEtag = (hash: string): string => `W/"${hash}"`

/** Entity tags of a list (RFC 9110, section 8.8.3); a comma may stand in one. */
const ENTITY_TAGS = /(?:W\/)?"[^"]*"/g

const isAny = (header: string) => header.trim() === '*'
const tagsOf = (header: string): string[] => header.match(ENTITY_TAGS) ?? []

/** @param header value of `If-None-Match`: a list, compared weakly, or `*` (RFC 9110, section 13.1.2). */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false
  return isAny(header) || tagsOf(header).some((one) => opaqueOf(one) === opaqueOf(etag))
}

/** @param header value of `If-Match`: as above, but a weak tag is like no other (RFC 9110, section 13.1.1). */
function hasStrongMatch(header: string, etag: string | null): boolean {
  if (isAny(header)) return true
  return etag !== null && !etag.startsWith('W/') && tagsOf(header).includes(etag)
}

const opaqueOf = (etag: string) => etag.replace(/^W\//, '')
