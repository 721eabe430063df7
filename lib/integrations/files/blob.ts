import { del, get, put } from '@vercel/blob'
import { contentTypeOf, type FileStore, isFileName } from './files'

/** How long one request to the service may take, its repetitions included. */
const TIMEOUT_MS = 20_000
/** A name never comes to hold anything else: what passes it on may keep it for a year. */
const ONE_YEAR = 31_536_000

/** Vercel Blob, a private store: documents and originals have no public URL, and `/media` hands out photos. */
export function blobFileStore(token: string): FileStore {
  return {
    async put(name, bytes, contentType) {
      const options = { access: 'private', addRandomSuffix: false, allowOverwrite: true } as const
      await within((abortSignal) =>
        put(checked(name), bytes, {
          ...options,
          contentType,
          cacheControlMaxAge: ONE_YEAR,
          token,
          abortSignal,
        }),
      )
    },
    get(name) {
      return within(async (abortSignal) => {
        const file = await get(checked(name), { access: 'private', token, abortSignal })
        if (!file?.stream) return null
        const bytes = Buffer.from(await new Response(file.stream).arrayBuffer())
        return { bytes, contentType: contentTypeOf(name) }
      })
    },
    async delete(name) {
      await within((abortSignal) => del(checked(name), { token, abortSignal }))
    },
  }
}

function checked(name: string): string {
  if (!isFileName(name)) throw new Error(`Not a file name: ${JSON.stringify(name)}`)
  return name
}

/** Gives a request up that takes too long. The client repeats what ends by a `TimeoutError`, so it is told to stop. */
async function within<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS)
  try {
    return await work(stop.signal)
  } finally {
    clearTimeout(timer)
  }
}
