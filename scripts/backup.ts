import path from 'node:path'
import { backUp } from './support/backup'
import { openExistingDatabase } from './support/database'
import { readRunSettings } from './support/settings'

/** `npm run backup [-- folder]`: all rows, and the files where they lie in DATA_DIR, into a new folder. */
const settings = readRunSettings()
const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const folder = path.resolve(process.argv[2] ?? `respaldo-${now}`)
const database = await openExistingDatabase(settings)
try {
  const url = settings.variables.DATABASE_URL_DIRECT || database.url
  const { tables, files } = await backUp(url, folder, path.join(settings.dataDir, 'files'))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${folder}: ${rows} filas de ${tables.length} tablas, ${files ? 'con' : 'sin'} archivos.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await database.stop()
}
