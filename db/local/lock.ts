import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isStillRunning, ownIdentity } from './processes'

let counter = 0

/**
 * Runs `work` while no other process on this machine is inside the same lock file. A lock whose holder died is taken over.
 * @returns what `work` returns.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  // Written aside and linked into place: a lock file is never seen without its holder's name in it.
  const mine = `${file}.${process.pid}.${++counter}`
  await writeFile(mine, await ownIdentity())
  try {
    while (!(await tryLink(mine, file))) {
      const holder = await readFile(file, 'utf8').catch(() => null)
      if (holder !== null && !(await isStillRunning(holder))) await rm(file, { force: true })
      else await wait(50)
    }
    try {
      return await work()
    } finally {
      await rm(file, { force: true })
    }
  } finally {
    await rm(mine, { force: true })
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Notes in `folder` that this process uses something. @returns the lease, to be given back with `endLease`. */
export async function beginLease(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const lease = path.join(folder, `${process.pid}.${++counter}`)
  await writeFile(lease, await ownIdentity())
  return lease
}

/** Gives a lease back. @returns true when nobody who still runs holds another: the last one out turns off the light. */
export async function endLease(lease: string): Promise<boolean> {
  await rm(lease, { force: true })
  return !(await isLeased(path.dirname(lease)))
}

/** Whether a running process holds a lease in `folder`. Leases of processes that died are cleared away. */
export async function isLeased(folder: string): Promise<boolean> {
  let leased = false
  for (const name of await readdir(folder).catch(() => [])) {
    const lease = path.join(folder, name)
    if (await isStillRunning(await readFile(lease, 'utf8').catch(() => ''))) leased = true
    else await rm(lease, { force: true })
  }
  return leased
}
