import path from 'node:path'
import { migrateDatabase } from '@/db/migrate'
import { build, isBuilt } from '@/scripts/support/build'
import type { Child } from '@/scripts/support/child'
import { fingerprintOf } from '@/scripts/support/fingerprint'
import { seedDatabase } from '@/scripts/support/seed'
import { serveBuild } from '@/scripts/support/server'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { TEST_VARIABLES } from '@/scripts/support/stages'
import { TEMPLATE_INPUTS } from '@/scripts/support/test-postgres'
import { DIRECT, FRONT, POOLED, PORTS } from './ports'

const DIST_DIR = '.next-scale'
const HOST = '127.0.0.1'
export const METRICS_SECRET = 'the metrics of a trial have no secrets'

export const VARIABLES = {
  DATABASE_URL: POOLED,
  DATABASE_URL_DIRECT: DIRECT,
  // All nodes: the one that takes writes leaves itself out.
  DATABASE_URL_REPLICA: PORTS.nodes.map((port) => `postgres://querencia@${HOST}:${port}/querencia`).join(','),
  DATA_DIR: path.join(PROJECT_ROOT, '.data/scale-out/files'),
  SITE_URL: FRONT,
  STAND_INS: 'allow',
  SEARCH_ENGINE: 'sql',
  // What the content network may keep, and for how long.
  EDGE_SECONDS: '1',
  TRUSTED_PROXY_HOPS: '1',
  WEB_CONCURRENCY: '1',
  METRICS_SECRET,
  LIMIT_READ_ADDRESS: '1000000',
  LIMIT_READ_ACCOUNT: '1000000',
  ...TEST_VARIABLES,
}

/** An instance that is started again when it was killed. */
export class Instance {
  readonly url: string
  readonly #port: number
  readonly #more: Record<string, string>
  #server: Child | null = null

  constructor(port: number, more: Record<string, string> = {}) {
    this.#port = port
    this.#more = more
    this.url = `http://${HOST}:${port}`
  }

  get server(): Child {
    if (!this.#server) throw new Error('not started')
    return this.#server
  }

  async start(): Promise<void> {
    const variables = { ...VARIABLES, ...this.#more }
    const stop = new AbortController().signal
    this.#server = await serveBuild(DIST_DIR, { port: this.#port, host: HOST, variables, stop })
  }

  async kill(): Promise<void> {
    process.kill(-this.server.pid, 'SIGKILL')
    await this.server.exited
  }

  async stop(): Promise<void> {
    await this.#server?.stop()
    this.#server = null
  }

  /** A figure of its metrics; null where it has none of that name. */
  async metric(name: string): Promise<number | null> {
    const headers = { authorization: `Bearer ${METRICS_SECRET}` }
    const text = await (await fetch(`${this.url}/api/metricas`, { headers })).text()
    const line = text.split('\n').find((one) => one.startsWith(`querencia_${name}`) && !one.startsWith('#'))
    return line === undefined ? null : Number(line.split(' ').at(-1))
  }
}

/** Fills the primary with the demo world, and builds. */
export async function prepareSite(stop: AbortSignal): Promise<void> {
  await migrateDatabase(DIRECT)
  Object.assign(process.env, VARIABLES)
  await seedDatabase(DIRECT, { log: () => {} })
  const options = {
    distDir: DIST_DIR,
    variables: { ...VARIABLES, DATABASE_URL_REPLICA: '' },
    content: fingerprintOf(TEMPLATE_INPUTS),
    stop,
  }
  if (!isBuilt(options)) await build(options)
}
