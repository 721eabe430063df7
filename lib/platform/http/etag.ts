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
export function hasStrongMatch(header: string, etag: string | null): boolean {
  if (isAny(header)) return true
  return etag !== null && !etag.startsWith('W/') && tagsOf(header).includes(etag)
}

const opaqueOf = (etag: string) => etag.replace(/^W\//, '')
