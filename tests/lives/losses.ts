import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import { RETENTION, type Retention } from '@/lib/privacy/retention/table'
import { TABLES } from './clock'
import { columnsToUsers, endsOf, termsOf } from './leftovers'

const retention: Readonly<Record<string, Retention>> = RETENTION
/** Rows that triggers write from others. */
const DERIVED = ['petTexts', 'petSearch']
const REMAINS = 'cuenta-%@eliminada.invalid'

const or = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`

const rowOf = (sqlName: string) => sql`jsonb_populate_record(null::${sql.identifier(sqlName)}, g.old)`

/** An account that left in the transaction that did it. */
const left = (column: string) => sql`exists (select from lives.gone u where u.tx = g.tx and u.name = 'users'
  and (u.new is null or u.new ->> 'email' like ${REMAINS}) and u.old ->> 'id' = g.old ->> ${column})`

const someoneLeft = sql`exists (select from lives.gone u where u.tx = g.tx and u.name = 'users'
  and (u.new is null or u.new ->> 'email' like ${REMAINS}))`

/** The row that it belonged to went in the same transaction. */
function parentsGone(table: (typeof TABLES)[number]['table']): SQL[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference()
    if (foreignTable === users) return []
    const [own, other] = [columns.at(-1)?.name ?? '', foreignColumns.at(-1)?.name ?? '']
    return [
      sql`exists (select from lives.gone p where p.tx = g.tx and p.new is null
        and p.name = ${getTableConfig(foreignTable).name} and p.old ->> ${other} = g.old ->> ${own})`,
    ]
  })
}

const overdue = (
  name: string,
  sqlName: string,
  isWanted: (columns: readonly string[] | undefined) => boolean,
) =>
  termsOf(name)
    .filter(({ columns }) => isWanted(columns))
    .map(
      ({ since, lasts }) =>
        sql`exists (select from ${rowOf(sqlName)} t where ${sql.raw(since)} + ${lasts}::interval <= g.at)`,
    )

/** Kept by the table for good, as numbers: books and the log. */
const isForGood = (name: string) =>
  name !== 'auditNotes' &&
  endsOf(name).length > 0 &&
  endsOf(name).every(({ atEnd }) => atEnd === 'keep as number')

/** Why a row of this table may be deleted. */
function reasons({ name, sqlName, table }: (typeof TABLES)[number]): SQL {
  if (isForGood(name)) return sql`false`
  const whole = overdue(name, sqlName, (columns) => columns === undefined)
  // What people do themselves is theirs.
  const own = sql`g.phase = 'life'`
  if (name === 'users')
    return or([...whole, sql`exists (select from lives.departed d where d.id = (g.old ->> 'id')::int)`])
  const goesWithAccount = endsOf(name).some(({ job }) => job === 'account deletion')
  const leaving = goesWithAccount ? columnsToUsers(table).map(left) : []
  const special: Record<string, SQL> = {
    auditNotes: someoneLeft,
    // Withdrawn before it left.
    outbox: sql`g.old ->> 'sent_at' is null`,
    // Nothing shows it any more: its owner left.
    storedPhotos: sql`g.phase = 'departure'`,
    recoveryCodes: someoneLeft,
  }
  const [more] = [special[name]]
  return or([own, ...whole, ...leaving, ...parentsGone(table), ...(more ? [more] : [])])
}

/** Why a column of a row may lose what it had. */
function lossReasons({ name, sqlName, table }: (typeof TABLES)[number], column: string): SQL {
  const own = name === 'users' ? 'id' : name === 'foundations' ? 'user_id' : null
  const keys = columnsToUsers(table).includes(column) && column !== own ? [left(column)] : []
  const parts = overdue(name, sqlName, (columns) => columns?.includes(column) ?? false)
  const mails = sql`exists (select from lives.gone u where u.tx = g.tx and u.name = 'users'
    and lower(u.old ->> 'email') = lower(g.old ->> 'recipient'))`
  return or([
    ...(own ? [left(own)] : []),
    ...keys,
    ...parts,
    ...parentsGone(table),
    ...(name === 'outbox' ? [mails] : []),
  ])
}

/** Rows, and personal columns, that are gone though nothing ended them. Counts the others by table, and forgets all. */
export async function findLosses(db: Db, went: Map<string, number>): Promise<string[]> {
  const found: string[] = []
  await db.execute(sql`analyze lives.gone`)
  const counts = await db.execute<{ name: string; phase: string; rows: number }>(
    sql`select name, phase, count(*)::int rows from lives.gone group by name, phase`,
  )
  for (const entry of TABLES) {
    const { name, sqlName, table } = entry
    const { group, personal } = retention[name] ?? { group: null, personal: [] }
    const phases = counts.filter((row) => row.name === sqlName)
    for (const { phase, rows } of phases)
      went.set(`${name} ${phase}`, (went.get(`${name} ${phase}`) ?? 0) + Number(rows))
    if (phases.length === 0 || group === null || DERIVED.includes(name)) continue
    const gone = await db.execute<{ phase: string; rows: number; one: string }>(sql`
      select g.phase, count(*)::int rows, min(g.old::text) one from lives.gone g
      where g.name = ${sqlName} and g.new is null and not coalesce(${reasons(entry)}, false) group by g.phase`)
    for (const { phase, rows, one } of gone)
      found.push(`${name} lost ${rows} rows in a ${phase} before their end, such as ${one.slice(0, 200)}`)
    for (const { name: column } of getTableConfig(table).columns.filter(({ name: own }) =>
      isPersonal(table, personal, own),
    )) {
      const emptied = await db.execute<{ phase: string; rows: number; one: string }>(sql`
        select g.phase, count(*)::int rows, min(g.old::text) one from lives.gone g
        where g.name = ${sqlName} and g.new is not null and g.old ->> ${column} <> ''
          and coalesce(g.new ->> ${column}, '') = '' and not coalesce(${lossReasons(entry, column)}, false)
        group by g.phase`)
      for (const { phase, rows, one } of emptied)
        found.push(
          `${name}.${column} was emptied in ${rows} rows in a ${phase}, such as ${one.slice(0, 200)}`,
        )
    }
  }
  await db.execute(sql`truncate lives.gone`)
  return found
}

const isPersonal = (table: object, personal: readonly string[], sqlName: string) =>
  Object.entries(table).some(([key, column]) => personal.includes(key) && column?.name === sqlName)
