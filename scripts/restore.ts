import { existsSync } from 'node:fs'
import path from 'node:path'
import { restore } from './support/backup'
import { finishRecoveryOf } from './support/finish-recovery'
import { PROJECT_ROOT } from './support/settings'

/**
 * `-- folder`: a backup into an empty database and DATA_DIR; `-- --after-recovery`: what a database needs after its
 * provider took it back in time.
 */
const dotenv = path.join(PROJECT_ROOT, '.env')
if (existsSync(dotenv)) process.loadEnvFile(dotenv)
const [given] = process.argv.slice(2)
const { DATABASE_URL, DATABASE_URL_DIRECT, DATA_DIR } = process.env
const url = DATABASE_URL_DIRECT || DATABASE_URL
try {
  if (!given) throw new Error('Di de qué respaldo:  npm run restore -- /respaldos/2026-01-31')
  if (!url) throw new Error('Falta DATABASE_URL: la dirección de la base de datos.')
  if (given === '--after-recovery') await finishRecovery(url)
  else await restoreBackup(url, given)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function restoreBackup(url: string, folder: string): Promise<void> {
  const files = DATA_DIR ? path.resolve(DATA_DIR, 'files') : null
  const { takenAt, tables } = await restore(url, folder, files)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Restaurado el respaldo del ${takenAt}: ${rows} filas de ${tables.length} tablas.`)
  if (!files) console.log('Los archivos del respaldo no se copiaron: falta DATA_DIR.')
}

async function finishRecovery(url: string): Promise<void> {
  await finishRecoveryOf(url)
  console.log('Listo: los números dados después no se repiten, y nadie tiene una sesión abierta.')
}
