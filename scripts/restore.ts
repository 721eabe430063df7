import { readFileSync } from 'node:fs'
import path from 'node:path'
import { finishRecoveryOf } from '@/scripts/support/restore'
import { cipherWith, PLAIN } from './support/backup-files'
import { readCommandLine, refuseWith } from './support/options'
import { restore } from './support/restore'
import { sentenceOf } from './support/sentence'
import { loadEnvFile } from './support/settings'

const USAGE = `
  npm run restore -- /respaldos/2026-01-31                        pone un respaldo en una base de datos vacía
  npm run restore -- /respaldos/2026-01-31 --identity clave.txt   uno cifrado
  npm run restore -- --after-recovery                             lo que falta tras una recuperación del proveedor
`

/**
 * `-- folder`: a backup into an empty database and DATA_DIR, an encrypted one with `--identity key.txt`;
 * `-- --after-recovery`: what a database needs after its
 * provider took it back in time.
 */
const { values, positionals } = readCommandLine(USAGE, {
  identity: { type: 'string' },
  'after-recovery': { type: 'boolean', default: false },
})
if (positionals.length !== (values['after-recovery'] ? 0 : 1)) refuseWith(USAGE)
loadEnvFile()
const { DATABASE_URL, DATABASE_URL_DIRECT, DATA_DIR } = process.env
const url = DATABASE_URL_DIRECT || DATABASE_URL
try {
  const [folder] = positionals
  if (!url) throw new Error('Falta DATABASE_URL: la dirección de la base de datos.')
  if (folder) await restoreBackup(url, folder)
  else await finishRecovery(url)
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}

async function restoreBackup(url: string, folder: string): Promise<void> {
  const files = DATA_DIR ? path.resolve(DATA_DIR, 'files') : null
  const cipher = values.identity ? cipherWith(readFileSync(values.identity, 'utf8')) : PLAIN
  const { takenAt, tables } = await restore(url, folder, files, cipher)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`Restaurado el respaldo del ${takenAt}: ${rows} filas de ${tables.length} tablas.`)
  if (!files) console.log('Los archivos del respaldo no se copiaron: falta DATA_DIR.')
}

async function finishRecovery(url: string): Promise<void> {
  await finishRecoveryOf(url)
  console.log('Listo: los números dados después no se repiten, y nadie tiene una sesión abierta.')
}
