/** A literal character, or one well-formed UTF-8 sequence (RFC 3629) in percent-encoding. */
const CHARACTERS = [
  '[^%]',
  '%[0-7][0-9a-f]',
  '%c[2-9a-f]%[89ab][0-9a-f]',
  '%d[0-9a-f]%[89ab][0-9a-f]',
  '%e0%[ab][0-9a-f]%[89ab][0-9a-f]',
  '%e[1-9a-cef]%[89ab][0-9a-f]%[89ab][0-9a-f]',
  '%ed%[89][0-9a-f]%[89ab][0-9a-f]',
  '%f0%[9ab][0-9a-f]%[89ab][0-9a-f]%[89ab][0-9a-f]',
  '%f[1-3]%[89ab][0-9a-f]%[89ab][0-9a-f]%[89ab][0-9a-f]',
  '%f4%8[0-9a-f]%[89ab][0-9a-f]%[89ab][0-9a-f]',
].join('|')

// The alternatives are mutually exclusive, so there is no catastrophic backtracking.
const UNDECODABLE = `[^]{0}(?!(?:${CHARACTERS})*$).*`

/** Next.js answers 500 to malformed percent-encoding such as `/%E0%A4%A`. */
export const UNDECODABLE_PATHS = [
  { source: `/api/:path(${UNDECODABLE})`, destination: '/api/undecodable' },
  { source: `/:path(${UNDECODABLE})`, destination: '/undecodable' },
]
