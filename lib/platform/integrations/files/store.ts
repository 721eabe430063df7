import { statfsSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/platform/env'
import { blobFileStore } from './blob'
import { type FileStore, guardedFileStore } from './files'
import { localFileStore } from './local'

/** All fail as `guardedFileStore` says. */
export const fileStore: FileStore = guardedFileStore(
  env.BLOB_READ_WRITE_TOKEN
    ? blobFileStore(env.BLOB_READ_WRITE_TOKEN)
    : localFileStore(path.join(env.DATA_DIR, 'files')),
)

const MB = 1024 ** 2

/** What is left where files are kept; null where that is no folder of ours, or cannot be read. */
export function readFreeDiskMb(): number | null {
  if (env.BLOB_READ_WRITE_TOKEN) return null
  try {
    const { bavail, bsize } = statfsSync(env.DATA_DIR)
    return Math.floor((bavail * bsize) / MB)
  } catch {
    return null
  }
}
