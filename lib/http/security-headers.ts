const ONE_YEAR = 31_536_000

/** Inline scripts and styles are the framework's: allowing them by hash needs a server of our own in front. */
const policy = (formTargets: string, isDevelopment: boolean) =>
  [
    "default-src 'self'",
    // React's development build evaluates code to restore stack traces.
    `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "base-uri 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `form-action ${formTargets}`,
  ].join('; ')

/** `form-action` targets; browsers check redirects after a POST too, hence the payment page and the OIDC provider. */
function formTargets(oidcIssuer: string | undefined): string {
  const provider = oidcIssuer ? ` ${new URL(oidcIssuer).origin}` : ''
  return `'self' https://checkout.stripe.com${provider}`
}

/** For uploaded documents: sandboxed, no subresources, framed by our own pages only. See docs/decisions/0017. */
export const DOCUMENT_HEADERS = [
  { key: 'Content-Security-Policy', value: "sandbox; default-src 'none'; frame-ancestors 'self'" },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
]

export function securityHeaders(
  siteUrl: string,
  oidcIssuer?: string,
  isDevelopment = false,
): { key: string; value: string }[] {
  const headers = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), geolocation=(self)' },
    { key: 'Content-Security-Policy', value: policy(formTargets(oidcIssuer), isDevelopment) },
  ]
  if (!siteUrl.startsWith('https://')) return headers
  return [...headers, { key: 'Strict-Transport-Security', value: `max-age=${ONE_YEAR}` }]
}

export const SECRET_LINK_PATHS = [
  '/email-confirmed/:path+',
  '/reset/confirm/:path+',
  '/confirmar-mascota/:path+',
  '/seguimiento/:path+',
]

/** Keeps the token from other sites. Not `no-referrer`: with it browsers post forms without `Origin`, which we refuse. */
export const SECRET_LINK_HEADERS = [
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]
