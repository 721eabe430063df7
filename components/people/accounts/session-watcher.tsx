'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { hasUnsentInput } from '@/components/forms/unsent-input'
import { currentSessionHint, useSessionHint } from '@/components/people/viewer/session-hint'
import { showToast } from '@/components/ui/toaster'
import { loginPath } from '@/lib/text/routes'

/** A slow phone takes long to show where the action that ended the session leads to. */
const GRACE_MS = 3000

/** Outlives personal pages, which Back restores from the router's memory. */
let shownTo: string | null | undefined

/** When the session ends or changes in another tab. Unsent input stays until somebody has signed in again. */
export function SessionWatcher() {
  const hint = useSessionHint()
  const router = useRouter()

  useEffect(() => {
    if (shownTo === undefined) shownTo = currentSessionHint()
    // Hydration renders without a hint, like the server.
    if (hint !== currentSessionHint() || hint === shownTo) return
    shownTo = hint
    if (hint !== null) return router.refresh()
    let endToast = () => {}
    const timer = setTimeout(() => {
      if (!hasUnsentInput()) location.reload()
      // What a form says beside its own way to sign in would be covered.
      else if (!document.querySelector('[data-sign-in-elsewhere]')) endToast = askToSignIn()
    }, GRACE_MS)
    return () => {
      clearTimeout(timer)
      endToast()
    }
  }, [hint, router])

  return null
}

/** @returns ends the toast. */
const askToSignIn = () =>
  showToast('Tu sesión terminó. Lo que escribiste sigue aquí.', null, {
    label: 'Iniciar Sesión',
    run: () => window.open(loginPath(location.pathname + location.search), '_blank', 'noreferrer'),
  })
