import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Account, chooseAccount } from '@/db/local/binaries'

/** As a service manager waits before it starts one again. */
const RESTART_MS = 100
const START_MS = 30_000

interface Options {
  command: string
  args: readonly string[]
  port: number
  log: string
  /** Empty for that of this process. */
  account?: Account
}

const running = new Set<ChildProcess>()
// Nothing is left behind, even when this process ends early.
process.on('exit', () => {
  for (const child of running) endGroup(child, 'SIGKILL')
})

/** A program that is started again whenever it ends, as systemd does with `Restart=always`. */
export class Daemon {
  readonly #options: Options
  #child: ChildProcess | null = null
  #isWanted = true

  constructor(options: Options) {
    this.#options = options
  }

  /** @throws when nobody answers at its port in time. */
  async start(): Promise<void> {
    this.#isWanted = true
    this.#spawn()
    const until = performance.now() + START_MS
    while (!(await answers(this.#options.port))) {
      if (performance.now() > until) throw new Error(`${this.#options.command}: see ${this.#options.log}`)
      await wait(50)
    }
  }

  kill(): void {
    if (this.#child) endGroup(this.#child, 'SIGKILL')
  }

  async stop(): Promise<void> {
    this.#isWanted = false
    const child = this.#child
    if (!child || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    endGroup(child, 'SIGTERM')
    await Promise.race([ended, wait(3000)])
    endGroup(child, 'SIGKILL')
  }

  #spawn(): void {
    const { command, args, log, account = {} } = this.#options
    const output = openSync(log, 'a')
    const child = spawn(command, args, { ...account, stdio: ['ignore', output, output], detached: true })
    closeSync(output)
    this.#child = child
    running.add(child)
    child.once('error', (error) => console.error(`${command}: ${error.message}`))
    child.once('exit', () => {
      running.delete(child)
      if (this.#isWanted) setTimeout(() => this.#isWanted && this.#spawn(), RESTART_MS)
    })
  }
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // Already gone.
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** Postgres and PgBouncer refuse to run as root. */
export const account = chooseAccount()
