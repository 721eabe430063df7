'use client'

import { useEffect } from 'react'
import { currentSessionHint, useSessionHint } from '@/components/people/viewer/session-hint'
import { whenQuiet } from '@/lib/platform/offline/when-quiet'

/** Registers the service worker, and deletes what earlier sessions kept. Where there are none, nothing happens. */
export function Offline() {
  const session = useSessionHint()
  useEffect(() => {
    // Hydration renders without a session: what counts is who is there when it runs.
    const start = () => import('./start').then(({ startOffline }) => startOffline(currentSessionHint()))
    if ('serviceWorker' in navigator) whenQuiet(() => void start().catch(() => {}))
    // Again for another session.
    void session
  }, [session])
  return null
}
