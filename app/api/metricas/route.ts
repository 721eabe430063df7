import { createContext } from '@/lib/context'
import { env } from '@/lib/env'
import { bearerGuarded } from '@/lib/http/bearer-guard'
import { readMetrics } from '@/lib/maintenance/metrics-queries'
import { METRICS_TYPE } from '@/lib/metrics'

export const dynamic = 'force-dynamic'

/** For Prometheus and its like. */
export const GET = bearerGuarded(env.METRICS_SECRET, async () => {
  const { db, now } = createContext({ kind: 'system', name: 'cron' })
  return new Response(await readMetrics(db, now), {
    headers: { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'private, no-store' },
  })
})
