import type { Route } from 'next'
import { uncheckedRoute } from '@/lib/routes'

/** Only the origin matters; nothing is ever asked of it. */
const BASE = 'http://querencia.invalid'
/** Browsers drop the control characters of an address and read a backslash as a slash. */
const MISREAD = /[\p{Cc}\\]/u
/** A second slash that somebody on the way might decode: `/%2Fevil.example`. */
const ENCODED_SECOND_SLASH = /^\/(%2f|%5c)/i
const MAX_LENGTH = 2000

/**
 * Where to go after signing in, as an address may ask for it: a path of this site with its query and fragment, or null.
 * Without this, a link to our own login could lead people on to a copy of it elsewhere.
 */
export function safeCallback(url: unknown): Route | null {
  if (typeof url !== 'string' || url.length > MAX_LENGTH || !url.startsWith('/')) return null
  if (MISREAD.test(url) || ENCODED_SECOND_SLASH.test(url) || !URL.canParse(url, BASE)) return null
  const { origin, pathname, search, hash } = new URL(url, BASE)
  // Dots vanish while parsing: the path of `/.//evil.example` is `//evil.example`.
  if (origin !== BASE || pathname.startsWith('//') || ENCODED_SECOND_SLASH.test(pathname)) return null
  return uncheckedRoute(`${pathname}${search}${hash}`)
}
