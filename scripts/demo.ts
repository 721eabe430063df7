import path from 'node:path'
import { beginLease, isLeased } from '@/db/local/lock'
import { build, isBuilt } from './support/build'
import { runLocally } from './support/run'
import { serveBuild } from './support/server'
import { step } from './support/steps'

const DIST_DIR = '.next'

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
    await step('Aplicación compilada', () => build({ distDir: DIST_DIR, variables, cache: false, stop }))
  }
  await beginLease(servers)
  return step('Servidor listo', () => serveBuild(DIST_DIR, { port, host, variables, stop }))
})
