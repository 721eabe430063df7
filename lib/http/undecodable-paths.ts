/** The well-formed pieces of a path: a plain character, or the percent-encoded bytes of one UTF-8 character. */
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

/** Matches paths that cannot be decoded. The alternatives exclude one another, so it takes linear time. */
const UNDECODABLE = `[^]{0}(?!(?:${CHARACTERS})*$).*`

/**
 * Rewrites that must run before any route is matched: the router answers 500 to `/pet-detail/%E0%A4%A`,
 * because it decodes the address outside of its own error handling. These paths become unknown ones instead
 * (404 in JSON under `/api`, elsewhere the redirect of every unknown path).
 */
export const UNDECODABLE_PATHS = [
  { source: `/api/:path(${UNDECODABLE})`, destination: '/api/undecodable' },
  { source: `/:path(${UNDECODABLE})`, destination: '/undecodable' },
]
