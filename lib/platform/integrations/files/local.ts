import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codesOf } from '@/lib/platform/error-causes'
import { logError } from '@/lib/platform/log'
import { HOUR_MS } from '@/lib/text/durations'
import { contentTypeOf, type FileStore, requireFileName } from './files'

/** The folder of files being written, renamed when complete. Not a valid file name. */
export const DRAFTS = '.drafts'
/** Older ones are left by killed processes. */
const STALE_TEMP_MS = HOUR_MS

/** Documents are unreadable to other accounts of the machine. */
const PRIVATE_FOLDER = { recursive: true, mode: 0o700 }

/** Folders by two letters, so that none grows too large. */
function pathOf(root: string, name: string): string {
  const { dir, base } = path.posix.parse(requireFileName(name))
  return path.join(root, dir, base.slice(0, 1), base.slice(1, 2).replace('.', '-'), base)
}

async function deleteStaleDrafts(drafts: string): Promise<void> {
  try {
    for (const name of await readdir(drafts)) {
      const draft = path.join(drafts, name)
      // Another process may have finished it meanwhile.
      const writtenMs = (await stat(draft).catch(() => null))?.mtimeMs ?? Date.now()
      if (Date.now() - writtenMs > STALE_TEMP_MS) await rm(draft, { force: true })
    }
  } catch (error) {
    logError('old drafts of files', error)
  }
}

/** Writes are atomic. */
export function localFileStore(root: string): FileStore {
  const drafts = path.join(root, DRAFTS)
  let cleared: Promise<void> | undefined
  return {
    async put(name, bytes) {
      const target = pathOf(root, name)
      const draft = path.join(drafts, randomUUID())
      await mkdir(path.dirname(target), PRIVATE_FOLDER)
      await mkdir(drafts, PRIVATE_FOLDER)
      cleared ??= deleteStaleDrafts(drafts)
      await cleared
      try {
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return { bytes: await readFile(pathOf(root, name)), contentType: contentTypeOf(name) }
      } catch (error) {
        if (codesOf(error).includes('ENOENT')) return null
        throw error
      }
    },
    async delete(name) {
      await rm(pathOf(root, name), { force: true })
    },
  }
}
