'use client'

import { useSyncExternalStore } from 'react'
import { SESSION_MARK } from '@/lib/session-mark'

const PATTERN = new RegExp(`(?:^|; )${SESSION_MARK}=([^;]+)`)
const readMark = () => PATTERN.exec(document.cookie)?.[1] ?? null

const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined
/** As it was read last; undefined until somebody asks. */
let mark: string | null | undefined

/** The mark of the session on this browser: null when nobody is signed in, another value for another session. */
export function currentMark(): string | null {
  if (mark === undefined) mark = readMark()
  return mark
}

/** Looks at the cookie again, and lets the page and the other tabs know when it has changed. */
export function refreshMark(): void {
  const now = readMark()
  if (now === currentMark()) return
  mark = now
  document.documentElement.toggleAttribute('data-session', now !== null)
  for (const listener of listeners) listener()
  channel?.postMessage('changed')
}

/**
 * From now on the page hears of a login or logout in any tab: at once where the browser tells of cookies or another tab
 * says so, at the latest when somebody looks at this tab again.
 */
function watch(): void {
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, refreshMark)
  document.addEventListener('visibilitychange', refreshMark)
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', refreshMark)
  channel = new BroadcastChannel(SESSION_MARK)
  channel.onmessage = refreshMark
}

function subscribe(listener: () => void): () => void {
  if (!channel) watch()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `currentMark`, as it changes. Null on the server and while the page wakes up. */
export function useSessionMark(): string | null {
  return useSyncExternalStore(subscribe, currentMark, () => null)
}

/** Whether somebody is signed in on this browser, as far as a page that is the same for everybody can tell. */
export const useSignedIn = (): boolean => useSessionMark() !== null
