import { useEffect, useState } from 'react'

/** Based on the clock: timers of background tabs are throttled. @param start restarts each time it turns truthy */
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
