import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import * as schema from '@/db/schema'
import { ACCOUNT_DELETED, EITHER_DELETED } from '@/lib/privacy/retention/ends'
import { RETENTION, RETENTION_ROWS, type Retention } from '@/lib/privacy/retention/table'

type Schema = typeof schema
type TableName = { [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never }[keyof Schema]
type ColumnOf<Name extends TableName> = keyof Schema[Name]['$inferSelect'] & string
type Entries = typeof RETENTION
type Named<Name extends TableName & keyof Entries> =
  | Entries[Name]['personal'][number]
  | Entries[Name]['other'][number]
type Difference<Name extends TableName> = Name extends keyof Entries
  ?
      | `${Name}.${Exclude<ColumnOf<Name>, Named<Name>>} has no retention`
      | `${Name}.${Exclude<Named<Name>, ColumnOf<Name>>} does not exist`
  : `${Name} has no retention`

/** The type check of the static stage fails with the name of a table or column that the table lacks, or that is gone. */
const differences: readonly never[] = [] as readonly { [Name in TableName]: Difference<Name> }[TableName][]

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [[name, table] as const] : [],
)
const retention: Readonly<Record<string, Retention>> = RETENTION

/** Whether deleting an account deletes the rows that are about it. */
function goesWithAccount(table: PgTable): boolean {
  if (table === schema.users) return true
  return getTableConfig(table).foreignKeys.some(
    (key) => key.onDelete === 'cascade' && goesWithAccount(key.reference().foreignTable),
  )
}

describe('the retention table', () => {
  it('gives every table with personal columns a purpose and an end, and no other table', () => {
    for (const [name] of tables) {
      const { group, personal, ends } = retention[name] ?? {}
      expect([name, group !== null, (ends ?? []).length > 0]).toEqual([
        name,
        personal?.length !== 0,
        personal?.length !== 0,
      ])
    }
  })

  it('says of what goes with an account only what its foreign keys or triggers do', () => {
    /** Written by triggers from rows of pets, and deleted by them. */
    const byTrigger = ['petTexts', 'petSearch']
    const said = tables.filter(([name]) =>
      retention[name]?.ends.some((end) => end === ACCOUNT_DELETED || end === EITHER_DELETED),
    )
    expect(said.length).toBeGreaterThan(20)
    const staying = said.filter(([name, table]) => !goesWithAccount(table) && !byTrigger.includes(name))
    expect(staying.map(([name]) => name)).toEqual([])
  })

  it('calls personal what leads to an account or says how to reach or recognise somebody', () => {
    const telling = /email|phone|recipient|ipHash|address|lastName|password|comment|message|details/i
    const missed = tables.flatMap(([name, table]) => {
      const toAccounts = getTableConfig(table).foreignKeys.flatMap((key) => {
        const { columns, foreignTable } = key.reference()
        return foreignTable === schema.users ? columns : []
      })
      const { other = [] } = retention[name] ?? {}
      return other
        .filter((column) => {
          const found = Object.entries(table).find(([key]) => key === column)?.[1]
          return telling.test(column) || toAccounts.includes(found)
        })
        .map((column) => `${name}.${column}`)
    })
    // A country's, a number, and when a password was proven.
    expect(missed).toEqual(['countries.phonePrefix', 'reports.messageId', 'users.passwordProvenAt'])
  })

  it('names each column of each table once', () => {
    expect(differences).toEqual([])
    for (const [name, table] of tables) {
      const { personal = [], other = [] } = retention[name] ?? {}
      const columns = getTableConfig(table).columns.length
      expect([name, new Set([...personal, ...other]).size, personal.length + other.length]).toEqual([
        name,
        columns,
        columns,
      ])
    }
  })

  it('makes a line of the privacy page for each purpose, with a term', () => {
    expect(RETENTION_ROWS.length).toBeGreaterThan(10)
    expect(RETENTION_ROWS.filter(({ term }) => term === '')).toEqual([])
    const used = new Set(Object.values(retention).map(({ group }) => group))
    used.delete(null)
    expect(used.size).toBe(RETENTION_ROWS.length)
  })
})
