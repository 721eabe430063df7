import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { revalidateTag, unstable_cache } from 'next/cache'
import { cookies, headers } from 'next/headers'
import { after } from 'next/server'

/**
 * A read whose answer is the same for everybody, kept until one of its tags expires or `maxAge` passes.
 * The arguments are part of the key; they are ids and plain values, never an actor, so personal data
 * cannot reach a shared cache. The answer travels as JSON: it must carry ISO strings, not dates.
 *
 * @param maxAge seconds; the net under a missed expiry (tags live in one process only). The first request after it
 * still gets the old answer, whatever its age, while the new one is read.
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

/** Longer than pages take to be made; one that waits even longer for the database is old for ten minutes at most. */
const MAKING_MS = 2000

/**
 * Makes every cached read and page that carries one of these tags fresh on its next request; in actions and route handlers
 * only. And once more a moment later, when nothing of the request is left to do: a page that is being made from what was
 * read before the change is kept after it, and would pass for new until its time is over.
 */
export function expireTags(...tags: string[]): void {
  expire(tags)
  after(async () => {
    await setTimeout(MAKING_MS)
    expire(tags)
  })
}

function expire(tags: string[]): void {
  for (const tag of new Set(tags)) revalidateTag(tag, { expire: 0 })
}

/** Runs a task once the answer has left; on a serverless host it still counts as part of the request. */
export function afterResponse(task: () => Promise<void>): void {
  after(task)
}

interface CookieOptions {
  httpOnly: boolean
  secure: boolean
  /** Seconds. */
  maxAge: number
}

/** The value of a cookie of this request. Makes a page dynamic. */
export async function readCookie(name: string): Promise<string | undefined> {
  return (await cookies()).get(name)?.value
}

/** Sets a cookie for the whole site; in actions and route handlers only. A `maxAge` of 0 removes it. */
export async function writeCookie(name: string, value: string, options: CookieOptions): Promise<void> {
  const jar = await cookies()
  jar.set(name, value, { ...options, path: '/', sameSite: 'lax' })
}

/** The headers of this request. Makes a page dynamic. */
export async function requestHeaders(): Promise<Headers> {
  return headers()
}
