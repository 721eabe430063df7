'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { currentSessionHint, useSessionHint } from '@/components/viewer/session-hint'

/** Grace period in which a logout of this tab navigates to its own next page. */
const GRACE_MS = 1000

/** Refreshes personal pages when the session ends or changes in another tab. */
export function SessionWatcher() {
  const hint = useSessionHint()
  const router = useRouter()
  const shown = useRef<string | null>(undefined)

  useEffect(() => {
    if (shown.current === undefined) shown.current = currentSessionHint()
    // Hydration renders without a hint, like the server.
    if (hint !== currentSessionHint() || hint === shown.current) return
    shown.current = hint
    if (hint !== null) return router.refresh()
    const timer = setTimeout(() => location.reload(), GRACE_MS)
    return () => clearTimeout(timer)
  }, [hint, router])

  return null
}
