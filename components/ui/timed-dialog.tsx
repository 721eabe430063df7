'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { Dialog } from './dialog'

/** As long as `animate-drain`. */
const SHOWN_MS = 3500

/**
 * Dialog that moves on by itself after 3.5 seconds, with a bar that runs out. Closing it moves on at once. It takes the
 * place of its address in the history, so that Back does not show it again.
 */
export function TimedDialog({ title, next, children }: { title: string; next: Route; children: ReactNode }) {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => router.replace(next), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [router, next])
  return (
    <Dialog title={title} onClose={() => router.replace(next)}>
      {children}
      <div aria-hidden className="absolute inset-x-0 bottom-0 h-1.25 bg-mist-2">
        <div className="h-full animate-drain bg-mango" />
      </div>
    </Dialog>
  )
}
