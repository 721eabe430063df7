import { eq, getTableName, is, notLike, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import * as schema from '@/db/schema'
import { subjectOwners } from '@/lib/moderation/staff/audit-log/subject-queries'
import { DomainError } from '@/lib/platform/errors'
import { DELETED_DOMAIN } from '@/lib/text/deleted-email'
import type { CountryId } from '@/lib/text/vocabulary'

/** From the rows of a table, `source`, to the account that they are about. */
interface Way {
  account: SQL
  joins: SQL
}

const byPet = (petId: SQL): Way => ({
  account: sql`pet.owner_id`,
  joins: sql`join pets pet on pet.id = ${petId}`,
})

/** What an entry was about; who decided is not concerned. @param joins to `entry` */
const bySubject = (joins: SQL): Way[] => [
  {
    account: sql`subject_owners.account`,
    joins: sql`${joins} join ${subjectOwners()} on subject_owners.subject = entry.subject`,
  },
]

/** How rows without a foreign key are about accounts: mails are, about who gets them and whom they tell of. */
const WAYS = new Map<PgTable, readonly Way[]>([
  [
    schema.outbox,
    [{ account: sql`owner.id`, joins: sql`join users owner on owner.id = any(source.about_accounts)` }],
  ],
  [schema.petSearch, [byPet(sql`source.id`)]],
  [schema.petTexts, [byPet(sql`source.pet_id`)]],
  [schema.auditLog, bySubject(sql`join audit_log entry on entry.id = source.id`)],
  [schema.auditNotes, bySubject(sql`join audit_log entry on entry.id = source.entry_id`)],
])

/** Columns of tables that also hold e-mails without an account, with what else the row says of whose they are. */
const EMAIL_COLUMNS = new Map<PgTable, { email: SQL; name: SQL; countryId: SQL }>([
  [
    schema.contactMessages,
    { email: sql`source.email`, name: sql`source.name`, countryId: sql`source.country_id` },
  ],
  [schema.rightsRequests, { email: sql`source.email`, name: sql`''`, countryId: sql`source.country_id` }],
  [schema.outbox, { email: sql`source.recipient`, name: sql`''`, countryId: sql`null::text` }],
  [schema.emailChanges, { email: sql`source.email`, name: sql`''`, countryId: sql`null::text` }],
])

/** For tables whose rows are about accounts to which no foreign key leads; null for all others. */
const waysWithoutKeys = (table: PgTable): readonly Way[] | null => WAYS.get(table) ?? null

/** Columns whose account the row says nothing of: staff who decided, and the owner of a pet that somebody likes. */
const NOT_CONCERNED = [
  'foundations.decided_by',
  'payouts.entered_by',
  'rights_requests.answered_by',
  'contact_messages.decided_by',
  'favourites.pet_id',
]

const TABLES = new Map<string, PgTable>(
  Object.values(schema).flatMap((value) => (is(value, PgTable) ? [[getTableName(value), value]] : [])),
)

export interface ConcernedPerson {
  /** Null for an e-mail without an account. */
  id: number | null
  email: string
  name: string
  countryId: CountryId | null
  country: string | null
  /** Rows of the table that are about this person. */
  rows: number
  /** How many of them were written or changed in the time asked for, by the row's own times. */
  changed: number
}

interface BreachQuery {
  table: string
  since: Date
  now: Date
}

/**
 * The accounts that rows of a table are about, by country, and then the e-mails in it that have none, as of whoever wrote
 * without one. Emptied accounts cannot be written to and are left out. All rows that exist now count, whatever their age:
 * whoever could read the table since then could read them. Rows deleted meanwhile are not found: a backup has them.
 * @param table as the database calls it
 * @throws DomainError invalid for a table that does not exist, or whose rows lead to no account.
 */
export async function listConcerned(
  db: Db,
  { table: name, since, now }: BreachQuery,
): Promise<ConcernedPerson[]> {
  const table = TABLES.get(name)
  if (!table) throw new DomainError('invalid', `No hay ninguna tabla “${name}”. Hay: ${known()}.`)
  const owners = ownersOf(table)
  if (owners.length === 0)
    throw new DomainError('invalid', `Las filas de “${name}” no dicen de quién son. Sí lo dicen: ${known()}.`)
  const source = sql`with source as (select row_number() over () as row_number, ${table}.*, ${changedSince(table, since, now)} as changed_since from ${table})`
  return [...(await listAccounts(db, source, owners)), ...(await listEmailsWithoutAccount(db, source, table))]
}

const rows = sql<number>`count(*)::int`
const changed = sql<number>`(count(*) filter (where about.changed))::int`

function listAccounts(db: Db, source: SQL, owners: SQL[]): Promise<ConcernedPerson[]> {
  // A row may be about one account in two ways.
  const about = sql`(${source} ${sql.join(owners, sql` union `)})`
  const { users, countries } = schema
  return db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      countryId: users.countryId,
      country: countries.name,
      rows,
      changed,
    })
    .from(users)
    .innerJoin(sql`${about} as about`, sql`about.account_id = ${users.id}`)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .where(notLike(users.email, `%${DELETED_DOMAIN}`))
    .groupBy(users.id, countries.id)
    .orderBy(countries.name, users.id)
}

async function listEmailsWithoutAccount(db: Db, source: SQL, table: PgTable): Promise<ConcernedPerson[]> {
  const columns = EMAIL_COLUMNS.get(table)
  if (!columns) return []
  const { email, name, countryId } = columns
  const about = sql`(${source} select lower(${email}) as email, max(${name}) as name, max(${countryId}) as country_id,
    count(*)::int as rows, (count(*) filter (where source.changed_since))::int as changed
    from source where not exists (select from users u where lower(u.email) = lower(${email}))
    and ${email} not like ${`%${DELETED_DOMAIN}`} group by 1)`
  const { countries } = schema
  return db
    .select({
      id: sql<null>`null`,
      email: sql<string>`about.email`,
      name: sql<string>`about.name`,
      countryId: sql<CountryId | null>`about.country_id`,
      country: countries.name,
      rows: sql<number>`about.rows`,
      changed: sql<number>`about.changed`,
    })
    .from(sql`${about} as about`)
    .leftJoin(countries, eq(countries.id, sql`about.country_id`))
    .orderBy(countries.name, sql`about.email`)
}

/** Tables whose rows lead to accounts. */
const known = (): string =>
  [...TABLES]
    .flatMap(([name, table]) => (ownersOf(table).length > 0 ? [name] : []))
    .sort()
    .join(', ')

/** One query per way from `source` to accounts, along foreign keys. */
function ownersOf(table: PgTable): SQL[] {
  const select = (account: SQL, joins: SQL) =>
    sql`select ${account} as account_id, source.row_number, source.changed_since as changed from source ${joins}`
  if (table === schema.users) return [select(sql`source.id`, sql``)]
  const ways = waysWithoutKeys(table) ?? waysToAccounts(table, 'source', sql``)
  return [...ways, ...waysByEmail(table)].map(({ account, joins }) => select(account, joins))
}

/** An account also wrote what it sent without signing in. */
function waysByEmail(table: PgTable): Way[] {
  const email = EMAIL_COLUMNS.get(table)?.email
  return email
    ? [{ account: sql`owner.id`, joins: sql`join users owner on lower(owner.email) = lower(${email})` }]
    : []
}

function waysToAccounts(table: PgTable, alias: string, joins: SQL, depth = 1): Way[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference()
    const isMeant = !columns.some(({ name }) => NOT_CONCERNED.includes(`${getTableName(table)}.${name}`))
    if (!isMeant || !leadsToAccounts(foreignTable)) return []
    const [first] = columns
    if (foreignTable === schema.users && first) return [{ account: column(alias, first), joins }]
    const next = `parent_${depth}`
    const on = foreignColumns.flatMap((to, at) => {
      const from = columns[at]
      return from ? [sql`${column(alias, from)} = ${column(next, to)}`] : []
    })
    const name = sql.identifier(getTableName(foreignTable))
    const join = sql`join ${name} as ${sql.identifier(next)} on ${sql.join(on, sql` and `)}`
    return waysToAccounts(foreignTable, next, sql`${joins} ${join}`, depth + 1)
  })
}

const column = (alias: string, { name }: PgColumn): SQL =>
  sql`${sql.identifier(alias)}.${sql.identifier(name)}`

function leadsToAccounts(table: PgTable): boolean {
  if (table === schema.users) return true
  return getTableConfig(table).foreignKeys.some((key) => leadsToAccounts(key.reference().foreignTable))
}

/** Whether any time of the row lies between; times to come, such as ends, do not count. */
function changedSince(table: PgTable, since: Date, now: Date): SQL {
  const times = getTableConfig(table).columns.filter(({ columnType }) => columnType === 'PgTimestamp')
  if (times.length === 0) return sql`false`
  const [from, to] = [since.toISOString(), now.toISOString()]
  return sql`(${sql.join(
    times.map((time) => sql`coalesce(${time} between ${from}::timestamptz and ${to}::timestamptz, false)`),
    sql` or `,
  )})`
}
