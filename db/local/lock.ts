import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isStillRunning, ownIdentity } from './processes'

let counter = 0

/** A lock whose holder died is taken over. */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  // Linked into place: never seen without its holder's name.
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

/** This process uses `folder` until `endLease`. */
export async function beginLease(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const lease = path.join(folder, `${process.pid}.${++counter}`)
  await writeFile(lease, await ownIdentity())
  return lease
}

/** @returns whether no other process holds one. */
export async function endLease(lease: string): Promise<boolean> {
  await rm(lease, { force: true })
  return !(await isLeased(path.dirname(lease)))
}

/** Whether a running process uses `folder`; clears leases of dead ones. */
export async function isLeased(folder: string): Promise<boolean> {
  let leased = false
  for (const name of await readdir(folder).catch(() => [])) {
    const lease = path.join(folder, name)
    if (await isStillRunning(await readFile(lease, 'utf8').catch(() => ''))) leased = true
    else await rm(lease, { force: true })
  }
  return leased
}
