import { open, readdir, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS, HOUR_MS } from '@/lib/text/durations'
import { type FileStart, parseStart } from './disk-format'

/** Left after pruning, so that it is not due again at once. */
const KEPT_PART = 0.9
const MAX_AGE_MS = DAY_MS
/** A file that is still unfinished by then belongs to a process that died. */
const UNFINISHED_MS = HOUR_MS
const AT_ONCE = 256
/** Most have their head in them. */
const START_BYTES = 4096

interface Found {
  file: string
  size: number
  at: number
}

/** Many files at once: each answer waits for a turn of the event loop, which is long. @returns the bytes left. */
export async function pruneFolder(folder: string, maxBytes: number): Promise<number> {
  const now = Date.now()
  const kept: Found[] = []
  for (const shard of await list(folder)) {
    const names = await list(path.join(folder, shard))
    const files = await inBatches(names, (name) => look(path.join(folder, shard, name)))
    const found = files.filter((file) => file !== null)
    await removeFiles(found.filter((file) => isTooOld(file, now)))
    kept.push(...found.filter((file) => !isTooOld(file, now)))
  }
  let total = kept.reduce((sum, { size }) => sum + size, 0)
  const goal = total > maxBytes ? maxBytes * KEPT_PART : maxBytes
  const beyond: Found[] = []
  for (const file of kept.sort((one, other) => one.at - other.at)) {
    if (total <= goal) break
    beyond.push(file)
    total -= file.size
  }
  await removeFiles(beyond)
  // Says that the folder is in use.
  await utimes(path.dirname(folder), now / 1000, now / 1000).catch(() => undefined)
  return total
}

/** Judges pages by the start of their files. One that is written anew meanwhile may go, too, and is rendered again. */
export async function removeExpired(folder: string, isExpired: (page: FileStart) => boolean): Promise<void> {
  for (const shard of await list(folder))
    await inBatches(await list(path.join(folder, shard)), async (name) => {
      const file = path.join(folder, shard, name)
      const page = name.endsWith('.tmp') ? null : await readStart(file)
      if (page && isExpired(page)) await rm(file, { force: true })
    })
}

async function readStart(file: string): Promise<FileStart | null> {
  const opened = await open(file).catch(() => null)
  if (!opened) return null
  try {
    const buffer = Buffer.alloc(START_BYTES)
    const { bytesRead } = await opened.read(buffer, 0, START_BYTES, 0)
    const start = parseStart(buffer.subarray(0, bytesRead))
    return start === 'longer' ? parseWhole(await opened.readFile()) : start
  } finally {
    await opened.close()
  }
}

function parseWhole(bytes: Buffer): FileStart | null {
  const start = parseStart(bytes)
  return start === 'longer' ? null : start
}

const isTooOld = ({ file, at }: Found, now: number) =>
  now - at > (file.endsWith('.tmp') ? UNFINISHED_MS : MAX_AGE_MS)

const removeFiles = (files: readonly Found[]) => inBatches(files, ({ file }) => rm(file, { force: true }))

async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))))
  return results
}

/** Removes the pages of earlier builds, and those of machines that are gone: containers get a new name each time. */
export async function removeOtherBuilds(root: string, build: string): Promise<void> {
  for (const name of await list(root)) if (name !== build) await remove(path.join(root, name))
  const machines = path.dirname(root)
  for (const name of await list(machines)) {
    const found = name === path.basename(root) ? null : await look(path.join(machines, name))
    if (found && Date.now() - found.at > MAX_AGE_MS) await remove(found.file)
  }
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true })

const list = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

async function look(file: string): Promise<Found | null> {
  const found = await stat(file).catch(() => null)
  return found && { file, size: found.size, at: found.mtimeMs }
}
