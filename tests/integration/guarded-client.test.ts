import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guardClient } from '@/db/guarded-client'
import { DatabaseUnavailable } from '@/lib/database-trouble'
import { PostgresProxy } from '@/tests/support/postgres-proxy'

const DEADLINE_MS = 600
const MAX_OPEN = 6
let proxy: PostgresProxy
let client: postgres.Sql
let db: ReturnType<typeof drizzle>

beforeEach(async () => {
  proxy = new PostgresProxy(process.env.DATABASE_URL ?? '')
  await proxy.open()
  const connect = () =>
    postgres(proxy.url, {
      max: 2,
      connect_timeout: 1,
      backoff: () => 0.05,
      onnotice: () => {},
      connection: { statement_timeout: 400, lock_timeout: 200 },
    })
  client = guardClient(connect, { deadlineMs: DEADLINE_MS, maxOpen: MAX_OPEN, reconnects: true })
  db = drizzle(client)
})
afterEach(async () => {
  await client.end({ timeout: 0 })
  await proxy.close()
})

const one = () => db.execute(sql`select 1 as one`)

/** Of the guard where there is one in the chain of causes; null when nothing failed. */
async function failure(work: Promise<unknown>): Promise<unknown> {
  let error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  while (error instanceof Error && error.name !== 'DatabaseUnavailable' && error.cause) error = error.cause
  return error
}

describe('a guarded client', () => {
  it('reads, writes, rolls back and uses savepoints like any other', async () => {
    expect([...(await one())]).toEqual([{ one: 1 }])
    const done = await db.transaction(async (tx) => {
      await tx.execute(sql`create temporary table guarded (id integer) on commit drop`)
      await tx.execute(sql`insert into guarded values (1)`)
      await tx
        .transaction(async (inner) => {
          await inner.execute(sql`insert into guarded values (2)`)
          inner.rollback()
        })
        .catch(() => {})
      return [...(await tx.execute(sql`select id from guarded`))]
    })
    expect(done).toEqual([{ id: 1 }])
  })

  it('leaves errors of the statement as they are', async () => {
    expect(await failure(db.execute(sql`select 1 / 0`))).toMatchObject({ code: '22012' })
  })

  it('ends a statement that takes too long, and goes on', async () => {
    const error = await failure(db.execute(sql`select pg_sleep(5)`))
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect(error).toMatchObject({ code: '57014' })
    await one()
  })

  it('fails within the deadline when nothing comes back, also in the middle of a transaction, and connects anew', async () => {
    await one()
    const hung = db.transaction(async (tx) => {
      proxy.silence()
      await tx.execute(sql`select 1`)
    })
    expect(await failure(hung)).toBeInstanceOf(DatabaseUnavailable)
    proxy.restore()
    await one()
  })

  it('says at once that the database is away, and is back when it is', async () => {
    await one()
    await proxy.close()
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await failure(one())).toBeInstanceOf(DatabaseUnavailable)
    await proxy.open()
    await one()
  })

  it('refuses at once what would wait too long, and takes it again later', async () => {
    const busy = Array.from({ length: MAX_OPEN }, async () => db.execute(sql`select pg_sleep(0.1)`))
    await new Promise(setImmediate)
    expect(await failure(one())).toMatchObject({ code: 'TOO_MANY_WAITING' })
    await Promise.all(busy)
    await one()
  })

  it('fails a transaction that gets no connection, without doing its work later', async () => {
    proxy.silence()
    let works = 0
    const hung = db.transaction(async () => {
      works++
    })
    expect(await failure(hung)).toBeInstanceOf(DatabaseUnavailable)
    proxy.restore()
    await one()
    expect(works).toBe(0)
  })
})
