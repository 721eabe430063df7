import { findProcess, isStillRunning } from '@/db/local/processes'

const WATCH_MS = 1_000

/** Thrown by a step that was cut short because the person asked to stop. */
export class Stopped extends Error {}

/**
 * Aborts on Ctrl-C, a polite kill, a closed terminal, or when the npm that runs us is gone. The same Ctrl-C can arrive several times (from the terminal and
 * from npm), so repetitions change nothing.
 */
export function listenForStop(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => controller.abort(new Stopped()))
  }
  watchNpm(() => controller.abort(new Stopped()))
  return controller.signal
}

/**
 * A kill sent to npm ends it and the shell in between, but some shells do not pass the signal on: without this, the
 * server would stay behind with nobody to stop it.
 */
async function watchNpm(onGone: () => void): Promise<void> {
  const npm = await findNpmAbove()
  if (!npm) return
  const timer = setInterval(async () => {
    if (!(await isStillRunning(npm))) onGone()
  }, WATCH_MS)
  timer.unref()
}

async function findNpmAbove(): Promise<string | null> {
  let pid = process.ppid
  for (let level = 0; level < 2; level++) {
    const facts = await findProcess(pid)
    if (!facts) return null
    if (/^npm\b|\bnpm(-cli\.js)? /.test(facts.command)) return facts.identity
    pid = facts.parent
  }
  return null
}

/** Waits for `work`, but not longer than until the stop. @throws Stopped then; `work` is left to itself. */
export async function orStopped<Result>(stop: AbortSignal, work: Promise<Result>): Promise<Result> {
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(stop.reason)
    stop.addEventListener('abort', onAbort)
    if (stop.aborted) onAbort()
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    stop.removeEventListener('abort', onAbort)
  }
}
