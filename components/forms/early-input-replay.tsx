'use client'

import { useEffect } from 'react'
import { replayEarlyInput } from './early-input'

/** Once per page, in the root layout: its effects run after those of the page. */
export function EarlyInputReplay() {
  useEffect(() => {
    // The router takes navigations only after the effects of its pages.
    const timer = setTimeout(replayEarlyInput)
    return () => clearTimeout(timer)
  }, [])
  return null
}
