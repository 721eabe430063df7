import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { checkWrites } from '@/tests/chaos/check'
import { Reader } from '@/tests/chaos/reader'
import { WriteStream } from '@/tests/chaos/write-stream'
import { makeWriters } from '@/tests/chaos/writes'
import type { Engines } from './engines'
import { DIRECT, FRONT } from './ports'
import type { Instance } from './site'

interface KillRow {
  part: string
  /** Seconds from the kill until a write sent later is acknowledged, and until all parts are there again. */
  'writes after s': number
  'whole after s': number
  /** Pages and searches asked for meanwhile, those that were refused, and those without an answer in half a minute. */
  reads: number
  refused: number
  unanswered: number
}

/** Two cores carry both, with all the engines. */
const WRITES_PER_SECOND = 10
const READS_PER_SECOND = 6
const CALM_MS = 3_000
const MOST_MS = 60_000
/** How long whoever decides about a failover watches first. */
const NOTICE_MS = 1_000

/** Kills each part in turn under writes and reads. @returns a row for each, and what was lost. */
export async function killEach(engines: Engines, instances: readonly Instance[], paths: readonly string[]) {
  const sql = postgres(DIRECT, { max: 1, onnotice: () => {}, idle_timeout: 1 })
  const stream = new WriteStream(
    await makeWriters({ url: FRONT, databaseUrl: DIRECT }, sql),
    WRITES_PER_SECOND,
  )
  const reader = new Reader(FRONT)
  const kills: Record<string, () => Promise<unknown>> = {
    'una instancia': async () => {
      await instances[0]?.kill()
      await instances[0]?.start()
    },
    PgBouncer: async () => engines.pooler.kill(),
    HAProxy: async () => engines.balancer.kill(),
    nginx: async () => engines.front.kill(),
    'una réplica': async () => {
      const primary = await engines.findPrimary()
      const standby = engines.nodes.find((node) => node !== primary)
      standby?.kill()
      await wait(NOTICE_MS)
      await standby?.start()
    },
    'las dos réplicas': async () => {
      const primary = await engines.findPrimary()
      const standbys = engines.nodes.filter((node) => node !== primary)
      for (const node of standbys) node.kill()
      await wait(NOTICE_MS)
      for (const node of standbys) await node.start()
    },
    'el primario': async () => {
      const primary = await engines.findPrimary()
      primary.kill()
      await wait(NOTICE_MS)
      await engines.failOver(primary)
      await untilHeld()
      await primary.makeStandby()
    },
  }
  const rows: KillRow[] = []
  await stream.start(MOST_MS)
  for (const [part, kill] of Object.entries(kills)) {
    await wait(CALM_MS)
    let isOver = false
    const reading = reader.walkSteadily(paths, READS_PER_SECOND, () => isOver)
    const at = performance.now()
    const killing = kill()
    const writes = await stream.untilAnswered(at + 1, MOST_MS)
    await killing
    await untilWhole(engines, instances)
    const whole = performance.now() - at
    isOver = true
    const answers = await reading
    const row = {
      part,
      'writes after s': seconds(writes),
      'whole after s': seconds(whole),
      reads: answers.length,
      refused: answers.filter(({ status }) => status >= 500).length,
      unanswered: answers.filter(({ status }) => status === 0).length,
    }
    rows.push(row)
  }
  const writes = await stream.stop()
  const problems = await checkWrites(sql, writes)
  await sql.end()
  return { rows, problems, sent: writes.length, acknowledged: stream.acknowledged }

  /** The writes go on with the new primary. */
  async function untilHeld(): Promise<void> {
    await stream.untilAnswered(performance.now(), MOST_MS)
  }
}

/** Every instance is ready, and uses both standbys. */
async function untilWhole({ nodes }: Engines, instances: readonly Instance[]): Promise<void> {
  const until = performance.now() + MOST_MS
  for (const instance of instances) {
    while (performance.now() < until && !(await isWhole(instance, nodes.length - 2))) await wait(100)
  }
}

async function isWhole(instance: Instance, leftOut: number): Promise<boolean> {
  try {
    const answer = await fetch(`${instance.url}/api/salud/listo`, { signal: AbortSignal.timeout(2000) })
    return answer.ok && (await instance.metric('replicas_left_out')) === leftOut
  } catch {
    return false
  }
}

const seconds = (ms: number) => Number((ms / 1000).toFixed(1))
