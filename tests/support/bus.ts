import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { db } from '@/db/client'
import { Listener } from '@/lib/platform/bus/listener'
import { Connection } from '@/lib/platform/bus/queries/connection'
import { TagMoments } from '@/lib/platform/bus/tag-moments'
import { TagSync } from '@/lib/platform/bus/tag-sync'
import { PostgresProxy } from './postgres-proxy'

export const DATABASE = process.env.DATABASE_URL ?? ''
/** Everything about ten times as fast as in production, milliseconds. */
export const TIMES = { tick: 20, read: 100, readTimeout: 300, heartbeat: 150, silence: 600, trust: 400 }

interface Settings {
  listenTo?: string
  ask?: string
  times?: Partial<typeof TIMES & { gap: number; commit: number }>
}

/** Another instance on the database of this file, closed at the end of the test. */
export async function startInstance({ listenTo = DATABASE, ask = DATABASE, times = {} }: Settings = {}) {
  const moments = new TagMoments()
  const problems: string[] = []
  const listener = new Listener(listenTo, () => {})
  const tagSync = new TagSync({
    listener,
    queries: new Connection(ask),
    moments,
    announcement: '{}',
    onProblem: (problem) => problems.push(problem),
    times: { ...TIMES, ...times },
  })
  onTestFinished(() => listener.close())
  onTestFinished(() => tagSync.close())
  await expect.poll(() => listener.isUp && !moments.isLagging, { interval: 5 }).toBe(true)
  return { moments, problems, listener, tagSync }
}

export async function openProxy() {
  const proxy = new PostgresProxy(DATABASE)
  await proxy.open()
  onTestFinished(() => proxy.close())
  return proxy
}

let marks = 0
export const newTag = () => `pet:-${++marks}`

/** A change by another process: its messages do not name this one. */
export const changeElsewhere = (tag: string) =>
  db.execute(sql`
    with row as (insert into expired_tags (tag) values (${tag}))
    select pg_notify('expired_tags', pg_current_xact_id()::text || ' elsewhere ' || jsonb_build_array(${tag}::text))`)

/** One whose message is lost. */
export const changeUnheard = (tag: string) => db.execute(sql`insert into expired_tags (tag) values (${tag})`)

/** Waits until what was made at `since`, before the change, counts as expired. */
export async function untilExpired(moments: TagMoments, tag: string, since: number) {
  await expect.poll(() => moments.expiredSince([tag], since), { interval: 5 }).toBe(true)
}
