import { readReadiness } from '@/lib/readiness/queries'

export const dynamic = 'force-dynamic'

/** Whether this instance can answer visitors: 200, or 503 with what is missing. */
export async function GET(): Promise<Response> {
  const { isReady, checks } = await readReadiness()
  const body = { status: isReady ? 'ok' : 'unavailable', checks }
  return Response.json(body, { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } })
}
