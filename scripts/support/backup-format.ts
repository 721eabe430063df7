import path from 'node:path'
import postgres from 'postgres'
import { z } from 'zod'
import { parseDatabaseUrl } from '@/lib/platform/database-url'

/** Written last: a folder without it is no backup. */
export const MANIFEST = 'manifest.json'
/** Folder of the photos and documents. */
export const FILES = 'files'

export const manifest = z.object({
  takenAt: z.string(),
  /** Of the last migration. */
  lastMigration: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.boolean(),
  encrypted: z.boolean().default(false),
})
export type Manifest = z.infer<typeof manifest>

/** Rows read, and written, at once. */
export const BATCH = 500

/** A connection of its own, which is not renewed: by default the driver would, after half an hour. */
export const connect = (url: string) =>
  postgres(parseDatabaseUrl(url).href, { max: 1, max_lifetime: null, onnotice: () => {} })

/** Where a table's rows lie. */
export const dataFile = (folder: string, table: string) => path.join(folder, `${table}.ndjson.gz`)
