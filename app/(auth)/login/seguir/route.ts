import type { NextRequest } from 'next/server'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { getSession, setSessionHint } from '@/lib/platform/session/session'
import { HOME, loginPath } from '@/lib/text/routes'

/** Where `findWayOn` leads a session whose hint the browser has lost; pages cannot set cookies. */
export async function GET({ nextUrl: { searchParams } }: NextRequest): Promise<Response> {
  const back = safeCallback(searchParams.get('callbackUrl'))
  const session = await getSession()
  if (session) await setSessionHint(session.claims.sessionId)
  const location = session ? (back ?? HOME) : loginPath(back)
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'private, no-store' },
  })
}
