import { execFile } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { account } from './daemon'

const VERSIONS = '/usr/lib/postgresql'
/** An acknowledged commit is on a standby too, so that a failover loses none. */
const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_buffers = 64MB
max_connections = 200
random_page_cost = 1.1
jit = off
wal_log_hints = on
wal_keep_size = 512MB
hot_standby_feedback = on
wal_receiver_timeout = 2s
wal_sender_timeout = 2s
wal_retrieve_retry_interval = 200ms
synchronous_commit = on
synchronous_standby_names = 'ANY 1 (*)'
statement_timeout = 10s
`
const START_ATTEMPTS = 10
const RETRY_MS = 300
const run = promisify(execFile)

const started = new Set<PostgresNode>()
// Nothing is left behind, even when this process ends early.
process.on('exit', () => {
  for (const node of started) node.kill()
})

/** Debian's Postgres with a folder of its own. */
export class PostgresNode {
  readonly port: number
  readonly #folder: string
  readonly #data: string
  /** Where standbys stream from: whoever is the primary. */
  readonly #upstreamPort: number

  constructor(folder: string, port: number, upstreamPort: number) {
    this.port = port
    this.#folder = path.join(folder, String(port))
    this.#data = path.join(this.#folder, 'data')
    this.#upstreamPort = upstreamPort
  }

  url(database = 'querencia'): string {
    return `postgres://querencia@127.0.0.1:${this.port}/${database}`
  }

  async makePrimary(): Promise<void> {
    this.#empty()
    await this.#tool('initdb', [
      '-D',
      this.#data,
      '-U',
      'querencia',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ])
    appendFileSync(path.join(this.#data, 'postgresql.conf'), SETTINGS)
    await this.start()
    // Until there is a standby nobody could confirm a commit.
    await this.ask(async (sql) => {
      await sql`set synchronous_commit = local`
      await sql`create role balancer login`
      await sql`create database querencia`
    }, 'postgres')
  }

  /** Copies the primary, and follows it. */
  async makeStandby(): Promise<void> {
    this.#empty()
    const upstream = `host=127.0.0.1 port=${this.#upstreamPort} user=querencia application_name=node${this.port}`
    await this.#tool('pg_basebackup', ['-D', this.#data, '-R', '-X', 'stream', '-c', 'fast', '-d', upstream])
    await this.start()
  }

  async start(): Promise<void> {
    const log = path.join(this.#folder, 'server.log')
    started.add(this)
    const args = ['start', '-w', '-D', this.#data, '-l', log, '-o', `-p ${this.port}`]
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#tool('pg_ctl', args)
        return
      } catch (error) {
        // What is left of a killed one holds its memory for a moment.
        if (attempt === START_ATTEMPTS) throw error
        await wait(RETRY_MS)
      }
    }
  }

  /** As when the machine loses its power: the others notice that the first process is gone. */
  kill(): void {
    const file = path.join(this.#data, 'postmaster.pid')
    if (!existsSync(file)) return
    try {
      process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL')
    } catch {
      // Already gone.
    }
  }

  promote = () => this.#tool('pg_ctl', ['promote', '-w', '-D', this.#data])

  async stop(): Promise<void> {
    started.delete(this)
    await this.#tool('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', this.#data]).catch(() => {})
  }

  async ask<Result>(work: (sql: postgres.Sql) => Promise<Result>, database?: string): Promise<Result> {
    const sql = postgres(this.url(database), { max: 1, onnotice: () => {}, connect_timeout: 2 })
    try {
      return await work(sql)
    } finally {
      await sql.end({ timeout: 1 })
    }
  }

  /** How much of the primary's log it has. */
  receivedBytes(): Promise<number> {
    return this.ask(async (sql) => {
      const [row] = await sql<[{ bytes: number }]>`
        select greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) - '0/0'::pg_lsn as bytes`
      return Number(row.bytes)
    })
  }

  #empty(): void {
    rmSync(this.#folder, { recursive: true, force: true })
    mkdirSync(this.#folder, { recursive: true })
    if (account.uid !== undefined && account.gid !== undefined)
      chownSync(this.#folder, account.uid, account.gid)
  }

  #tool(name: string, args: readonly string[]) {
    const folder = path.join(VERSIONS, newestVersion() ?? '', 'bin')
    return run(path.join(folder, name), args, { ...account, cwd: this.#folder, timeout: 60_000 })
  }
}

/** Null where Debian's package is not installed. */
export function newestVersion(): string | null {
  const found = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : []
  return found.length === 0 ? null : String(Math.max(...found))
}
