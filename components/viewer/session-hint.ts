'use client'

import { useSyncExternalStore } from 'react'
import { SESSION_HINT } from '@/lib/session-hint'

const PATTERN = new RegExp(`(?:^|; )${SESSION_HINT}=([^;]+)`)
const readHint = () => PATTERN.exec(document.cookie)?.[1] ?? null

const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined
/** As it was read last; undefined until somebody asks. */
let hint: string | null | undefined

/** The hint of the session on this browser: null when nobody is signed in, another value for another session. */
export function currentSessionHint(): string | null {
  if (hint === undefined) hint = readHint()
  return hint
}

/** Looks at the cookie again, and lets the page and the other tabs know when it has changed. */
export function refreshSessionHint(): void {
  const now = readHint()
  if (now === currentSessionHint()) return
  hint = now
  document.documentElement.toggleAttribute('data-session', now !== null)
  for (const listener of listeners) listener()
  channel?.postMessage('changed')
}

/**
 * From now on the page hears of a login or logout in any tab: at once where the browser tells of cookies or another tab
 * says so, at the latest when somebody looks at this tab again.
 */
function watch(): void {
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, refreshSessionHint)
  document.addEventListener('visibilitychange', refreshSessionHint)
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', refreshSessionHint)
  channel = new BroadcastChannel(SESSION_HINT)
  channel.onmessage = refreshSessionHint
}

function subscribe(listener: () => void): () => void {
  if (!channel) watch()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `currentSessionHint`, as it changes. Null on the server and while the page wakes up. */
export function useSessionHint(): string | null {
  return useSyncExternalStore(subscribe, currentSessionHint, () => null)
}

/** Whether somebody is signed in on this browser, as far as a page that is the same for everybody can tell. */
export const useSignedIn = (): boolean => useSessionHint() !== null
