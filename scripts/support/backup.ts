import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import postgres from 'postgres'
import { z } from 'zod'
import { migrateDatabase } from '@/db/migrate'
import { parseDatabaseUrl } from '@/lib/platform/database-url'
import { DRAFTS } from '@/lib/platform/integrations/files/local'
import { type BackupCipher, checkFolder, copyTree, PLAIN, readRegular, writeNew } from './backup-files'
import { finishRecovery } from './finish-recovery'

const MANIFEST = 'manifest.json'
const FILES = 'files'

const manifest = z.object({
  takenAt: z.string(),
  /** Of the last migration. */
  lastMigration: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.boolean(),
  encrypted: z.boolean().default(false),
})
type Manifest = z.infer<typeof manifest>

/** Rows read, and written, at once. */
const BATCH = 500

const connect = (url: string) => postgres(parseDatabaseUrl(url).href, { max: 1, onnotice: () => {} })
const dataFile = (folder: string, table: string) => path.join(folder, `${table}.ndjson.gz`)

/**
 * All rows as of one moment, then the files: deletions wait for `FILE_RETENTION_DAYS`, so none is missing. @param files
 * null where files are elsewhere. @throws Error when the folder exists, or a link lies among the files.
 */
export async function backUp(
  url: string,
  folder: string,
  files: string | null,
  cipher: BackupCipher = PLAIN,
): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`Ya existe: ${folder}`)
  const draft = `${folder}.incompleto`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const sql = connect(url)
  try {
    const rows = await sql.begin('isolation level repeatable read read only', (tx) =>
      copyOut(tx, draft, cipher),
    )
    const hasFiles = files !== null && existsSync(files)
    if (hasFiles)
      await copyTree(files, path.join(draft, FILES), {
        // What is deleted meanwhile is named by no row any more.
        isChanging: true,
        without: DRAFTS,
        rename: (name) => `${name}${cipher.suffix}`,
        convert: cipher.seal,
      })
    const encrypted = cipher.suffix !== ''
    const done: Manifest = { takenAt: new Date().toISOString(), ...rows, files: hasFiles, encrypted }
    await writeFile(path.join(draft, MANIFEST), JSON.stringify(done, null, 2))
    await rename(draft, folder)
    return done
  } finally {
    await sql.end()
  }
}

async function copyOut(tx: postgres.TransactionSql, folder: string, cipher: BackupCipher) {
  const [last] = await tx`select max(created_at) as at from drizzle.__drizzle_migrations`
  const found = await tx<{ name: string; columns: string[] }[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`
  const tables: Manifest['tables'] = []
  for (const { name, columns } of found) {
    const [count] = await tx`select count(*)::int as rows from ${tx(name)}`
    const rows = tx`select to_json(t)::text as row from ${tx(name)} t`.cursor(BATCH)
    const lines = Readable.from(linesOf(rows)).compose(createGzip())
    await writeNew(`${dataFile(folder, name)}${cipher.suffix}`, await cipher.seal(lines))
    tables.push({ name, columns, rows: count?.rows ?? 0 })
  }
  const sequences = await tx<{ name: string; value: string }[]>`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`
  return { lastMigration: Number(last?.at), tables, sequences: [...sequences] }
}

/** Not COPY: after a long one the client stops reading. */
async function* linesOf(batches: AsyncIterable<postgres.Row[]>): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map(({ row }) => `${row}\n`).join('')
}

/** A row per line as JSON. Node's own line reader would also split at U+2028. */
async function* batchesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  let batch: string[] = []
  let rest = ''
  for await (const text of Readable.from(bytes).compose(createGunzip()).setEncoding('utf8')) {
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    batch.push(...lines)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * Fills an empty database, migrates it, retires numbers given out since, and copies files. Needs the right to set
 * `session_replication_role`, as no triggers run. @param files null leaves the files in the backup. @throws Error for
 * an incomplete backup, one of another key or a database with rows, before anything changes; and for links among its files.
 */
export async function restore(
  url: string,
  folder: string,
  files: string | null,
  cipher: BackupCipher = PLAIN,
): Promise<Manifest> {
  const read = manifest.parse(JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')))
  await checkReadable(folder, read, cipher)
  const sql = connect(url)
  try {
    const [tables] = await sql`select count(*)::int as count from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`
    if (tables?.count !== 0) throw new Error('La base de datos no está vacía: restaura en una nueva.')
    await migrateDatabase(url, { until: read.lastMigration })
    await sql.begin((tx) => copyIn(tx, folder, read, cipher))
    await finish(url, sql)
    if (read.files && files !== null)
      await copyTree(path.join(folder, FILES), files, {
        isChanging: false,
        rename: (name) => name.slice(0, name.length - cipher.suffix.length),
        convert: cipher.unseal,
      })
    return read
  } finally {
    await sql.end()
  }
}

async function openTable(folder: string, table: string, cipher: BackupCipher) {
  const sealed = await readRegular(`${dataFile(folder, table)}${cipher.suffix}`)
  try {
    return await cipher.unseal(sealed)
  } catch (error) {
    sealed.destroy()
    throw error
  }
}

async function checkReadable(folder: string, { encrypted, files, tables }: Manifest, cipher: BackupCipher) {
  if (encrypted && cipher.suffix === '')
    throw new Error('El respaldo está cifrado: di con qué clave, --identity clave.txt')
  if (!encrypted && cipher.suffix !== '') throw new Error('El respaldo no está cifrado: quita --identity.')
  if (files) await checkFolder(path.join(folder, FILES))
  for (const { name } of tables) for await (const _ of await openTable(folder, name, cipher)) break
}

/** Without it, numbers given out after the backup would be given out again. @throws Error that says what is left to do */
async function finish(url: string, sql: postgres.Sql): Promise<void> {
  try {
    await migrateDatabase(url)
    await sql.begin(finishRecovery)
  } catch (error) {
    const message =
      'Las filas están restauradas, pero falta terminar. No inicies el sitio antes de ejecutar ' +
      '«npm run db:migrate» y «npm run restore -- --after-recovery».'
    throw new Error(message, { cause: error })
  }
  await sql`analyze`
}

async function copyIn(
  tx: postgres.TransactionSql,
  folder: string,
  { tables, sequences }: Manifest,
  cipher: BackupCipher,
) {
  await tx`set local session_replication_role = replica`
  // Migrations write rows too.
  await tx`truncate ${tx(tables.map(({ name }) => name))}`
  for (const { name, columns, rows } of tables) {
    for await (const lines of batchesOf(await openTable(folder, name, cipher))) {
      const listed = tx(columns)
      await tx`insert into ${tx(name)} (${listed}) overriding system value
        select ${listed} from json_populate_recordset(null::${tx(name)}, ${`[${lines.join()}]`}::text::json)`
    }
    const [count] = await tx`select count(*)::int as rows from ${tx(name)}`
    if (count?.rows !== rows) throw new Error(`${name}: ${count?.rows} filas de ${rows}`)
  }
  for (const { name, value } of sequences)
    await tx`select setval(${`public.${name}`}::regclass, ${value}::bigint)`
}
