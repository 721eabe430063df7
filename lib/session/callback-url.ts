import type { Route } from 'next'
import { HOME, uncheckedRoute } from '@/lib/routes'

const BASE = 'http://querencia.invalid'
/** Browsers drop control characters from URLs and read a backslash as a slash. */
const URL_NORMALISED = /[\p{Cc}\\]/u
/** A second slash that a proxy might decode: `/%2Fevil.example`. */
const ENCODED_SECOND_SLASH = /^\/(%2f|%5c)/i
const MAX_LENGTH = 2000
/** Fits in a cookie percent-encoded, and is too short for an attacker's message in a mail. */
const MAX_MAILED_LENGTH = 500

/** A path of this site, or null. Prevents open redirects: our login must not lead on to a copy of it elsewhere. */
export function safeCallback(url: unknown): Route | null {
  if (typeof url !== 'string' || url.length > MAX_LENGTH || !url.startsWith('/')) return null
  if (URL_NORMALISED.test(url) || ENCODED_SECOND_SLASH.test(url) || !URL.canParse(url, BASE)) return null
  const { origin, pathname, search, hash } = new URL(url, BASE)
  // Dot segments vanish while parsing: `/.//evil.example` has the path `//evil.example`.
  if (origin !== BASE || pathname.startsWith('//') || ENCODED_SECOND_SLASH.test(pathname)) return null
  return uncheckedRoute(`${pathname}${search}${hash}`)
}

/** `safeCallback` for a mailed link or a cookie: null as well when long, or the home page, where logins lead anyway. */
export function mailedCallback(url: unknown): Route | null {
  const safe = safeCallback(url)
  return safe === HOME || (safe && safe.length > MAX_MAILED_LENGTH) ? null : safe
}
