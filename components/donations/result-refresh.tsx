'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'

const EVERY_MS = 3_000
/** Ten minutes: later the mail tells. */
const TIMES = 200

/** Loads the page anew until the payment is decided. */
export function ResultRefresh() {
  const router = useRouter()
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times >= TIMES) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') router.refresh()
      setTimes(times + 1)
    }, EVERY_MS)
    return () => clearTimeout(timer)
  }, [router, times])
  if (times >= TIMES) return null
  return (
    <p className="mt-4 flex items-center justify-center gap-2.5 text-ink-2 noscript:hidden">
      <Icon name="loader-circle" size={20} className="animate-spin text-monte motion-reduce:animate-none" />
      Esta página se actualiza sola
    </p>
  )
}
