'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Loads a page anew that the browser had fetched ahead, once somebody looks at it. */
export function RefreshAfterPrefetch() {
  const router = useRouter()
  useEffect(() => {
    const refresh = () => router.refresh()
    if (!('prerendering' in document && document.prerendering)) return refresh()
    document.addEventListener('prerenderingchange', refresh, { once: true })
    return () => document.removeEventListener('prerenderingchange', refresh)
  }, [router])
  return null
}
