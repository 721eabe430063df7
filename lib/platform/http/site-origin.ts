import { env } from '@/lib/platform/env'

const site = new URL(env.SITE_URL)
/** Names of this machine, on which a demo may be opened by either. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether an `Origin` is this site's. Only in development does the request's own host count: outside it, that would compare
 * what a client wrote with what it wrote.
 */
export function isSiteOrigin(origin: string, host: string | null | undefined): boolean {
  if (origin === site.origin) return true
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, port, host: originHost } = new URL(origin)
  if (protocol !== site.protocol) return false
  if (env.NODE_ENV === 'development') return originHost === host
  return port === site.port && [hostname, site.hostname].every((name) => LOOPBACK.includes(name))
}

/** The host that the framework is told a request came to: what a client writes must not pass its check of origins. */
export const hostOf = (origin: string | undefined, host: string | undefined): string =>
  origin !== undefined && isSiteOrigin(origin, host) ? new URL(origin).host : site.host
