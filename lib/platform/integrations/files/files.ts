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
