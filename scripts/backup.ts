import path from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from './support/backup'
import { cipherTo, PLAIN } from './support/backup-files'
import { openExistingDatabase } from './support/database'
import { PROJECT_ROOT, readRunSettings } from './support/settings'

/** All rows, and the files where they lie in DATA_DIR; encrypted for each `--recipient age1…`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { recipient: { type: 'string', multiple: true, default: [] } },
})
const settings = readRunSettings()
const folder = backupFolder(positionals[0])
const database = await openExistingDatabase(settings)
try {
  const url = settings.variables.DATABASE_URL_DIRECT || database.url
  const cipher = values.recipient.length > 0 ? cipherTo(values.recipient) : PLAIN
  const { tables, files } = await backUp(url, folder, path.join(settings.dataDir, 'files'), cipher)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${folder}: ${rows} filas de ${tables.length} tablas, ${files ? 'con' : 'sin'} archivos.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await database.stop()
}

/** Not among the sources, which builds read and people commit. */
function backupFolder(given: string | undefined): string {
  const chosen = given ? path.resolve(given) : null
  if (chosen && (!isWithin(PROJECT_ROOT, chosen) || isWithin(settings.dataDir, chosen))) return chosen
  console.error(
    chosen
      ? `${chosen} está entre las fuentes: elige una carpeta fuera de ${PROJECT_ROOT}.`
      : 'Di dónde:  npm run backup -- /respaldos/2026-01-31',
  )
  process.exit(1)
}

function isWithin(parent: string, child: string): boolean {
  const way = path.relative(parent, child)
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way)
}
