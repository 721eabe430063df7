'use client'

import { useEffect, useState } from 'react'

/** After this long, a wait is worth a word (specification, section 9). */
const LONG_WAIT_MS = 5_000

export function useLongWait(waiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(setIsLong, LONG_WAIT_MS, true)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [waiting])
  return isLong
}
