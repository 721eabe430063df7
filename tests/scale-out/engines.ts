import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import { account, Daemon } from './daemon'
import { PORTS } from './ports'
import { newestVersion, PostgresNode } from './postgres-node'
import { haproxyFile, nginxFile, pgbouncerFile } from './settings'

const PACKAGES = ['postgresql', 'pgbouncer', 'haproxy', 'nginx']

export interface Engines {
  nodes: readonly PostgresNode[]
  pooler: Daemon
  balancer: Daemon
  front: Daemon
  /** The node that takes writes. @throws when none does. */
  findPrimary(): Promise<PostgresNode>
  /** Makes the standby with the longest log the primary. */
  failOver(dead: PostgresNode): Promise<void>
  stop(): Promise<void>
}

/** @throws Error that says what to install. */
export function requireEngines(): void {
  const isThere = (name: string) =>
    name === 'postgresql' ? newestVersion() !== null : spawnSync(name, ['-v']).error === undefined
  const missing = PACKAGES.filter((name) => !isThere(name))
  if (missing.length > 0) throw new Error(`apt-get install -y --no-install-recommends ${missing.join(' ')}`)
}

/** A primary with two standbys, HAProxy in front of the primary, PgBouncer in front of that; nginx in front of the site. */
export async function startEngines(folder: string): Promise<Engines> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const nodes = PORTS.nodes.map(
    (port) => new PostgresNode(path.join(folder, 'postgres'), port, PORTS.primary),
  )
  const start = async (
    name: string,
    command: string,
    args: (file: string) => string[],
    text: string,
    port: number,
  ) => {
    const own = path.join(folder, name)
    mkdirSync(own, { recursive: true })
    const file = path.join(own, `${name}.conf`)
    writeFileSync(file, text)
    chmodSync(own, 0o755)
    const isOurs = name === 'pgbouncer'
    if (isOurs && account.uid !== undefined && account.gid !== undefined)
      chownSync(own, account.uid, account.gid)
    const log = path.join(own, 'output.log')
    const daemon = new Daemon({ command, args: args(file), port, log, ...(isOurs && { account }) })
    started.push(daemon)
    await daemon.start()
    return daemon
  }
  const started: Daemon[] = []
  const stop = async () => {
    for (const daemon of started.toReversed()) await daemon.stop()
    for (const node of nodes) await node.stop()
  }
  const isPrimary = (node: PostgresNode) =>
    node
      .ask(async (sql) => (await sql`select not pg_is_in_recovery() as is`)[0]?.is === true)
      .catch(() => false)
  try {
    const [first, ...others] = nodes
    await first?.makePrimary()
    const balancer = await start(
      'haproxy',
      'haproxy',
      (file) => ['-db', '-f', file],
      haproxyFile(),
      PORTS.primary,
    )
    await untilTaken(PORTS.primary)
    for (const node of others) await node.makeStandby()
    const pooler = await start(
      'pgbouncer',
      'pgbouncer',
      (file) => [file],
      pgbouncerFile(folder),
      PORTS.pooler,
    )
    const front = await start(
      'nginx',
      'nginx',
      (file) => ['-p', path.join(folder, 'nginx'), '-c', file, '-g', 'daemon off;'],
      nginxFile(),
      PORTS.front,
    )
    return {
      nodes,
      pooler,
      balancer,
      front,
      stop,
      async findPrimary() {
        for (const node of nodes) if (await isPrimary(node)) return node
        throw new Error('no node takes writes')
      },
      async failOver(dead) {
        const standbys = nodes.filter((node) => node !== dead)
        const bytes = await Promise.all(standbys.map((node) => node.receivedBytes().catch(() => -1)))
        await standbys[bytes.indexOf(Math.max(...bytes))]?.promote()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** HAProxy takes connections before its first check has found the primary. */
async function untilTaken(port: number): Promise<void> {
  const sql = postgres(`postgres://querencia@127.0.0.1:${port}/postgres`, { max: 1, connect_timeout: 1 })
  try {
    for (let attempt = 0; attempt < 100; attempt++) {
      if (await sql`select 1`.catch(() => null)) return
      await wait(100)
    }
    throw new Error('HAProxy finds no primary')
  } finally {
    await sql.end({ timeout: 0 })
  }
}
