import { randomInt } from 'node:crypto'
import { areCounts, readWords } from '@/scripts/support/options'
import { DIST_DIR, openSite, TEST_VARIABLES } from '@/scripts/support/stages'
import { listenForStop } from '@/scripts/support/stop-signal'
import { openTestPostgres } from '@/scripts/support/test-postgres'
import { takeEnvironmentOf } from '@/tests/support/application-environment'

/**
 * `npm run fuzz [-- requests [seed]]`: sends generated requests to a production server with the demo data. Fails when one
 * is answered with a 5xx (but 501 of what is not set up), not within 20 s or, however broken, not at all; when the server
 * ends, or takes too much memory; when forms of 13 MB or 200 small posts a second keep `/api/salud` waiting.
 */
const USAGE =
  '\n  npm run fuzz [-- pedidos [semilla]]   envía pedidos generados a un servidor con los datos de la demostración\n'
const [count = 100_000, seed = randomInt(2 ** 31)] = readWords(
  USAGE,
  (words) => words.length <= 2 && areCounts(words),
).map(Number)

const stop = listenForStop()
// Before the first module of the application reads it.
process.env.AUTH_SECRET = TEST_VARIABLES.AUTH_SECRET
const postgres = await openTestPostgres()
let failures = 1
try {
  const site = await openSite(postgres, stop)
  try {
    takeEnvironmentOf(site)
    const { fuzz } = await import('./fuzz')
    const { postSmall } = await import('./small-posts')
    failures = await postSmall(site, stop)
    failures += await fuzz({ site, distDir: DIST_DIR, count, seed, stop })
  } finally {
    await site.stop()
  }
} finally {
  await postgres.stop()
}
process.exit(failures === 0 ? 0 : 1)
