import { statfsSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/platform/env'
import { codesOf } from '@/lib/platform/error-causes'
import { DomainError } from '@/lib/platform/errors'
import { logError } from '@/lib/platform/log'
import { blobFileStore } from './blob'
import { type FileStore, requireFileName } from './files'
import { localFileStore } from './local'

/** All fail as `guardedFileStore` says. */
export const fileStore: FileStore = guardedFileStore(
  env.BLOB_READ_WRITE_TOKEN
    ? blobFileStore(env.BLOB_READ_WRITE_TOKEN)
    : localFileStore(path.join(env.DATA_DIR, 'files')),
)

const FULL = 'No queda espacio para guardar archivos en este momento. Inténtalo más tarde.'
const AWAY = 'No podemos guardar ni leer archivos en este momento. Vuelve a intentarlo en unos minutos.'

const FULL_CODES = ['ENOSPC', 'EDQUOT']
const isFull = (error: unknown) => codesOf(error).some((code) => FULL_CODES.includes(code))

/** @throws DomainError storage_full; unavailable for whatever else keeps the store from working. Both are logged. */
export function guardedFileStore(store: FileStore): FileStore {
  const guard = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    requireFileName(name)
    try {
      return await work()
    } catch (error) {
      logError('file store', error)
      throw isFull(error) ? new DomainError('storage_full', FULL) : new DomainError('unavailable', AWAY)
    }
  }
  return {
    put: (name, bytes, contentType) => guard(name, () => store.put(name, bytes, contentType)),
    get: (name) => guard(name, () => store.get(name)),
    delete: (name) => guard(name, () => store.delete(name)),
  }
}

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
