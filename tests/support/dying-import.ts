import { drizzle } from 'drizzle-orm/postgres-js'
import { runImports } from '@/lib/pets/imports/operations/run'
import { dyingClient } from './dying-client'
import { blots } from './pictures'

/** A program that works off imports, and dies at its n-th statement. Ends with 0 where that takes fewer. */
const [url = '', last] = process.argv.slice(2)
const sql = dyingClient(url, Number(last))
await runImports(
  { db: drizzle(sql), now: new Date(), expire: () => {}, defer: () => {} },
  AbortSignal.timeout(60_000),
  (address) => blots(address.length, 90, 60),
)
await sql.end()
