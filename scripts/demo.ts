import path from 'node:path'
import { beginLease, endLease, isLeased } from '@/db/local/lock'
import { build, isBuilt, refuseWhileServed } from './support/build'
import { runLocally } from './support/run'
import { serveBuild } from './support/server'
import { PROJECT_ROOT } from './support/settings'
import { step } from './support/steps'

const DIST_DIR = '.next'
/** Builds keep this part of their folder. */
const BUILDS = path.join(PROJECT_ROOT, DIST_DIR, 'cache/demo.builds')

await runLocally('demostración', 'npm run demo', async ({ settings, database, variables, stop }) => {
  const { port, host, dataDir } = settings
  const servers = path.join(dataDir, 'demo.users')
  // Pages made at build time show the data of that moment, so new data asks for a new build.
  if (database.seeded || !isBuilt({ distDir: DIST_DIR, variables, stop })) {
    if (await isLeased(servers)) {
      throw new Error(
        'Otra demostración de esta carpeta está en marcha y hay cambios por compilar: ciérrala primero.',
      )
    }
    await refuseWhileServed(DIST_DIR)
    if (await isLeased(BUILDS)) {
      throw new Error('Otra demostración se está compilando: espera a que esté lista y vuelve a intentarlo.')
    }
    const lease = await beginLease(BUILDS)
    await step('Aplicación compilada', () =>
      build({ distDir: DIST_DIR, variables, cache: false, stop }).finally(() => endLease(lease)),
    )
  }
  await beginLease(servers)
  return step('Servidor listo', () => serveBuild(DIST_DIR, { port, host, variables, stop }))
})
