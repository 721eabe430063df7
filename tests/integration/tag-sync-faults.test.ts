import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { db } from '@/db/client'
import { Listener } from '@/lib/platform/bus/listener'
import { Connection } from '@/lib/platform/bus/queries/connection'
import { TagMoments } from '@/lib/platform/bus/tag-moments'
import { TagSync } from '@/lib/platform/bus/tag-sync'
import {
  changeElsewhere,
  changeUnheard,
  DATABASE,
  newTag,
  openProxy,
  startInstance,
  TIMES,
  untilExpired,
} from '@/tests/support/bus'

const backends = (what: string) =>
  db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity
    where query ilike ${what} and datname = current_database() and pid <> pg_backend_pid()`)

describe('a listener in trouble', () => {
  it('a killed listener comes back, and what it missed is known', async () => {
    const { moments, listener } = await startInstance()
    const session = listener.session
    for (const { pid } of await backends('%listen expired_tags%'))
      await db.execute(sql`select pg_terminate_backend(${pid})`)
    const tag = newTag()
    const since = Date.now()
    await changeElsewhere(tag)
    await untilExpired(moments, tag, since)
    await expect.poll(() => listener.isUp && listener.session > session).toBe(true)
    const heard = newTag()
    const heardSince = Date.now()
    await changeElsewhere(heard)
    await untilExpired(moments, heard, heardSince)
  })

  it('a listener that hears nothing is replaced, while the table is read', async () => {
    const proxy = await openProxy()
    const { moments, problems, listener, tagSync } = await startInstance({ listenTo: proxy.url })
    const session = listener.session
    proxy.silence()
    const tag = newTag()
    const since = Date.now()
    await changeElsewhere(tag)
    await untilExpired(moments, tag, since)
    await expect.poll(() => problems, { timeout: 5000 }).toContain('silent')
    expect([tagSync.state, moments.isLagging]).toEqual(['following', false])
    proxy.restore()
    await expect.poll(() => listener.session, { timeout: 8000 }).toBeGreaterThan(session)
  })

  it('a listener that nobody sends anything to is kept, and no failure is told of what was given up', async () => {
    const proxy = await openProxy()
    const { moments, problems, listener, tagSync } = await startInstance({ ask: proxy.url })
    const { session, heardAt } = listener
    proxy.silence()
    await expect.poll(() => performance.now() - heardAt > 5 * TIMES.silence).toBe(true)
    await expect.poll(() => problems).toContain('slow')
    await expect.poll(() => tagSync.state, { timeout: 8000 }).toBe('behind')
    expect(listener.session).toBe(session)
    proxy.restore()
    await expect.poll(() => moments.isLagging, { timeout: 8000 }).toBe(false)
    expect(problems).not.toContain('silent')
    expect(problems).not.toContain('unreadable')
    expect(listener.session).toBe(session)
  })

  it('a listener behind a pooler is named as such', async () => {
    // What a transaction pooler does: LISTEN is accepted, and messages go nowhere.
    const { problems } = await startInstance()
    const other = new Listener(DATABASE, () => {})
    onTestFinished(() => other.close())
    const silentListener = new Proxy(other, {
      get: (target, key) => {
        if (key === 'subscribe') return () => {}
        if (key === 'heardAt') return upAt
        const value = Reflect.get(target, key, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    let upAt = performance.now()
    other.subscribe('instances', { hear: () => {}, up: () => (upAt = performance.now()) })
    const tagSync = new TagSync({
      listener: silentListener,
      queries: new Connection(DATABASE),
      moments: new TagMoments(),
      announcement: '{}',
      onProblem: (problem) => problems.push(problem),
      times: TIMES,
    })
    onTestFinished(() => tagSync.close())
    await expect.poll(() => problems, { timeout: 8000 }).toContain('pooler')
  })

  it('while nothing is heard and nothing can be read, everything kept counts as expired', async () => {
    const proxy = await openProxy()
    const { moments, tagSync } = await startInstance({ listenTo: proxy.url, ask: proxy.url })
    proxy.silence()
    await expect.poll(() => moments.isLagging, { timeout: 5000 }).toBe(true)
    expect(tagSync.state).toBe('behind')
    const tag = newTag()
    const since = Date.now()
    await changeElsewhere(tag)
    proxy.restore()
    await expect.poll(() => moments.isLagging, { timeout: 8000 }).toBe(false)
    expect(moments.expiredSince([tag], since)).toBe(true)
    expect(moments.expiredSince([newTag()], since)).toBe(false)
  })
})

describe('a database that is away', () => {
  it('what is kept stands while connections are refused, and what was missed is known afterwards', async () => {
    const proxy = await openProxy()
    // A busy machine may leave this process alone for longer than the others' `trust`.
    const trust = 1500
    const { moments, tagSync } = await startInstance({
      ...{ listenTo: proxy.url, ask: proxy.url },
      times: { trust },
    })
    await proxy.close()
    const since = Date.now()
    const seen = new Set<boolean>()
    const watch = setInterval(() => seen.add(moments.isLagging), 10)
    await new Promise((resolve) => setTimeout(resolve, 2 * trust))
    expect(tagSync.state).toBe('disconnected')
    clearInterval(watch)
    expect([...seen]).toEqual([false])
    const tag = newTag()
    await changeElsewhere(tag)
    await proxy.open()
    await untilExpired(moments, tag, since)
    // Once somebody listens again, nothing is trusted until it is known what was missed.
    await expect.poll(() => moments.isLagging).toBe(false)
    expect(moments.expiredSince([newTag()], since)).toBe(false)
  })

  it('an instance that starts while the database is away trusts nothing until it has read the table', async () => {
    const proxy = await openProxy()
    await proxy.close()
    const tag = newTag()
    await changeUnheard(tag)
    const moments = new TagMoments()
    const listener = new Listener(proxy.url, () => {})
    const tagSync = new TagSync({
      listener,
      queries: new Connection(proxy.url),
      moments,
      announcement: '{}',
      onProblem: () => {},
      times: TIMES,
    })
    onTestFinished(() => listener.close())
    onTestFinished(() => tagSync.close())
    await new Promise((resolve) => setTimeout(resolve, 3 * TIMES.read))
    expect([tagSync.state, moments.isLagging]).toEqual(['connecting', true])
    await proxy.open()
    await expect.poll(() => moments.isLagging, { timeout: 8000 }).toBe(false)
    expect(tagSync.state).toBe('following')
    expect(moments.expiredSince([tag], Date.now() - 1000)).toBe(true)
  })
})
