import type { ChildProcess } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { DomainError } from '@/lib/platform/errors'
import { logFact } from '@/lib/platform/log'
import { MINUTE_MS } from '@/lib/text/durations'
import type { DecoderReply, DecoderRequest, DecoderResults, DecoderTask } from './decode-here'
import { PROCESSING_FAILED, TOO_SLOW } from './limits'
import { formatOf } from './photo-format'

const MAX_CHILDREN = 2
const LIMIT_MS = 5_000
/** WebAssembly takes four times as long as machine code; 48 megapixels may need ten seconds. */
const HEIC_LIMITS = 3
/** A busy machine gets this many limits while the photo has used less than half of one in CPU time. */
const MAX_LIMITS = 4
/** After so many a program is replaced: a hostile photo's leftovers go with it. */
const PHOTOS_PER_CHILD = 200
const IDLE_MS = 5 * MINUTE_MS
const HEAP_MB = 128
/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10

// Bundlers warn where they recognise it and cannot tell its file.
const { spawn } = process.getBuiltinModule('node:child_process')

interface Job {
  request: DecoderRequest
  hasCrashed: boolean
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

interface PoolOptions {
  script: string
  limitMs?: number
  sandbox?: readonly string[]
}

/** Untrusted pictures, in programs without our environment or files, which end with this process. */
export class DecoderPool {
  readonly #options: PoolOptions
  readonly #waiting: Job[] = []
  readonly #idle = new Map<ChildProcess, { done: number; timer: NodeJS.Timeout }>()
  readonly #busy = new Set<ChildProcess>()

  constructor(options: PoolOptions) {
    this.#options = options
  }

  get pids(): number[] {
    return [...this.#busy].flatMap(({ pid }) => pid ?? [])
  }

  /** @throws DomainError as the task; invalid over five seconds, fifteen of a HEIC, or two crashes. Error where none can start. */
  run<Task extends DecoderTask>(task: Task, input: Uint8Array): Promise<DecoderResults[Task]> {
    return new Promise((resolve, reject) => {
      const job = { request: { task, input }, hasCrashed: false, reject }
      this.#waiting.push({ ...job, resolve: (result) => resolve(result as DecoderResults[Task]) })
      this.#next()
    })
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#busy.size >= MAX_CHILDREN) return
    const job = this.#waiting.shift()
    if (!job) return
    const [idle] = this.#idle
    if (idle) clearTimeout(idle[1].timer)
    const child = idle?.[0] ?? this.#start(job)
    if (!child) {
      this.#next()
      return
    }
    this.#idle.delete(child)
    this.#busy.add(child)
    this.#decode(child, job, (idle?.[1].done ?? 0) + 1)
  }

  #start(job: Job): ChildProcess | null {
    const { script, sandbox = [] } = this.#options
    try {
      // A missing script would look like a photo that ends the program.
      if (!existsSync(script)) throw new Error(`${script} is missing`)
      const flags = [`--max-old-space-size=${HEAP_MB}`, ...confinement(script)]
      const [command = '', ...words] = [...sandbox, process.execPath, ...flags, script]
      const child = spawn(command, words, {
        env: { NODE_ENV: 'production' },
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      // One that ends while idle.
      child.on('exit', () => this.#idle.delete(child))
      return child
    } catch (error) {
      job.reject(noProgram(error))
      return null
    }
  }

  #decode(child: ChildProcess, job: Job, done: number): void {
    const { limitMs: usualMs = LIMIT_MS } = this.#options
    const limitMs = formatOf(job.request.input) === 'heic' ? HEIC_LIMITS * usualMs : usualMs
    hold(child)
    const finish = (settle: () => void, isUsable: boolean) => {
      stopClock()
      for (const event of ['message', 'exit', 'error'] as const) child.off(event, events[event])
      this.#busy.delete(child)
      if (isUsable && done < PHOTOS_PER_CHILD) this.#rest(child, done)
      else child.kill('SIGKILL')
      settle()
      this.#next()
    }
    const crashed = (code: number | null, signal: string | null) =>
      finish(() => {
        // Also what is no photo's fault, such as the out-of-memory killer.
        logFact('photo decoder ended', { task: job.request.task, code, signal })
        if (job.hasCrashed) job.reject(new DomainError('invalid', PROCESSING_FAILED))
        else this.#waiting.unshift({ ...job, hasCrashed: true })
      }, false)
    const events = {
      message: (reply: DecoderReply) => finish(() => settleJob(job, reply), true),
      exit: crashed,
      error: (error: Error) => finish(() => job.reject(noProgram(error)), false),
    }
    const stopClock = startClock(child, limitMs, () =>
      finish(() => job.reject(new DomainError('invalid', TOO_SLOW)), false),
    )
    for (const event of ['message', 'exit', 'error'] as const) child.on(event, events[event])
    // A failed send ends the program, which `exit` reports.
    child.send(job.request, (error) => error && child.kill('SIGKILL'))
  }

  #rest(child: ChildProcess, done: number): void {
    child.unref()
    child.channel?.unref()
    const timer = setTimeout(() => child.kill('SIGKILL'), IDLE_MS).unref()
    this.#idle.set(child, { done, timer })
  }
}

const noProgram = (cause: unknown) => new Error('photo decoder: cannot be started', { cause })

/** Keeps this process alive while somebody waits. */
function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

function settleJob({ resolve, reject }: Job, reply: DecoderReply): void {
  if (reply.kind === 'done') resolve(reply.result)
  else if (reply.kind === 'refused') reject(new DomainError(reply.code, reply.message))
  else reject(new Error(`photo decoder: ${reply.message}`))
}

function startClock(child: ChildProcess, limitMs: number, onTimeout: () => void): () => void {
  let timer: NodeJS.Timeout
  let isStopped = false
  const before = processorMs(child)
  const check = async (limits: number) => {
    const [start, end] = await Promise.all([before, processorMs(child)])
    if (isStopped) return
    const isStarved = start !== null && end !== null && end - start < limitMs / 2
    if (isStarved && limits < MAX_LIMITS) timer = setTimeout(check, limitMs, limits + 1)
    else onTimeout()
  }
  timer = setTimeout(check, limitMs, 1)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** The processor time of all threads; null where unknown (proc(5), fields 14 and 15 of `stat`). */
async function processorMs({ pid }: ChildProcess): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields ? (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK : null
}

/** Its name as long as it was an experiment: Node 20, early releases of 22. */
const PERMISSION = ['--permission', '--experimental-permission']

/**
 * Options of Node for a program that reads its own file and the packages it loads, and nothing else: no environment of other
 * processes, no file of the site, no child processes. They hold JavaScript alone, not native code that a picture has taken
 * over (docs/decisions/0057).
 */
function confinement(script: string): string[] {
  const permission = PERMISSION.find((option) => process.allowedNodeEnvironmentFlags.has(option))
  if (permission === undefined) return []
  const file = realpathSync(script)
  const readable = [file, ...packagesOf(file)]
  return [
    permission,
    '--allow-addons',
    ...readable.map((file) => `--allow-fs-read=${file}`),
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
  ]
}

/** Folders of packages up to the one that has the library: since Node 22 the search ends at one that may not be read. */
function packagesOf(script: string): string[] {
  const { resolve } = createRequire(script)
  const folders = resolve.paths('sharp') ?? []
  const found = folders.findIndex((folder) => existsSync(path.join(folder, 'sharp')))
  if (found === -1) return []
  const library = resolve('sharp')
  const itself = library.slice(0, library.lastIndexOf(SHARP) + SHARP.length - 'sharp'.length)
  return [...folders.slice(0, found).map((folder) => path.join(folder, path.sep)), itself]
}

const SHARP = path.join(path.sep, 'node_modules', 'sharp')
