import { readReadiness } from '@/lib/maintenance/readiness/queries'
import { readinessAnswer, shareReadiness } from '@/lib/maintenance/readiness/recent'

export const dynamic = 'force-dynamic'

/** Whether this instance can answer visitors: 200, or 503 with what is missing. */
export async function GET(): Promise<Response> {
  const { status, body } = readinessAnswer(await shareReadiness(readReadiness))
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
