'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const shown = new Set<string>()

/** Brings a page up to date that Back restored from the router's memory. @param stamp unique to a rendering */
export function RefreshOnReturn({ stamp }: { stamp: string }) {
  const router = useRouter()
  useEffect(() => {
    if (shown.has(stamp)) router.refresh()
    shown.add(stamp)
  }, [stamp, router])
  return null
}
