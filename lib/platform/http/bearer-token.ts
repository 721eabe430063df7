/** The token of a header with or without `Bearer`; existing clients send `null` when they have none. */
export function bearerToken(header: string): string | null {
  const token = header.replace(/^bearer(\s+|$)/i, '').trim()
  return ['', 'null', 'undefined'].includes(token) ? null : token
}
