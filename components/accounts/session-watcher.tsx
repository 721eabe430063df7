'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { currentSessionHint, useSessionHint } from '@/components/viewer/session-hint'

/** Grace period in which a logout of this tab navigates to its own next page. */
const GRACE_MS = 1000

/** The session that personal pages were last shown to; outlives them, because Back restores them from the router's memory. */
let shownTo: string | null | undefined

/** Refreshes personal pages when the session ends or changes in another tab, or while they were out of sight. */
export function SessionWatcher() {
  const hint = useSessionHint()
  const router = useRouter()

  useEffect(() => {
    if (shownTo === undefined) shownTo = currentSessionHint()
    // Hydration renders without a hint, like the server.
    if (hint !== currentSessionHint() || hint === shownTo) return
    shownTo = hint
    if (hint !== null) return router.refresh()
    const timer = setTimeout(() => location.reload(), GRACE_MS)
    return () => clearTimeout(timer)
  }, [hint, router])

  return null
}
