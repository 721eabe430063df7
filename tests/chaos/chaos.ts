import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { percentile, printTable } from '@/tests/bench/stats'
import { checkWrites } from './check'
import { type Database, listWorkers, type Site } from './site'
import { WriteStream } from './write-stream'
import { makeWriters, type Outcome, type Write } from './writes'

interface Options {
  site: Site
  database: Database
  faults: Record<'kills' | 'stops' | 'freezes' | 'failovers' | 'hangs', number>
  stop: AbortSignal
}

const WRITES_PER_SECOND = 100
const BACK_WITHIN_MS = 10_000
/** From one fault to the next, beyond the time it takes to recover. */
const CALM_MS = 2_000
const AWAY_MS = 1_000
/** Longer than the deadlines of the server's queries (0062), so that all of them end. */
const FROZEN_MS = 15_000
/** How long the database takes no writes. Sessions that began meanwhile take none for as long as they last. */
const READ_ONLY_MS = 5_000
/** A worker that hangs is found after fifteen seconds, and its successor has to start. */
const REPLACED_WITHIN_MS = 30_000

/** @returns how many checks failed; prints a table of the writes, and one line. */
export async function makeChaos({ site, database, faults, stop }: Options): Promise<number> {
  const databaseUrl = site.variables.TEST_DATABASE_URL ?? ''
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const stream = new WriteStream(await makeWriters({ url: site.url, databaseUrl }, sql), WRITES_PER_SECOND)
  let { server } = site
  const strike = {
    async kills() {
      const at = performance.now()
      process.kill(-server.pid, 'SIGKILL')
      await server.exited
      server = await site.serveAgain()
      return at
    },
    async stops() {
      await database.crash()
      await wait(AWAY_MS)
      await database.start()
      return performance.now()
    },
    async freezes() {
      database.freeze()
      await wait(FROZEN_MS, null, { signal: stop }).catch(() => {})
      database.thaw()
      return performance.now()
    },
    async failovers() {
      const name = sql(new URL(databaseUrl).pathname.slice(1))
      await sql`alter database ${name} set default_transaction_read_only = on`
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
      await wait(READ_ONLY_MS)
      await sql`alter database ${name} reset default_transaction_read_only`
      return performance.now()
    },
    /** Stops one worker where it is, as a loop would. Over when another is in its place. */
    async hangs() {
      const at = performance.now()
      const workers = listWorkers(server.pid)
      const hung = workers[0] ?? 0
      process.kill(hung, 'SIGSTOP')
      const isReplaced = () => {
        const now = listWorkers(server.pid)
        return now.length === workers.length && !now.includes(hung)
      }
      while (!isReplaced() && performance.now() - at < REPLACED_WITHIN_MS) await wait(100)
      return at
    },
  }
  type Kind = keyof typeof strike
  const back: Record<Kind, number[]> = { kills: [], stops: [], freezes: [], failovers: [], hangs: [] }
  const calm = { ms: 0, sent: 0, acknowledged: 0 }
  await stream.start(BACK_WITHIN_MS)
  for (const kind of mixed(faults)) {
    if (stop.aborted) break
    const { sent, acknowledged } = stream
    const calmSince = performance.now()
    await wait(CALM_MS)
    calm.ms += performance.now() - calmSince
    calm.sent += stream.sent - sent
    calm.acknowledged += stream.acknowledged - acknowledged
    const at = await strike[kind]()
    back[kind].push(await stream.untilAnswered(at, 3 * BACK_WITHIN_MS))
  }
  const writes = await stream.stop()
  const problems = await checkWrites(sql, writes)
  await sql.end()

  for (const problem of problems.slice(0, 20)) console.log(`✗ ${problem}`)
  printTable('Writes', tally(writes))
  const rate = (count: number) => `${Math.round((count * 1000) / calm.ms)}/s`
  const times = (ms: readonly number[]) =>
    ms.length === 0 ? '–' : `back after ${show(percentile(ms, 0.5))} (longest ${show(Math.max(...ms))})`
  console.log(
    `\nchaos: app killed ×${back.kills.length}, ${times(back.kills)} · database stopped ×${back.stops.length}, ` +
      `${times(back.stops)} · frozen ×${back.freezes.length}, ${times(back.freezes)} · read-only ×${back.failovers.length}, ` +
      `${times(back.failovers)} · worker hung ×${back.hangs.length}, ${times(back.hangs)} · ${writes.length} writes in ` +
      `${show(stream.elapsedMs)}, between faults ${rate(calm.sent)} sent, ${rate(calm.acknowledged)} acknowledged · ` +
      `${problems.length} lost or twice`,
  )
  const { hangs, ...others } = back
  const slow = [
    ...Object.values(others)
      .flat()
      .filter((ms) => ms > BACK_WITHIN_MS),
    ...hangs.filter((ms) => ms > REPLACED_WITHIN_MS),
  ].length
  return problems.length + slow + (stream.acknowledged === 0 ? 1 : 0)
}

/** All faults, the rarer kinds spread evenly among the others. */
function mixed<Kind extends string>(faults: Record<Kind, number>): Kind[] {
  const placed = Object.entries<number>(faults).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => ({ kind: kind as Kind, place: (at + 1) / count })),
  )
  return placed.sort((one, other) => one.place - other.place).map(({ kind }) => kind)
}

function tally(writes: readonly Write[]) {
  const kinds = [...new Set(writes.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const count = (outcome: Outcome) =>
      writes.filter((write) => write.kind === kind && write.outcome === outcome).length
    const counts = { acknowledged: count('acknowledged'), refused: count('refused') }
    return { kind, ...counts, 'without an answer': count('unknown') }
  })
}

const show = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
