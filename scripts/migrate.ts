import { existsSync } from 'node:fs'
import { migrateDatabase } from '@/db/migrate'

if (existsSync('.env')) process.loadEnvFile('.env')
const url = process.env.DATABASE_URL_DIRECT || process.env.DATABASE_URL
if (url) {
  await migrateDatabase(url)
  console.log('La base de datos está al día.')
} else {
  console.error('Falta DATABASE_URL: la dirección de la base de datos que quieres migrar.')
  process.exitCode = 1
}
