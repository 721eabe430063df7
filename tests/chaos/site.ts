import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chooseAccount, findBinaries } from '@/db/local/binaries'
import { start, stop as stopCluster } from '@/db/local/cluster'
import { openHome } from '@/db/local/home'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { openSite, TEST_VARIABLES } from '@/scripts/support/stages'
import { openTestPostgres } from '@/scripts/support/test-postgres'
import { takeEnvironmentOf } from '@/tests/support/application-environment'

const DATA_DIR = path.join(PROJECT_ROOT, '.data/chaos')

export type Site = Awaited<ReturnType<typeof openSite>>

export interface Database {
  /** Ends like a crash: connections break, new ones are refused. */
  crash(): Promise<void>
  /** Recovers, at the same port. */
  start(): Promise<void>
  /** Stops all its processes where they are: connections stay open, and nothing answers. */
  freeze(): void
  thaw(): void
}

/** Runs `work` with a production server and a database cluster of its own, which syncs to disk. */
export async function withSite<Result>(
  stop: AbortSignal,
  work: (site: Site, database: Database) => Promise<Result>,
): Promise<Result> {
  // Before the first module of the application reads it.
  process.env.AUTH_SECRET = TEST_VARIABLES.AUTH_SECRET
  const postgres = await openTestPostgres(DATA_DIR, false)
  try {
    const site = await openSite(postgres, stop)
    try {
      takeEnvironmentOf(site)
      return await work(site, openDatabase())
    } finally {
      await site.stop()
    }
  } finally {
    await postgres.stop()
  }
}

/** The worker processes of a server, on Linux. */
export function listWorkers(server: number): number[] {
  const read = (file: string) => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return ''
    }
  }
  const children = read(`/proc/${server}/task/${server}/children`)
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
  return children.flatMap((pid) => [
    ...(/(^|\0)WORKER_SLOT=/.test(read(`/proc/${pid}/environ`)) ? [pid] : []),
    ...listWorkers(pid),
  ])
}

function openDatabase(): Database {
  const binaries = findBinaries(PROJECT_ROOT, chooseAccount())
  const cluster = { binaries, home: openHome(DATA_DIR, binaries.account) }
  const pidFile = path.join(cluster.home, 'cluster/postmaster.pid')
  let frozen: number[] = []
  return {
    crash: () => stopCluster(cluster, 'immediate'),
    start: async () => void (await start(cluster, { throwaway: false })),
    freeze() {
      const parent = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
      // First the one that starts the others.
      process.kill(parent, 'SIGSTOP')
      const children = execFileSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
      frozen = [parent, ...children.trim().split('\n').map(Number)]
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    },
    thaw() {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
      frozen = []
    },
  }
}
