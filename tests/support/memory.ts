import { execFileSync } from 'node:child_process'
import type { Child } from '@/scripts/support/child'

/** Resident memory of a server and of the processes it started, in MB. */
export function residentMb({ pid }: Pick<Child, 'pid'>): number {
  const lines = execFileSync('ps', ['-eo', 'pgid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  const kilobytes = lines.flatMap((line) => {
    const [group, rss] = line.trim().split(/\s+/).map(Number)
    return group === pid ? [rss ?? 0] : []
  })
  return Math.round(kilobytes.reduce((sum, rss) => sum + rss, 0) / 1024)
}
