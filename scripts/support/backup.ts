import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type postgres from 'postgres'
import { withoutTimeLimits } from '@/db/time-limits'
import { codesOf } from '@/lib/platform/error-causes'
import { DRAFTS } from '@/lib/platform/integrations/files/local'
import {
  BATCH,
  type BackupCipher,
  connect,
  copyTree,
  dataFile,
  FILES,
  MANIFEST,
  type Manifest,
  PLAIN,
  writeNew,
} from './backup-files'
import { orStopped } from './stop-signal'

interface BackUpOptions {
  cipher?: BackupCipher
  /** Ends it early: then, as after an error, nothing stays of it. */
  stop?: AbortSignal
}

/**
 * All rows as of one moment, then the files: deletions wait for `FILE_RETENTION_DAYS`, so none is missing. @param files
 * null where files are elsewhere. @throws Error when the folder exists, another backup is made in it, or a link lies among
 * the files; Stopped.
 */
export async function backUp(
  url: string,
  folder: string,
  files: string | null,
  { cipher = PLAIN, stop }: BackUpOptions = {},
): Promise<Manifest> {
  const draft = `${folder}.incompleto`
  const sql = connect(url)
  try {
    await sql`select 1`
    await makeDraft(draft)
    try {
      // Whoever has the draft may alone make the folder.
      if (existsSync(folder)) throw new Error(`Ya existe: ${folder}`)
      const work = fillDraft(sql, draft, files, cipher)
      const done = await (stop ? orStopped(stop, work) : work)
      await rename(draft, folder)
      return done
    } catch (error) {
      // Nothing writes rows any more.
      await sql.end({ timeout: 0 })
      await rm(draft, { recursive: true, force: true, maxRetries: 5 })
      throw error
    }
  } finally {
    await sql.end()
  }
}

/** @throws Error where there is one: another backup may be writing into it. */
async function makeDraft(draft: string): Promise<void> {
  await mkdir(path.dirname(draft), { recursive: true, mode: 0o700 })
  try {
    await mkdir(draft, { mode: 0o700 })
  } catch (error) {
    if (!codesOf(error).includes('EEXIST')) throw error
    throw new Error(
      `En ${draft} hay un respaldo a medias: espera a que termine o, si ninguno está en marcha, borra esa carpeta.`,
    )
  }
}

async function fillDraft(
  sql: postgres.Sql,
  draft: string,
  files: string | null,
  cipher: BackupCipher,
): Promise<Manifest> {
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
  return done
}

async function copyOut(tx: postgres.TransactionSql, folder: string, cipher: BackupCipher) {
  await withoutTimeLimits(tx)
  const [last] = await tx`select max(created_at) as at from drizzle.__drizzle_migrations`
  const found = await tx<{ name: string; columns: string[] }[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.relname order by c.relname`
  const tables: Manifest['tables'] = []
  for (const { name, columns } of found) {
    const [count] = await tx`select count(*)::int as rows from ${tx(name)}`
    const rows = tx`select to_json(t)::text as row from ${tx(name)} t`.cursor(BATCH)
    await writeNew(`${dataFile(folder, name)}${cipher.suffix}`, await cipher.seal(zipped(linesOf(rows))))
    tables.push({ name, columns, rows: count?.rows ?? 0 })
  }
  const sequences = await tx<{ name: string; value: string }[]>`
    select sequencename::text as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`
  return { lastMigration: Number(last?.at), tables, sequences: [...sequences] }
}

/** Nothing is read before it is asked for: an error of a stream that nobody listens to yet would end the program. */
async function* zipped(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  yield* Readable.from(lines).compose(createGzip())
}

/** Not COPY: after a long one the client stops reading. */
async function* linesOf(batches: AsyncIterable<postgres.Row[]>): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map(({ row }) => `${row}\n`).join('')
}
