import { del, get, put } from '@vercel/blob'
import { contentTypeOf, type FileStore, requireFileName } from './files'

const TIMEOUT_MS = 20_000
/** Files are content-addressed, hence cacheable for a year. */
const ONE_YEAR = 31_536_000

/** Private: documents and originals have no public URL, and `/media` serves photos. */
export function blobFileStore(token: string): FileStore {
  return {
    async put(name, bytes, contentType) {
      const options = { access: 'private', addRandomSuffix: false, allowOverwrite: true } as const
      await within((abortSignal) =>
        put(requireFileName(name), bytes, {
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
        const file = await get(requireFileName(name), { access: 'private', token, abortSignal })
        if (!file?.stream) return null
        const bytes = Buffer.from(await new Response(file.stream).arrayBuffer())
        return { bytes, contentType: contentTypeOf(name) }
      })
    },
    async delete(name) {
      await within((abortSignal) => del(requireFileName(name), { token, abortSignal }))
    },
  }
}

/** Limits the time of a call. Not by `AbortSignal.timeout`, whose `TimeoutError` the client would retry. */
async function within<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS)
  try {
    return await work(stop.signal)
  } finally {
    clearTimeout(timer)
  }
}
