import { codesOf } from '@/lib/platform/error-causes'
import { DomainError } from '@/lib/platform/errors'
import { logError } from '@/lib/platform/log'

export interface StoredFile {
  bytes: Buffer
  contentType: string
}

/** Names are ours, never the uploader's. */
export interface FileStore {
  /** Writes a file atomically; it is durable once this returns. */
  put(name: string, bytes: Buffer, contentType: string): Promise<void>
  get(name: string): Promise<StoredFile | null>
  /** Idempotent. */
  delete(name: string): Promise<void>
}

const NAME = /^[a-z0-9][a-z0-9./-]*$/

/** Whether a name neither leaves the store nor names two files at once. */
export function isFileName(name: string): boolean {
  const segments = name.split('/')
  return (
    NAME.test(name) && !name.includes('..') && !segments.some((part) => part === '' || part.startsWith('.'))
  )
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  webp: 'image/webp',
}

/** @throws Error for what is none. */
export function requireFileName(name: string): string {
  if (!isFileName(name)) throw new Error(`Not a file name: ${JSON.stringify(name)}`)
  return name
}

/** Unknown extensions are plain bytes, which no browser renders. */
export function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return CONTENT_TYPES[ending] ?? 'application/octet-stream'
}

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
