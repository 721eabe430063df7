import { processSingleton } from '@/lib/platform/process-singleton'

type Check = 'database' | 'migrations' | 'search' | 'bus' | 'connections' | 'clock'

export interface Readiness {
  isReady: boolean
  checks: Record<Check, boolean>
  /** Left for files; null where they are elsewhere. */
  freeDiskMb: number | null
}

interface Recent {
  readiness: Readiness | null
  readAt: number
  reading: Promise<Readiness> | null
}

/** Load balancers ask every few seconds. */
const RECENT_MS = 1000

/** Shared by the application, which reads it, and the server program, which answers with it. */
const recent = processSingleton<Recent>('readiness', () => ({ readiness: null, readAt: 0, reading: null }))

/** Null unless read within a second. */
export const recentReadiness = (): Readiness | null =>
  performance.now() - recent.readAt < RECENT_MS ? recent.readiness : null

/** Reads at most once a second, and once at a time. @param read never throws. */
export function shareReadiness(read: () => Promise<Readiness>): Promise<Readiness> {
  const readiness = recentReadiness()
  if (readiness) return Promise.resolve(readiness)
  recent.reading ??= read().then((result) => {
    Object.assign(recent, { readiness: result, readAt: performance.now(), reading: null })
    return result
  })
  return recent.reading
}

export const readinessAnswer = ({ isReady, checks, freeDiskMb }: Readiness) => ({
  status: isReady ? 200 : 503,
  body: { status: isReady ? 'ok' : 'unavailable', checks, freeDiskMb },
})
