'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from './dialog'

const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const

/** Browsers report the pointer where a dialog opens under it, and the backdrop as the dialog itself. */
const isAtRest = (event: Event): boolean =>
  event.type === 'pointermove' &&
  (event.target === event.currentTarget ||
    (event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0))

/**
 * Moves on by itself, with a bar that runs out, and replaces its history entry: Back does not show it again. Stays once
 * its reader touches it, hovers over it or moves the focus.
 */
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
  const bar = useRef<HTMLDivElement>(null)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (isUsed) return
    const timer = setTimeout(() => router.replace(next), shownMs)
    // It has opened, and taken the focus, in an effect before this one.
    const dialog = bar.current?.closest('dialog')
    const stay = (event: Event) => isAtRest(event) || setUsed(true)
    for (const sign of SIGNS_OF_USE) dialog?.addEventListener(sign, stay)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS_OF_USE) dialog?.removeEventListener(sign, stay)
    }
  }, [router, next, shownMs, isUsed])
  return (
    <Dialog title={title} onClose={() => router.replace(next)}>
      {children}
      <div ref={bar} aria-hidden className="absolute inset-x-0 bottom-0 h-1.25 bg-mist-2">
        {/* Not `animation-duration` itself, which would override `prefers-reduced-motion`. */}
        <div
          className="h-full animate-drain bg-mango"
          style={
            {
              '--drain': `${shownMs}ms`,
              ...(isUsed && { animationPlayState: 'paused' }),
            } as CSSProperties
          }
        />
      </div>
    </Dialog>
  )
}
