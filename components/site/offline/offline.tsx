'use client'

import { useEffect } from 'react'
import { useSessionHint } from '@/components/people/viewer/session-hint'
import { whenQuiet } from '@/lib/platform/offline/when-quiet'

/** Registers the service worker, and deletes what earlier sessions kept. Where there are none, nothing happens. */
export function Offline() {
  const session = useSessionHint()
  useEffect(() => {
    if ('serviceWorker' in navigator)
      whenQuiet(() => void import('./start').then(({ startOffline }) => startOffline(session)))
  }, [session])
  return null
}
