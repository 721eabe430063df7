import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import { users } from '@/db/schema'
import type { End } from '@/lib/privacy/retention/ends'
import { RETENTION, type Retention } from '@/lib/privacy/retention/table'
import { TABLES } from './clock'
import { TERMS, type Term } from './terms'
import { CODE } from './world'

export type TableName = keyof typeof RETENTION
export const termsOf = (name: string): readonly Term[] => TERMS[name as TableName] ?? []
export const endsOf = (name: string): readonly End[] =>
  (RETENTION as Readonly<Record<string, Retention>>)[name]?.ends ?? []

/** The cleanup runs every hour. */
const INTERVAL = '1 hour'

/** What is kept longer than its term says. `oldest` notes the most days that anything was kept, by table and end. */
export async function findOverdue(db: Db, now: Date, oldest: Map<string, number>): Promise<string[]> {
  const found: string[] = []
  const at = sql`${now.toISOString()}::timestamptz`
  for (const { name, sqlName } of TABLES)
    for (const { end, since, lasts, columns } of termsOf(name)) {
      const [row] = await db.execute<{ late: number; days: number | null }>(sql`
        select count(*) filter (where since + ${lasts}::interval < ${at} - ${INTERVAL}::interval)::int late,
          extract(epoch from ${at} - min(since) filter (where since > '-infinity')) / 86400 days
        from (select ${sql.raw(since)} since from ${sql.identifier(sqlName)} t) counted`)
      const key = `${name}: ${end.term}`
      oldest.set(key, Math.max(oldest.get(key) ?? 0, Number(row?.days ?? 0)))
      if (row && row.late > 0)
        found.push(
          `${name}${columns ? `.${columns.join('/')}` : ''} outlives “${end.term}”: ${row.late} rows`,
        )
    }
  return found
}

interface Trace extends Record<string, unknown> {
  key: string
  code: string
  rows: number
}

/**
 * Words of departed people may stay only where the retention table lets them, whose terms `findOverdue` counts, and the
 * name of a short link in a note for caches, which stays for two days and where nothing was written since. Real files
 * have random names; those of the lives carry a code, and wait for the sweep as real ones do.
 */
const MAY_STAY = ['rightsRequests', 'contactMessages', 'keptCases', 'outbox', 'expiredTags', 'orphanedFiles']

/** Where the name, e-mail, telephone, words or number of somebody who deleted the account still is. */
export async function findTraces(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const { name, sqlName, table } of TABLES) {
    if (!MAY_STAY.includes(name)) {
      // A foundation keeps its name for its donors.
      const isBooks = name === 'foundations' ? sql`and e.key <> 'name'` : sql``
      const traces = await db.execute<Trace>(sql`
        select e.key, d.code, count(*)::int rows from ${sql.identifier(sqlName)} t,
          jsonb_each_text(to_jsonb(t)) e,
          regexp_matches(e.value, ${`${CODE}|\\+5939\\d{8}`}, 'gi') m
          join lives.departed d on lower(m[1]) = d.code or m[1] = d.phone
        where e.value ~* ${`${CODE}|\\+5939\\d{8}`} ${isBooks}
        group by 1, 2`)
      for (const { key, code } of traces) found.push(`${name}.${key} still has words of ${code}`)
    }
    for (const column of columnsToUsers(table)) {
      const left = await db.execute<{ code: string }>(sql`
        select d.code from ${sql.identifier(sqlName)} t join lives.departed d on d.id = t.${sql.identifier(column)}
        where not exists (select from users u where u.id = d.id and u.email like 'cuenta-%@eliminada.invalid')
          or not ${BOOKS.includes(`${name}.${column}`)}`)
      for (const { code } of left) found.push(`${name}.${column} still leads to ${code}`)
    }
  }
  return found
}

/** What leads to the remains of a foundation that received donations. */
const BOOKS = [
  'users.id',
  'foundations.user_id',
  'donations.foundation_id',
  'monthlyGifts.foundation_id',
  'payouts.foundation_id',
  'rightsRequests.user_id',
  'contactMessages.user_id',
]

/** Columns that hold the number of an account. */
export function columnsToUsers(table: (typeof TABLES)[number]['table']): string[] {
  const { name, foreignKeys, columns } = getTableConfig(table)
  if (name === 'users') return ['id']
  const keys = foreignKeys.flatMap((key) => {
    const reference = key.reference()
    const target = getTableConfig(reference.foreignTable).name
    return reference.foreignTable === users || target === 'foundations' || target === 'second_factors'
      ? reference.columns.map((column) => column.name)
      : []
  })
  // Without a foreign key, as the row goes with its search.
  return name === 'saved_search_notices'
    ? [...keys, 'user_id']
    : keys.filter((key) => columns.some((c) => c.name === key))
}
