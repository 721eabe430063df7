/** `ETag` of a body that is the same in every encoding: weak, so that compression keeps it valid. */
export const weakEtag = (hash: string): string => `W/"${hash}"`

/** @param header value of `If-None-Match`: a list, compared weakly, or `*` (RFC 9110, section 13.1.2). */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((one) => opaqueOf(one.trim()))
  return known.includes('*') || known.includes(opaqueOf(etag))
}

const opaqueOf = (etag: string) => etag.replace(/^W\//, '')
