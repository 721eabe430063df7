import path from 'node:path'
import { env } from '@/lib/platform/env'
import { blobFileStore } from './blob'
import type { FileStore } from './files'
import { guardedFileStore } from './guarded'
import { localFileStore } from './local'

/** All fail as `guardedFileStore` says. */
export const fileStore: FileStore = guardedFileStore(
  env.BLOB_READ_WRITE_TOKEN
    ? blobFileStore(env.BLOB_READ_WRITE_TOKEN)
    : localFileStore(path.join(env.DATA_DIR, 'files')),
)
