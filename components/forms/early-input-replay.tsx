'use client'

import { useEffect } from 'react'

/** Once per page, in the root layout: its effects run after those of the page. */
export function EarlyInputReplay() {
  useEffect(() => {
    // The router takes navigations only after the effects of its pages.
    const timer = setTimeout(() => window.replayEarlyInput?.())
    return () => clearTimeout(timer)
  }, [])
  return null
}
