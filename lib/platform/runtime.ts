import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { revalidateTag, unstable_cache } from 'next/cache'
import { cookies, headers } from 'next/headers'
import { after } from 'next/server'
import { host } from './host'

/**
 * Cached for everybody until a tag expires. Arguments are the key: ids and plain values, never an actor, so personal
 * data cannot enter. Results are JSON.
 * @param maxAge seconds, stale-while-revalidate: a fallback, as a serverless host knows the tags of one process.
 */
export function cachedRead<Args extends readonly (string | number | null)[], Result>(
  name: string,
  read: (...args: Args) => Promise<Result>,
  tags: (...args: Args) => string[],
  maxAge = 600,
): (...args: Args) => Promise<Result> {
  return (...args) =>
    unstable_cache(() => read(...args), [name, ...args.map(String)], {
      tags: tags(...args),
      revalidate: maxAge,
    })()
}

/** Longer than a page takes to render; a slower one may stay stale for ten minutes at most. */
const RENDER_MS = 2000

/**
 * In actions and route handlers only. Without the server program twice: the framework's own cache keeps a page that was
 * rendering during the change as if it were new. See docs/decisions/0001.
 */
export function expireTags(...tags: string[]): void {
  expire(tags)
  if (host().keepsPages) return
  after(async () => {
    await setTimeout(RENDER_MS)
    expire(tags)
  })
}

function expire(tags: string[]): void {
  for (const tag of new Set(tags)) revalidateTag(tag, { expire: 0 })
}

export function afterResponse(task: () => Promise<void>): void {
  after(task)
}

interface CookieOptions {
  httpOnly: boolean
  secure: boolean
  /** Seconds; 0 removes the cookie. */
  maxAge: number
}

/** Makes a page dynamic. */
export async function readCookie(name: string): Promise<string | undefined> {
  return (await cookies()).get(name)?.value
}

/** In actions and route handlers only. */
export async function writeCookie(name: string, value: string, options: CookieOptions): Promise<void> {
  const jar = await cookies()
  jar.set(name, value, { ...options, path: '/', sameSite: 'lax' })
}

/** Makes a page dynamic. */
export async function requestHeaders(): Promise<Headers> {
  return headers()
}
