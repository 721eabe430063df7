import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { migrateDatabase } from '@/db/migrate'
import { seedCatalog } from '@/db/seed/catalog'
import { parseDatabaseUrl } from '@/lib/platform/database-url'
import { readWords } from './support/options'
import { sentenceOf } from './support/sentence'
import { loadEnvFile } from './support/settings'

readWords(
  '\n  npm run db:migrate   pone al día las tablas de DATABASE_URL_DIRECT, o de DATABASE_URL\n',
  (words) => words.length === 0,
)
loadEnvFile()
const url = process.env.DATABASE_URL_DIRECT || process.env.DATABASE_URL
try {
  if (!url) throw new Error('Falta DATABASE_URL: la dirección de la base de datos que quieres migrar.')
  await migrateDatabase(url, { tell: console.log })
  await loadCatalog(url)
  console.log('La base de datos está al día.')
} catch (error) {
  console.error(sentenceOf(error))
  process.exitCode = 1
}

/** Nobody can register or publish without countries, cities, breeds and colours. */
async function loadCatalog(database: string): Promise<void> {
  const { href, pooled } = parseDatabaseUrl(database)
  const client = postgres(href, { max: 1, prepare: !pooled, onnotice: () => {} })
  try {
    await seedCatalog(drizzle(client))
  } finally {
    await client.end()
  }
}
