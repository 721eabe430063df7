import { useEffect, useState } from 'react'

/**
 * Counts seconds down by the clock, so that a page in the background keeps time.
 * @param start begins the count each time it becomes something else that is true
 * @returns the seconds left; 0 before it begins, on the server too
 */
export function useCountdown(seconds: number, start: unknown): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (!start) return
    const end = Date.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [seconds, start])
  return left
}
