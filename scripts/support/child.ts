import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROJECT_ROOT } from './settings'

const GUARD = pathToFileURL(path.join(import.meta.dirname, 'leave-with-parent.mjs')).href
/** The server program needs ten seconds at most. */
const KILL_AFTER_MS = 12_000

export type Child = {
  pid: number
  /** −1 when killed. Never rejects. */
  exited: Promise<number>
  output(): string
  show(): void
  /** The process group: SIGTERM, then SIGKILL after 12 s. */
  stop(): Promise<void>
}

/** Ends with this process, even if that is killed. */
export function startNode(args: string[], variables: Record<string, string | undefined>): Child {
  // Its own process group: Ctrl-C reaches only us, and we stop things in order.
  const detached = process.platform !== 'win32'
  const child = spawn(process.execPath, ['--import', GUARD, ...args], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...variables, STARTED_BY: String(process.pid) } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached,
    windowsHide: true,
  })
  let written = ''
  let visible = false
  for (const [stream, ours] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream?.on('data', (chunk: Buffer) => {
      if (visible) ours.write(chunk)
      else written += chunk
    })
  }
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(-1))
    child.once('exit', (code) => resolve(code ?? -1))
  })
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (detached && child.pid) process.kill(-child.pid, signal)
      else child.kill(signal)
    } catch {
      // Already exited.
    }
  }
  return {
    pid: child.pid ?? -1,
    exited,
    output: () => written,
    show: () => {
      visible = true
    },
    async stop() {
      child.kill('SIGTERM')
      const force = setTimeout(kill, KILL_AFTER_MS, 'SIGKILL')
      await exited
      clearTimeout(force)
      kill('SIGKILL')
    },
  }
}
