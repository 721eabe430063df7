import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { revalidateTag, unstable_cache } from 'next/cache'
import { cookies, headers } from 'next/headers'
import { after } from 'next/server'
import { cache } from 'react'
import type { Db } from '@/db/client'
import { readPublic } from '@/db/replicas/read'
import { host } from './host'

/**
 * For everybody, until a tag expires: never pass an actor. A page that asks twice, for its metadata and its text, reads once.
 * @param read from the database it is given, which may be a replica (`readPublic`)
 * @param maxAge seconds, stale-while-revalidate
 */
export function cachedRead<Args extends readonly (string | number | null)[], Result>(
  name: string,
  read: (db: Db, ...args: Args) => Promise<Result>,
  tags: (...args: Args) => string[],
  maxAge = 600,
): (...args: Args) => Promise<Result> {
  return cache((...args: Args) =>
    unstable_cache(() => readPublic(tags(...args), (db) => read(db, ...args)), [name, ...args.map(String)], {
      tags: tags(...args),
      revalidate: maxAge,
    })(),
  )
}

/** Longer than rendering takes; a slower page stays stale for ten minutes at most. */
const RENDER_MS = 2000

/** Only in actions and route handlers. Without the server program twice: docs/decisions/0001. */
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

export async function requestHeaders(): Promise<Headers> {
  return headers()
}
