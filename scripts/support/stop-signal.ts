import { findProcess, isStillRunning } from '@/db/local/processes'

const WATCH_MS = 1_000

export class Stopped extends Error {}

/** Ctrl-C (perhaps twice, from terminal and npm), SIGTERM, a closed terminal, or npm gone. */
export function listenForStop(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => controller.abort(new Stopped()))
  }
  watchNpm(() => controller.abort(new Stopped()))
  return controller.signal
}

/** Some shells do not pass signals on. */
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

/** @throws Stopped when the stop comes first; `work` goes on. */
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
