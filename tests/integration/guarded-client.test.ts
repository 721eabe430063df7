import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guardClient } from '@/db/guarded-client'
import { DatabaseUnavailable } from '@/lib/platform/database-outages'
import { PostgresProxy } from '@/tests/support/postgres-proxy'

const DEADLINE_MS = 600
const MAX_OPEN = 6
const CONNECTIONS = 2
let proxy: PostgresProxy
let client: postgres.Sql
/** Keeps its connections, as behind a pooler. */
let pooled: postgres.Sql
let db: ReturnType<typeof drizzle>

beforeEach(async () => {
  proxy = new PostgresProxy(process.env.DATABASE_URL ?? '')
  await proxy.open()
  const connect = () =>
    postgres(proxy.url, {
      max: CONNECTIONS,
      connect_timeout: 1,
      backoff: () => 0.05,
      onnotice: () => {},
      connection: { statement_timeout: 400, lock_timeout: 200 },
    })
  const limits = { deadlineMs: DEADLINE_MS, maxOpen: MAX_OPEN }
  client = guardClient(connect, { ...limits, reconnects: true })
  db = drizzle(client)
  pooled = guardClient(connect, { ...limits, reconnects: false })
})
afterEach(async () => {
  await Promise.all([client.end({ timeout: 0 }), pooled.end({ timeout: 0 })])
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
    await one()
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
    // New connections write JSON as the first ones did.
    const elements = sql`select jsonb_array_elements_text(${JSON.stringify(['a'])}::jsonb) as text`
    expect([...(await db.execute(elements))]).toEqual([{ text: 'a' }])
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

  it('fails what finds no free connection alone, leaving those in use as they are', async () => {
    await Promise.all(Array.from({ length: CONNECTIONS }, one))
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const busy = Array.from({ length: CONNECTIONS }, () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await gate
        return [...(await tx.execute(sql`select 1 as one`))]
      }),
    )
    let works = 0
    const waits = [
      one(),
      db.transaction(async () => {
        works++
      }),
    ]
    for (const error of await Promise.all(waits.map(failure)))
      expect(error).toMatchObject({ code: 'DEADLINE' })
    open()
    expect(await Promise.all(busy)).toEqual(busy.map(() => [{ one: 1 }]))
    await one()
    expect(works).toBe(0)
  })

  it('gives each statement of a transaction its own time', async () => {
    const done = db.transaction((tx) =>
      Promise.all(Array.from({ length: 3 }, async () => tx.execute(sql`select pg_sleep(0.25)`))),
    )
    await expect(done).resolves.toHaveLength(3)
  })

  it('ends the rollback of a silent transaction, and its place, where connections are kept', async () => {
    const ofPool = drizzle(pooled)
    const hung = () =>
      ofPool.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        proxy.silence()
        await tx.execute(sql`select 1`)
      })
    for (let round = 0; round <= MAX_OPEN; round++)
      expect(await failure(hung())).toMatchObject({ code: 'DEADLINE' })
  })
})
