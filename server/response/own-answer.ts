import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { env } from '@/lib/platform/env'
import { FRAME_HEADERS, securityHeaders } from '@/lib/platform/http/security-headers'

/** Nothing runs in what the program writes itself. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Those that the framework sets for its answers, by its configuration. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...securityHeaders(env.SITE_URL), ...FRAME_HEADERS].map(({ key, value }) => [key, value]),
  ),
  'Content-Security-Policy': PLAIN_PAGE_POLICY,
}

/** An answer of the program's own, whatever it says: kept by nobody, with all security headers. */
export function sendOwn(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: OutgoingHttpHeaders,
): void {
  const length = Buffer.byteLength(body)
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Length': length,
    ...headers,
  })
  response.end(body)
}
