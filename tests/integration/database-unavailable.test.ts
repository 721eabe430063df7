import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { expect, it, onTestFinished } from 'vitest'
import { db, type Tx } from '@/db/client'
import { guardClient } from '@/db/guarded-client'
import { makePet } from '@/db/seed/factories'
import { errorReply } from '@/lib/platform/http/error-reply'

/** What a visitor is answered when the work fails. */
const answerTo = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => errorReply(error, 'test'),
  )

const UNAVAILABLE = {
  status: 503,
  body: { error: expect.stringContaining('Vuelve a intentarlo') },
  headers: { 'Retry-After': '5' },
}

const raise = (code: string) =>
  sql.raw(`do $$ begin raise exception 'as in an outage' using errcode = '${code}'; end $$`)

it('a wait for a lock that takes too long inside a transaction is answered with 503 and when to try again', async () => {
  const { id } = await makePet(db)
  const lockPet = (tx: Tx) => tx.execute(sql`select 1 from pets where id = ${id} for update`)
  const answer = await db.transaction(async (holder) => {
    await lockPet(holder)
    const waits = db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '50ms'`)
      // A savepoint wraps the error once more.
      await tx.transaction(lockPet)
    })
    return answerTo(waits)
  })
  expect(answer).toMatchObject(UNAVAILABLE)
})

it.each([
  ['a statement that takes too long', '57014'],
  ['a standby that takes no writes', '25006'],
  ['a protocol error of a pooler', '08P01'],
  ['a transaction that takes too long', '25P04'],
  ['too many connections', '53300'],
  ['a full disk', '53100'],
  ['a database that shuts down', '57P01'],
  ['a database that is dropped for its restoration', '3D000'],
  ['a password that was changed', '28P01'],
  ['a disk that fails', '58030'],
  ['a deadlock', '40P01'],
  ['conflicts that outlast the retries', '40001'],
])('%s is answered with 503, alone and inside a transaction', async (_what, code) => {
  expect(await answerTo(db.execute(raise(code)))).toMatchObject(UNAVAILABLE)
  expect(await answerTo(db.transaction((tx) => tx.execute(raise(code))))).toMatchObject(UNAVAILABLE)
})

it.each(['23505', '22012', '42P01', '54001', 'P0001'])(
  'an error of ours (%s) is not called an outage',
  async (code) => {
    expect(await answerTo(db.transaction((tx) => tx.execute(raise(code))))).toMatchObject({ status: 500 })
  },
)

const readTypes = async (from: { execute: typeof db.execute }) => [
  ...(await from.execute(sql`
    select jsonb_array_elements_text(${JSON.stringify(['a', 'b'])}::jsonb) as text, '{"a":1}'::jsonb as json,
      ${'2026-01-31T12:00:00Z'}::timestamptz as time, date '2026-01-31' as day`)),
]

it('a database that takes no writes any more is left for one that does, and what it still runs may end', async () => {
  const name = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)
  // As a standby, for sessions that begin now and for as long as they last.
  const takeNoWrites = (isReadOnly: boolean) =>
    db.execute(sql.raw(`alter database ${name} set default_transaction_read_only = ${isReadOnly}`))
  const connect = () => postgres(process.env.DATABASE_URL ?? '', { max: 2, onnotice: () => {} })
  const client = guardClient(connect, { deadlineMs: 5000, maxOpen: 10, reconnects: true })
  onTestFinished(async () => {
    await takeNoWrites(false)
    await client.end({ timeout: 0 })
  })
  await takeNoWrites(true)
  const guarded = drizzle(client)
  const addTag = () => guarded.execute(sql`insert into expired_tags (tag) values ('failover')`)
  const reads = guarded.execute(sql`select pg_sleep(0.3), 'read' as what`)
  await guarded.execute(sql`select 1`)
  await takeNoWrites(false)
  expect(await answerTo(addTag())).toMatchObject(UNAVAILABLE)
  expect(await answerTo(addTag())).toBeNull()
  // As the first connections did, which the query builder was given.
  expect(await readTypes(guarded)).toEqual(await readTypes(db))
  expect([...(await reads)]).toMatchObject([{ what: 'read' }])
})
