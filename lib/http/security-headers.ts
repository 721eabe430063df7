const ONE_YEAR = 31_536_000

const policy = (formTargets: string) =>
  ["base-uri 'self'", "object-src 'none'", "frame-ancestors 'none'", `form-action ${formTargets}`].join('; ')

/**
 * Where forms may lead. Browsers apply this to the redirects after a form post as well, so the hosted payment
 * page and the sign-in provider are named here.
 */
function formTargets(oidcIssuer: string | undefined): string {
  const provider = oidcIssuer ? ` ${new URL(oidcIssuer).origin}` : ''
  return `'self' https://checkout.stripe.com${provider}`
}

/**
 * What a foundation's document is answered with, instead of the site's own policy: shown in a frame of our own pages
 * and nowhere else, cut off from everything, read as nothing but what it is said to be.
 */
export const DOCUMENT_HEADERS = [
  { key: 'Content-Security-Policy', value: "sandbox; default-src 'none'; frame-ancestors 'self'" },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
]

/**
 * Headers of every answer. A transport promise (HSTS) is only made by a site that is served over https.
 * @param siteUrl the site's public address.
 * @param oidcIssuer the address of the sign-in provider, if there is one.
 */
export function securityHeaders(siteUrl: string, oidcIssuer?: string): { key: string; value: string }[] {
  const headers = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), geolocation=(self)' },
    { key: 'Content-Security-Policy', value: policy(formTargets(oidcIssuer)) },
  ]
  if (!siteUrl.startsWith('https://')) return headers
  return [...headers, { key: 'Strict-Transport-Security', value: `max-age=${ONE_YEAR}` }]
}

/** Pages whose address is the secret of a mailed link. */
export const SECRET_LINK_PATHS = [
  '/email-confirmed/:path+',
  '/reset/confirm/:path+',
  '/confirmar-mascota/:path+',
]

/**
 * No other site ever learns such an address. `no-referrer` would say less to ourselves, but makes browsers send their
 * forms without an origin, and those are refused.
 */
export const SECRET_LINK_HEADERS = [
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]
