import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import type { Child } from '@/scripts/support/child'
import { percentile } from '@/tests/bench/stats'
import { checkWrites } from './check'
import { makeWriters, type Write } from './writes'

interface Options {
  site: { server: Child; serveAgain(): Promise<Child>; url: string; variables: Record<string, string> }
  database: { crash(): Promise<void>; start(): Promise<void> }
  kills: number
  stops: number
  stop: AbortSignal
}

const WRITES_PER_SECOND = 100
const MOST_IN_FLIGHT = 60
const BACK_WITHIN_MS = 10_000
/** From one blow to the next, beyond the time it takes to recover. */
const CALM_MS = 2_000

/** @returns how many checks failed; prints one line. */
export async function makeChaos({ site, database, kills, stops, stop }: Options): Promise<number> {
  const sql = postgres(site.variables.TEST_DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  const next = await makeWriters(site.url, sql)
  const writes: Write[] = []
  let acknowledgedAt = 0
  let inFlight = 0
  const writeOne = async () => {
    const write = next()
    writes.push(write)
    inFlight++
    const startedAt = performance.now()
    write.outcome = await write.send()
    inFlight--
    // Only what began after a blow shows that the site is back.
    if (write.outcome === 'acknowledged') acknowledgedAt = Math.max(acknowledgedAt, startedAt)
  }
  const writing = setInterval(() => inFlight < MOST_IN_FLIGHT && writeOne(), 1000 / WRITES_PER_SECOND)
  const startedAt = performance.now()
  const backAfter = { app: [] as number[], database: [] as number[] }
  const untilBack = async (blow: number) => {
    while (acknowledgedAt < blow && performance.now() - blow < 3 * BACK_WITHIN_MS) await wait(20)
    return performance.now() - blow
  }
  let { server } = site
  const kill = async () => {
    const blow = performance.now()
    process.kill(-server.pid, 'SIGKILL')
    await server.exited
    server = await site.serveAgain()
    backAfter.app.push(await untilBack(blow))
  }
  const crash = async () => {
    await database.crash()
    await wait(1_000)
    await database.start()
    backAfter.database.push(await untilBack(performance.now()))
  }

  await untilBack(startedAt)
  const every = Math.max(1, Math.floor(kills / Math.max(1, stops)))
  for (let blow = 1; blow <= kills && !stop.aborted; blow++) {
    await wait(CALM_MS)
    await kill()
    if (blow % every === 0 && backAfter.database.length < stops) {
      await wait(CALM_MS)
      await crash()
    }
  }
  await wait(CALM_MS)
  clearInterval(writing)
  while (inFlight > 0) await wait(50)
  const seconds = (performance.now() - startedAt) / 1000
  const problems = await checkWrites(sql, writes)
  await sql.end()

  for (const problem of problems.slice(0, 20)) console.log(`✗ ${problem}`)
  const number = (wanted: Write['outcome']) => writes.filter(({ outcome }) => outcome === wanted).length
  const acknowledged = number('acknowledged')
  const slow = [...backAfter.app, ...backAfter.database].filter((ms) => ms > BACK_WITHIN_MS).length
  const times = (ms: readonly number[]) =>
    ms.length === 0 ? '–' : `${show(percentile(ms, 0.5))} (longest ${show(Math.max(...ms))})`
  console.log(
    `chaos: app killed ×${backAfter.app.length}, back after ${times(backAfter.app)} · database stopped ` +
      `×${backAfter.database.length}, back after ${times(backAfter.database)} · ${writes.length} writes in ` +
      `${Math.round(seconds)} s, ${acknowledged} acknowledged, ${number('refused')} refused, ${number('unknown')} without an answer · ${problems.length} lost or twice`,
  )
  return problems.length + slow + (acknowledged === 0 ? 1 : 0)
}

const show = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
