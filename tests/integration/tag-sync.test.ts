import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { announceExpiry, pruneExpiredTags } from '@/lib/platform/bus/operations'
import {
  changeElsewhere,
  changeUnheard,
  DATABASE,
  newTag,
  startInstance,
  TIMES,
  untilExpired,
} from '@/tests/support/bus'
import { startProgram } from '@/tests/support/programs'

describe('changes made by another instance', () => {
  it('a change is heard long before the table is read again', async () => {
    const { moments } = await startInstance({ times: { read: 60_000, trust: 60_000 } })
    const tag = newTag()
    const since = Date.now()
    await changeElsewhere(tag)
    await untilExpired(moments, tag, since)
    expect(moments.expiredSince([newTag()], since)).toBe(false)
  })

  it('a change that sends no message is found in the table', async () => {
    const { moments } = await startInstance()
    const tag = newTag()
    const since = Date.now()
    await changeUnheard(tag)
    await untilExpired(moments, tag, since)
  })

  it('a transaction that commits after later ones is found in the table', async () => {
    const { moments } = await startInstance()
    const [early, late] = [newTag(), newTag()]
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    let written = () => {}
    const isWritten = new Promise<void>((resolve) => {
      written = resolve
    })
    const slow = db.transaction(async (tx) => {
      await tx.execute(sql`insert into expired_tags (tag) values (${early})`)
      written()
      await released
    })
    await isWritten
    const lateSince = Date.now()
    await changeUnheard(late)
    await untilExpired(moments, late, lateSince)
    const since = Date.now()
    expect(moments.expiredSince([early], 0)).toBe(true)
    expect(moments.expiredSince([early], since)).toBe(false)
    release()
    await slow
    await untilExpired(moments, early, since)
  })

  it('a change is noted once, whether heard or read', async () => {
    const { moments } = await startInstance()
    // On a busy machine an instance may miss its heartbeat, after which everything counts as expired once.
    await vi.waitFor(
      async () => {
        const tag = newTag()
        await changeElsewhere(tag)
        await untilExpired(moments, tag, Date.now() - 1000)
        const since = Date.now() + 1
        await new Promise((resolve) => setTimeout(resolve, 4 * TIMES.read))
        expect(moments.expiredSince([tag], since)).toBe(false)
      },
      { timeout: 20_000 },
    )
  })

  it('one of our own that commits after its writer was told that it failed counts from its commit', async () => {
    const { moments } = await startInstance({ times: { read: 60_000, trust: 60_000 } })
    const tag = newTag()
    let since = 0
    await db.transaction(async (tx) => {
      await announceExpiry(tx, [tag])
      // As the writer does once the deadline of its commit has passed; a page is rendered right after that.
      moments.note([tag])
      since = Date.now() + 1
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
    await untilExpired(moments, tag, since)
  })

  it('a message in a foreign form is ignored', async () => {
    const { moments } = await startInstance()
    const tag = newTag()
    await db.execute(sql`select pg_notify('expired_tags', 'nonsense')`)
    const since = Date.now()
    await changeElsewhere(tag)
    await untilExpired(moments, tag, since)
  })
})

describe('what was kept before a start', () => {
  it('counts as expired where its tag expired since, or where the table does not reach back', async () => {
    await db.execute(sql`truncate expired_tags`)
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
    const write = (tag: string, minutes: number) =>
      db.execute(sql`
        insert into expired_tags (tag, expired_at) values (${tag}, now() - make_interval(mins => ${minutes}))`)
    const [old, recent] = [newTag(), newTag()]
    await write(newTag(), 120)
    await write(old, 60)
    await write(recent, 10)
    const { moments } = await startInstance()
    expect(moments.expiredSince([old], minutesAgo(61))).toBe(true)
    expect(moments.expiredSince([old], minutesAgo(30))).toBe(false)
    expect(moments.expiredSince([recent], minutesAgo(30))).toBe(true)
    // Its transaction may have committed a little later than it wrote.
    expect(moments.expiredSince([recent], minutesAgo(9.5))).toBe(true)
    expect(moments.expiredSince([recent], minutesAgo(8))).toBe(false)
    expect(moments.expiredSince([newTag()], minutesAgo(110))).toBe(false)
    expect(moments.expiredSince([newTag()], minutesAgo(130))).toBe(true)
    await wait(2)
    expect(moments.expiredSince([recent], Date.now())).toBe(false)
  })

  it('an empty table vouches for nothing', async () => {
    await db.execute(sql`truncate expired_tags`)
    const since = Date.now()
    const { moments } = await startInstance()
    expect(moments.expiredSince([newTag()], since)).toBe(true)
    await wait(2)
    expect(moments.expiredSince([newTag()], Date.now())).toBe(false)
  })
})

describe('a table that was replaced', () => {
  it('after a backup was restored everything kept counts as expired', async () => {
    const { moments } = await startInstance()
    const since = Date.now()
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table expired_tags rename to lost_tags`)
      await tx.execute(sql`create table expired_tags (like lost_tags including all)`)
      await tx.execute(sql`drop table lost_tags`)
    })
    await untilExpired(moments, newTag(), since)
    const tag = newTag()
    const changedSince = Date.now()
    await changeUnheard(tag)
    await untilExpired(moments, tag, changedSince)
  })

  it('where rows were pruned before they were read everything kept counts as expired', async () => {
    const { moments } = await startInstance({ times: { gap: 0 } })
    const since = Date.now()
    await db.execute(sql`truncate expired_tags`)
    await untilExpired(moments, newTag(), since)
  })
})

describe('pruneExpiredTags', () => {
  it('keeps two days and a bounded number of rows, the newest always', async () => {
    await db.execute(sql`truncate expired_tags`)
    const write = (days: number, rows = 1) =>
      db.execute(sql`
        insert into expired_tags (tag, expired_at)
        select 'row:' || i, now() - make_interval(days => ${days}) from generate_series(1, ${rows}) i`)
    const count = async () => (await db.execute(sql`select 1 from expired_tags`)).length
    await write(3)
    expect(await pruneExpiredTags(db)).toBe(0)
    await write(1)
    expect(await pruneExpiredTags(db)).toBe(1)
    await write(0, 10)
    await write(0, 10)
    expect(await pruneExpiredTags(db, 10)).toBe(11)
    expect(await count()).toBe(10)
  })
})

it('a process that is killed right after its commit has told everybody', async () => {
  const { moments } = await startInstance({ times: { read: 60_000, trust: 60_000 } })
  const tag = newTag()
  const since = Date.now()
  const child = startProgram('dying-change', [DATABASE, tag])
  expect(await child.exited, child.output()).toBe(-1)
  await untilExpired(moments, tag, since)
}, 30_000)
