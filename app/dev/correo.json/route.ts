import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { listMailbox } from '@/lib/platform/outbox/queries'

/** Redirects home where real mails are sent. */
export async function GET(request: Request): Promise<Response> {
  if (env.STAND_INS !== 'allow') return new Response(null, { status: 307, headers: { location: '/' } })
  const to = new URL(request.url).searchParams.get('to') || null
  const mails = await listMailbox(createContext(ANONYMOUS).db, to)
  return Response.json(mails, { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })
}
