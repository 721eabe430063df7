import path from 'node:path'
import { backUp } from './support/backup'
import { cipherTo, PLAIN } from './support/backup-files'
import { openExistingDatabase } from './support/database'
import { readCommandLine, refuseWith } from './support/options'
import { sentenceOf } from './support/sentence'
import { PROJECT_ROOT, type RunSettings, readRunSettings } from './support/settings'
import { listenForStop, Stopped } from './support/stop-signal'

const USAGE = `
  npm run backup -- /respaldos/2026-01-31                     copia todas las filas y los archivos a una carpeta nueva
  npm run backup -- /respaldos/2026-01-31 --recipient age1…   los cifra; se puede repetir para otra clave
`

/** All rows, and the files where they lie in DATA_DIR; encrypted for each `--recipient age1…`. */
const { values, positionals } = readCommandLine(USAGE, {
  recipient: { type: 'string', multiple: true, default: [] },
})
const stop = listenForStop()
try {
  const settings = readRunSettings()
  await makeBackup(settings, backupFolder(settings, positionals))
} catch (error) {
  const isStopped = error instanceof Stopped
  console.error(isStopped ? 'Respaldo interrumpido: no queda nada de él.' : sentenceOf(error))
  process.exitCode = 1
}
// Files may still be copied into what was removed.
process.exit()

async function makeBackup(settings: RunSettings, folder: string): Promise<void> {
  const database = await openExistingDatabase(settings)
  try {
    const url = settings.variables.DATABASE_URL_DIRECT || database.url
    const cipher = values.recipient.length > 0 ? cipherTo(values.recipient) : PLAIN
    const files = path.join(settings.dataDir, 'files')
    const done = await backUp(url, folder, files, { cipher, stop })
    const rows = done.tables.reduce((sum, table) => sum + table.rows, 0)
    const withFiles = done.files ? 'con' : 'sin'
    console.log(`${folder}: ${rows} filas de ${done.tables.length} tablas, ${withFiles} archivos.`)
  } finally {
    await database.stop()
  }
}

/** Not among the sources, which builds read and people commit. */
function backupFolder(settings: RunSettings, [given, ...more]: string[]): string {
  if (!given || more.length > 0) return refuseWith(USAGE)
  const chosen = path.resolve(given)
  if (!isWithin(PROJECT_ROOT, chosen) || isWithin(settings.dataDir, chosen)) return chosen
  return refuseWith(`${chosen} está entre las fuentes: elige una carpeta fuera de ${PROJECT_ROOT}.`)
}

function isWithin(parent: string, child: string): boolean {
  const way = path.relative(parent, child)
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way)
}
