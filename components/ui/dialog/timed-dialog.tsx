'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type CSSProperties, type ReactNode, useEffect } from 'react'
import { Dialog } from './dialog'

/** Moves on by itself, with a bar that runs out, and replaces its history entry: Back does not show it again. */
export function TimedDialog({
  title,
  next,
  shownMs = 3500,
  children,
}: {
  title: string
  next: Route
  shownMs?: number
  children: ReactNode
}) {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => router.replace(next), shownMs)
    return () => clearTimeout(timer)
  }, [router, next, shownMs])
  return (
    <Dialog title={title} onClose={() => router.replace(next)}>
      {children}
      <div aria-hidden className="absolute inset-x-0 bottom-0 h-1.25 bg-mist-2">
        {/* Not `animation-duration` itself, which would outdo `prefers-reduced-motion`. */}
        <div
          className="h-full animate-drain bg-mango"
          style={{ '--drain': `${shownMs}ms` } as CSSProperties}
        />
      </div>
    </Dialog>
  )
}
