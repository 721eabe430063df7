import { readMetrics } from '@/lib/maintenance/metrics-queries'
import { createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { bearerGuarded } from '@/lib/platform/http/cron'
import { METRICS_TYPE } from '@/lib/platform/metrics'

export const dynamic = 'force-dynamic'

/** For Prometheus. */
export const GET = bearerGuarded(env.METRICS_SECRET, async () => {
  const { db, now } = createContext({ kind: 'system', name: 'cron' })
  return new Response(await readMetrics(db, now), {
    headers: { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'private, no-store' },
  })
})
