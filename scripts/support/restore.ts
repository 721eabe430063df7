import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import postgres from 'postgres'
import { migrateDatabase } from '@/db/migrate'
import { withoutTimeLimits } from '@/db/time-limits'
import { parseDatabaseUrl } from '@/lib/platform/database-url'
import { codesOf } from '@/lib/platform/error-causes'
import {
  BATCH,
  type BackupCipher,
  checkFolder,
  connect,
  copyTree,
  dataFile,
  FILES,
  MANIFEST,
  type Manifest,
  manifest,
  PLAIN,
  readRegular,
} from './backup-files'

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
 * Copies files, fills an empty database, migrates it and retires numbers given out since. Needs the right to set
 * `session_replication_role`, as no triggers run. @param files null leaves the files in the backup. @throws Error for
 * an incomplete backup, one of another key, a role without that right or a database with rows, before anything changes; for
 * files that cannot be copied, before the database does.
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
    await requireSilentTriggers(sql)
    if (read.files && files !== null) await copyFiles(path.join(folder, FILES), files, cipher)
    await migrateDatabase(url, { until: read.lastMigration })
    await sql.begin((tx) => copyIn(tx, folder, read, cipher))
    await finish(url, sql)
    return read
  } finally {
    await sql.end()
  }
}

/** Before the rows, as only an empty database can be tried again. @throws Error that says so. */
async function copyFiles(from: string, to: string, cipher: BackupCipher): Promise<void> {
  try {
    await copyTree(from, to, {
      isChanging: false,
      rename: (name) => name.slice(0, name.length - cipher.suffix.length),
      convert: cipher.unseal,
    })
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    const message =
      `No se pudieron copiar los archivos a ${to}: ${why}. La base de datos sigue vacía: ` +
      'resuélvelo y vuelve a intentarlo, como el usuario del servidor.'
    throw new Error(message, { cause: error })
  }
}

const INSUFFICIENT_PRIVILEGE = '42501'
/** The first Postgres in which a parameter can be granted. */
const GRANTS_PARAMETERS = 150_000

const silenceTriggers = (tx: postgres.TransactionSql) => tx`set local session_replication_role = replica`

/** @throws Error that says what the role lacks. */
async function requireSilentTriggers(sql: postgres.Sql): Promise<void> {
  const [account] = await sql<{ role: string; version: number }[]>`
    select quote_ident(current_user) as role, current_setting('server_version_num')::int as version`
  try {
    await sql.begin(silenceTriggers)
  } catch (error) {
    if (!account || !codesOf(error).includes(INSUFFICIENT_PRIVILEGE)) throw error
    const { role, version } = account
    const grant =
      version >= GRANTS_PARAMETERS
        ? `«GRANT SET ON PARAMETER session_replication_role TO ${role}»`
        : `«ALTER ROLE ${role} SUPERUSER», hasta que termine,`
    throw new Error(
      `La cuenta ${role} de Postgres no puede restaurar. Ejecuta ${grant} como superusuario y vuelve a ` +
        'intentarlo con la misma cuenta: de otra serían las tablas, y el sitio no podría leerlas.',
    )
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
  await sql.begin(async (tx) => {
    await withoutTimeLimits(tx)
    await tx`analyze`
  })
}

async function copyIn(
  tx: postgres.TransactionSql,
  folder: string,
  { tables, sequences }: Manifest,
  cipher: BackupCipher,
) {
  await withoutTimeLimits(tx)
  await silenceTriggers(tx)
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

/** More than were given out since; small beside the range of ids. */
const STEP = 1_000_000

/** Filled by migrations and seeds; some columns hold its ids as smallint. */
const CATALOG = ['cities_id_seq', 'breeds_id_seq', 'colors_id_seq']

/** After going back in time: ids are not given out again; sessions, tokens, links and kept pages end. */
async function finishRecovery(tx: postgres.TransactionSql): Promise<void> {
  await withoutTimeLimits(tx)
  await tx`select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value) + ${STEP}::bigint)
    from pg_sequences where schemaname = 'public' and sequencename <> all (${CATALOG})`
  // Not by one: the version that a password change gave out since would be valid again.
  await tx`update users set session_version = session_version + ${STEP}::int`
  await tx`delete from email_tokens`
  // Those that undo a change are a promise of seven days.
  await tx`delete from email_changes where not undoes`
  // Unknown tags expired: every instance counts its pages as old.
  await tx`truncate expired_tags`
}

/** After its provider's recovery. */
export async function finishRecoveryOf(url: string): Promise<void> {
  const sql = postgres(parseDatabaseUrl(url).href, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(finishRecovery)
  } finally {
    await sql.end()
  }
}
