import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { createDb, db, type OwnedDb } from '@/db/client'
import { write } from '@/lib/platform/write'
import { PetIndexSync } from '@/lib/search/memory/index-sync'
import { openPetSource } from '@/lib/search/memory/pet-queries'
import { DATABASE, newTag, startInstance, untilExpired } from '@/tests/support/bus'
import { insertOwner, insertPet } from '@/tests/support/search-world'

/**
 * Postgres' queue of notifications as new sessions see it: filling the real one takes 8 GB. It fails like a full one, but at
 * the statement.
 */
beforeAll(async () => {
  const name = new URL(DATABASE).pathname.slice(1)
  await db.execute(sql`create schema queue`)
  await db.execute(sql`create table queue.filled as select 0::float8 as share`)
  await db.execute(sql`
    create function queue.pg_notification_queue_usage() returns float8 language sql as 'select share from queue.filled'`)
  await db.execute(sql`
    create function queue.pg_notify(channel text, payload text) returns void language plpgsql as $$
    begin
      if (select share from queue.filled) > 0.95 then
        raise exception 'too many notifications in the NOTIFY queue' using errcode = '54000';
      end if;
      perform pg_catalog.pg_notify(channel, payload);
    end $$`)
  await db.execute(sql.raw(`alter database ${name} set search_path = queue, pg_catalog, public`))
})

const fill = (share: number) => db.execute(sql`update queue.filled set share = ${share}`)

function openSession(): OwnedDb {
  const opened = createDb(DATABASE, { max: 2 })
  onTestFinished(() => opened.$client.end())
  return opened
}

it('writes commit while the queue of notifications is full, and others know of them by the table', async () => {
  const writer = openSession()
  // A busy machine may leave this process alone for longer than the usual `trust` of tests.
  const { moments, listener, tagSync, problems } = await startInstance({ times: { trust: 2000 } })
  const index = new PetIndexSync(openPetSource(DATABASE, listener), (error) => problems.push(String(error)))
  onTestFinished(() => index.close())
  const isIndexed = (id: number) =>
    [...(index.current?.slotsOf({ kind: 'anywhere' }) ?? [])].some(
      (slot) => index.current?.columns.id[slot] === id,
    )
  const ownerId = await insertOwner(writer)
  const first = await insertPet(writer, { ownerId })
  await expect.poll(() => isIndexed(first)).toBe(true)

  // Behind by half, nobody relies on messages any more.
  await fill(0.6)
  await expect.poll(() => listener.isUp).toBe(false)
  expect([index.current, tagSync.state]).toEqual([null, 'following'])

  await fill(1)
  const tag = newTag()
  const since = Date.now()
  const ctx = { db: writer, now: new Date(), expire: () => {}, defer: () => {} }
  const second = await write(ctx, async (tx) => {
    tx.expire(tag)
    return insertPet(tx, { ownerId })
  })
  await untilExpired(moments, tag, since)
  expect(problems).toEqual([])

  await fill(0)
  await expect.poll(() => isIndexed(second)).toBe(true)
  expect([listener.isUp, tagSync.state]).toEqual([true, 'following'])
})
