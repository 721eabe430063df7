'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'

const EVERY_MS = 3_000

/** Every three seconds, while it is looked at. @param minutes when it gives up */
export function PageRefresh({ minutes }: { minutes: number }) {
  const router = useRouter()
  const [times, setTimes] = useState(0)
  const isOver = times * EVERY_MS >= minutes * 60_000
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') router.refresh()
      setTimes(times + 1)
    }, EVERY_MS)
    return () => clearTimeout(timer)
  }, [router, times, isOver])
  if (isOver) return null
  return (
    <p className="mt-4 flex items-center justify-center gap-2.5 text-ink-2 noscript:hidden">
      <Icon name="loader-circle" size={20} className="animate-spin text-monte motion-reduce:animate-none" />
      Esta página se actualiza sola
    </p>
  )
}

const shown = new Set<string>()

/** For a page that Back restored from the router's memory. @param stamp unique to a rendering */
export function RefreshOnReturn({ stamp }: { stamp: string }) {
  const router = useRouter()
  useEffect(() => {
    if (shown.has(stamp)) router.refresh()
    shown.add(stamp)
  }, [stamp, router])
  return null
}
