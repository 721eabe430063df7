const ONE_YEAR = 31_536_000

/**
 * Where forms may lead. Browsers apply this to the redirects after a form post as well, so the hosted payment
 * page is named here.
 */
const FORM_TARGETS = "'self' https://checkout.stripe.com"

const POLICY = [
  "base-uri 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  `form-action ${FORM_TARGETS}`,
].join('; ')

/**
 * Headers of every answer. A transport promise (HSTS) is only made by a site that is served over https.
 * @param siteUrl the site's public address.
 */
export function securityHeaders(siteUrl: string): { key: string; value: string }[] {
  const headers = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), geolocation=(self)' },
    { key: 'Content-Security-Policy', value: POLICY },
  ]
  if (!siteUrl.startsWith('https://')) return headers
  return [...headers, { key: 'Strict-Transport-Security', value: `max-age=${ONE_YEAR}` }]
}
