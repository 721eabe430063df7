export interface StoredFile {
  bytes: Buffer
  contentType: string
}

/** Names are chosen by us, never by the person who uploads. */
export interface FileStore {
  /** Replaces a file of the same name. After it returns the file survives a crash of the process. */
  put(name: string, bytes: Buffer, contentType: string): Promise<void>
  get(name: string): Promise<StoredFile | null>
  /** Idempotent. */
  delete(name: string): Promise<void>
}

const NAME = /^[a-z0-9][a-z0-9./-]*$/

/** Whether a name may be used: it can neither leave the store nor name two files at once. */
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

/** Content type by extension; unknown ones are plain bytes, which no browser renders. */
export function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1)
  return CONTENT_TYPES[ending] ?? 'application/octet-stream'
}
