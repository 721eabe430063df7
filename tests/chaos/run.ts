import path from 'node:path'
import { chooseAccount, findBinaries } from '@/db/local/binaries'
import { start, stop as stopCluster } from '@/db/local/cluster'
import { openHome } from '@/db/local/home'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { openSite, TEST_VARIABLES } from '@/scripts/support/stages'
import { listenForStop } from '@/scripts/support/stop-signal'
import { openTestPostgres } from '@/scripts/support/test-postgres'

/**
 * `npm run chaos [-- --quick]`: kills a production server and its database again and again under writes, on a cluster of
 * its own that syncs to disk. Fails when an acknowledged write is missing or there twice, or writes are not answered again
 * within ten seconds.
 */
const isQuick = process.argv.includes('--quick')
const DATA_DIR = path.join(PROJECT_ROOT, '.data/chaos')

const stop = listenForStop()
// Before the first module of the application reads it.
process.env.AUTH_SECRET = TEST_VARIABLES.AUTH_SECRET
const postgres = await openTestPostgres(DATA_DIR, false)
let failures = 1
try {
  const site = await openSite(postgres, stop)
  try {
    // The modules of the application read the environment when they load.
    Object.assign(process.env, site.variables, {
      DATABASE_URL: site.variables.TEST_DATABASE_URL,
      SITE_URL: site.url,
      STAND_INS: 'allow',
    })
    const binaries = findBinaries(PROJECT_ROOT, chooseAccount())
    const cluster = { binaries, home: openHome(DATA_DIR, binaries.account) }
    const database = {
      crash: () => stopCluster(cluster, 'immediate'),
      start: async () => void (await start(cluster, { throwaway: false })),
    }
    const { makeChaos } = await import('./chaos')
    failures = await makeChaos({ site, database, kills: isQuick ? 5 : 50, stops: isQuick ? 2 : 10, stop })
  } finally {
    await site.stop()
  }
} finally {
  await postgres.stop()
}
process.exit(failures === 0 ? 0 : 1)
