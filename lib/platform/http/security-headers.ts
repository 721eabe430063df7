const ONE_YEAR = 31_536_000

/**
 * The framework's inline scripts are allowed whole; the server program puts their hashes in place of that
 * (`server/response/script-policy.ts`).
 */
export const LOOSE_SCRIPTS = "script-src 'self' 'unsafe-inline'"

const policy = (formTargets: string, isDevelopment: boolean) =>
  [
    "default-src 'self'",
    // React's development build evaluates code to restore stack traces.
    `${LOOSE_SCRIPTS}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `form-action ${formTargets}`,
  ].join('; ')

/** Browsers check redirects after a POST too, hence the payment page and the OIDC provider. */
function formTargets(oidcIssuer: string | undefined): string {
  const provider = oidcIssuer ? ` ${new URL(oidcIssuer).origin}` : ''
  return `'self' https://checkout.stripe.com${provider}`
}

/** Documents are sandboxed, and framed by our own pages only: docs/decisions/0017. */
export const DOCUMENT_HEADERS = [
  { key: 'Content-Security-Policy', value: "sandbox; default-src 'none'; frame-ancestors 'self'" },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  // In a tab of its own a browser shows nothing that is sandboxed and keeps its window to itself (HTML standard, opener policies).
  { key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' },
]

export function securityHeaders(
  siteUrl: string,
  oidcIssuer?: string,
  isDevelopment = false,
): { key: string; value: string }[] {
  const headers = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), payment=(), geolocation=(self)' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { key: 'Content-Security-Policy', value: policy(formTargets(oidcIssuer), isDevelopment) },
  ]
  if (!siteUrl.startsWith('https://')) return headers
  return [...headers, { key: 'Strict-Transport-Security', value: `max-age=${ONE_YEAR}` }]
}

/** Pictures that clients of the API and previews of links show, and the frames with them. */
export const SHARED_PATHS = [
  '/media/:path*',
  '/art/:path*',
  '/icons/:path*',
  '/f/:slug/mascotas',
  '/pet-detail/:id/imagen/:form',
]

export const SHARED_HEADERS = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]

/** `X-Frame-Options` cannot be taken back for the pages that others may frame. */
export const FRAMELESS_PATHS = '/:path((?!f/[^/]+/mascotas/?$).*)'
export const EMBED_PATH = '/f/:slug/mascotas'
export const SHORT_LINK_PATH = '/f/:path+'

/** Nothing runs in them, and nothing is sent from them. */
const inert = (frameAncestors: string) => ({
  key: 'Content-Security-Policy',
  value: `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${frameAncestors}`,
})

export const SHORT_LINK_HEADERS = [inert("'none'")]

/** Its links leave the frame: docs/decisions/0055. */
export const EMBED_HEADERS = [inert('*'), { key: 'X-Robots-Tag', value: 'noindex' }]

export const FRAME_HEADERS = [{ key: 'X-Frame-Options', value: 'DENY' }]

export const SECRET_LINK_PATHS = [
  '/avisos/:path+',
  '/email-confirmed/:path+',
  '/reset/confirm/:path+',
  '/confirmar-mascota/:path+',
  '/seguimiento/:path+',
  '/mis-datos/:path+',
  '/ingresar/:path+',
  '/correo/:path+',
  '/derechos/:path+',
]

/** Keeps the token from other sites. Not `no-referrer`: with it browsers post forms without `Origin`, which we refuse. */
export const SECRET_LINK_HEADERS = [
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]
