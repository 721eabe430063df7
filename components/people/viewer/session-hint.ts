'use client'

import { useSyncExternalStore } from 'react'
import { readSessionHint, SESSION_HINT } from '@/lib/platform/session/session-hint'

const listeners = new Set<() => void>()
let channel: BroadcastChannel | undefined
/** Undefined until read. */
let hint: string | null | undefined

/** Null when signed out; differs between sessions. */
export function currentSessionHint(): string | null {
  if (hint === undefined) hint = readSessionHint()
  return hint
}

/** Notifies this page and other tabs. */
export function refreshSessionHint(): void {
  const now = readSessionHint()
  if (now === currentSessionHint()) return
  hint = now
  document.documentElement.toggleAttribute('data-session', now !== null)
  for (const listener of listeners) listener()
  channel?.postMessage('changed')
}

/** In any tab: by cookie events or messages, at the latest on focus. */
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

/** Null on the server and during hydration. */
export function useSessionHint(): string | null {
  return useSyncExternalStore(subscribe, currentSessionHint, () => null)
}

export const useSignedIn = (): boolean => useSessionHint() !== null
