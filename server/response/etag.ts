/** `ETag` of a body, weak as it is the same in every encoding. */
export const weakEtag = (hash: string): string => `W/"${hash}"`

/** @param header value of `If-None-Match`, compared weakly (RFC 9110, section 13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const opaque = etag.slice(2)
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === opaque)
}
