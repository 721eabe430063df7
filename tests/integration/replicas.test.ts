import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createDb, type Db, type OwnedDb } from '@/db/client'
import { readPosition, readReached } from '@/db/replicas/replica'
import { Replicas } from '@/db/replicas/replicas'
import { TagMoments } from '@/lib/platform/bus/tag-moments'
import { PostgresProxy } from '@/tests/support/postgres-proxy'
import { type Pair, startPair } from '@/tests/support/standby'

let pair: Pair
let primary: postgres.Sql
let standby: postgres.Sql
let primaryDb: OwnedDb

beforeAll(async () => {
  pair = await startPair()
  primary = postgres(pair.primaryUrl, { max: 2 })
  standby = postgres(pair.standbyUrl, { max: 1 })
  primaryDb = createDb(pair.primaryUrl, { max: 2 })
  await primary`create table shown (name text primary key, value int)`
})

afterAll(async () => {
  await Promise.all([primary?.end(), standby?.end(), primaryDb?.$client.end()])
  await pair?.stop()
})

async function openReplicas(url = pair.standbyUrl, times = {}) {
  const moments = new TagMoments()
  const replicas = new Replicas({
    url: pair.primaryUrl,
    replicaUrls: [url],
    primary: primaryDb,
    moments,
    times: { ask: 20, ...times },
  })
  onTestFinished(() => replicas.close())
  await expect.poll(() => replicas.leftOut).toBe(0)
  return { replicas, moments }
}

const pause = async () => {
  await standby`select pg_wal_replay_pause()`
  const state = async () => (await standby`select pg_get_wal_replay_pause_state() as is`)[0]?.is
  await expect.poll(state, { interval: 5 }).toBe('paused')
  onTestFinished(resume)
}
const resume = async () => void (await standby`select pg_wal_replay_resume()`)

/** As `write` does: the change with the rows of its tags, and then the note. */
async function change(name: string, value: number, moments: TagMoments) {
  await primary.begin(async (tx) => {
    await tx`insert into shown values (${name}, ${value}) on conflict (name) do update set value = excluded.value`
    await tx`insert into expired_tags (tag) values (${`pet:${name}`})`
  })
  moments.note([`pet:${name}`])
}

const isStandby = async (db: Db) =>
  (await db.execute<{ is: boolean }>('select pg_is_in_recovery() as is'))[0]?.is ?? null

const shownValue = (name: string) => async (db: Db) =>
  (await db.execute<{ value: number }>(`select value from shown where name = '${name}'`))[0]?.value ?? null

it('reads are answered by a replica that is as far as the primary', async () => {
  const { replicas } = await openReplicas()
  expect(await replicas.read(['pet:1'], isStandby)).toBe(true)
  expect(replicas.reads).toEqual({ replica: 1, primary: 0, repeated: 0 })
})

it('what changed is never read from a replica that has not replayed the change, however long it takes', async () => {
  const { replicas, moments } = await openReplicas()
  await pause()
  await change('luna', 1, moments)
  for (const milliseconds of [0, 50, 200]) {
    await wait(milliseconds)
    expect(await replicas.read(['pet:luna'], shownValue('luna'))).toBe(1)
  }
  await resume()
  await expect.poll(() => replicas.read(['pet:luna'], isStandby)).toBe(true)
  expect(await replicas.read(['pet:luna'], shownValue('luna'))).toBe(1)
})

it('each of many changes is seen at once, while replaying stops and goes on', async () => {
  const { replicas, moments } = await openReplicas()
  const seen: (number | null)[] = []
  for (let round = 0; round < 60; round++) {
    if (round % 6 === 2) await standby`select pg_wal_replay_pause()`
    if (round % 6 === 5) await resume()
    await change('toby', round, moments)
    if (round % 3 === 0) await wait(40)
    seen.push(await replicas.read(['pet:toby'], shownValue('toby')))
  }
  await resume()
  expect(seen).toEqual(seen.map((_, round) => round))
  expect(replicas.reads.replica).toBeGreaterThan(0)
})

it('other reads are answered by a replica that is less than a second behind, and no longer', async () => {
  const { replicas, moments } = await openReplicas()
  await pause()
  await change('nube', 1, moments)
  const behind = performance.now()
  expect(await replicas.read(['pet:another'], isStandby)).toBe(true)
  await expect.poll(() => replicas.leftOut, { interval: 10 }).toBe(1)
  expect(performance.now() - behind).toBeLessThan(2500)
  expect(await replicas.read(['pet:another'], isStandby)).toBe(false)
  await resume()
  await expect.poll(() => replicas.leftOut, { interval: 10 }).toBe(0)
})

it('while changes made elsewhere may be missing nothing is read from a replica', async () => {
  const { replicas, moments } = await openReplicas()
  moments.isLagging = true
  expect(await replicas.read(['pet:1'], isStandby)).toBe(false)
})

it('a read on a replica that dies is answered by the primary, and the replica comes back by itself', async () => {
  const proxy = new PostgresProxy(pair.standbyUrl)
  await proxy.open()
  onTestFinished(() => proxy.close())
  const { replicas } = await openReplicas(proxy.url)
  const slow = replicas.read(['pet:1'], async (db) => {
    const [row] = await db.execute<{ is: boolean }>('select pg_is_in_recovery() as is, pg_sleep(0.3)')
    return row?.is
  })
  await wait(50)
  await proxy.close()
  expect(await slow).toBe(false)
  expect(await replicas.read(['pet:1'], isStandby)).toBe(false)
  expect(replicas.reads.repeated).toBeGreaterThan(0)
  await proxy.open()
  await expect.poll(() => replicas.leftOut).toBe(0)
  expect(await replicas.read(['pet:1'], isStandby)).toBe(true)
})

it('a read on a replica that hangs is answered by the primary once it owes an answer', async () => {
  const proxy = new PostgresProxy(pair.standbyUrl)
  await proxy.open()
  onTestFinished(() => proxy.close())
  const { replicas } = await openReplicas(proxy.url, { answer: 200 })
  proxy.silence()
  const began = performance.now()
  expect(await replicas.read(['pet:1'], isStandby)).toBe(false)
  expect(performance.now() - began).toBeLessThan(3000)
  proxy.restore()
  await expect.poll(() => replicas.leftOut).toBe(0)
})

it('without the primary’s position replicas grow too old', async () => {
  const proxy = new PostgresProxy(pair.primaryUrl)
  await proxy.open()
  onTestFinished(() => proxy.close())
  const replicas = new Replicas({
    url: proxy.url,
    replicaUrls: [pair.standbyUrl],
    primary: primaryDb,
    moments: new TagMoments(),
    times: { ask: 20, age: 300 },
  })
  onTestFinished(() => replicas.close())
  await expect.poll(() => replicas.leftOut).toBe(0)
  await proxy.close()
  await expect.poll(() => replicas.leftOut).toBe(1)
})

it('a position on another history is never reached, and a primary is no replica', async () => {
  const position = await readPosition(primary)
  expect(position.newest).toMatch(/^\d+ [\d.]+$/)
  await expect.poll(() => readReached(standby, [position])).toBe(position.at)
  const elsewhere = { ...position, newest: '3 1700000000.5' }
  expect(await readReached(standby, [elsewhere])).toBeNull()
  expect(await readReached(standby, [{ ...position, lsn: 'FFFF/0' }])).toBeNull()
  expect(
    await readReached(standby, [
      { ...position, at: 1 },
      { ...elsewhere, at: 2 },
    ]),
  ).toBe(1)
  expect(await readReached(primary, [position])).toBeNull()
  await expect(readPosition(standby)).rejects.toThrow('recovery is in progress')
})
