import { statfsSync } from 'node:fs'
import { env } from '@/lib/platform/env'

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
