'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { conversationApi } from '@/lib/text/routes'

const FIRST_MS = 4_000
const LONGEST_MS = 30_000

/**
 * Loads the page anew when its conversation has changed. Asks seldom while nothing happens, and never while the page is
 * hidden. @param stamp of what the page shows
 */
export function useConversationNews(requestId: number, stamp: string): void {
  const router = useRouter()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let wait = FIRST_MS
    let timer: ReturnType<typeof setTimeout> | undefined
    const plan = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible' && !signal.aborted) timer = setTimeout(ask, wait)
    }
    const ask = async () => {
      const found = await findStamp(requestId, signal)
      if (signal.aborted || found === 'over') return
      if (found !== null && found !== stamp) router.refresh()
      wait = Math.min(LONGEST_MS, wait * 1.5)
      plan()
    }
    const onShown = () => {
      wait = FIRST_MS
      clearTimeout(timer)
      if (document.visibilityState === 'visible') ask()
    }
    document.addEventListener('visibilitychange', onShown, { signal })
    plan()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [requestId, stamp, router])
}

/** Null when it could not be read; 'over' once the session or the request is gone. */
async function findStamp(requestId: number, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(conversationApi(requestId), { cache: 'no-store', signal })
    if (answer.status === 401 || answer.status === 404) return 'over'
    const { stamp }: { stamp?: string } = answer.ok ? await answer.json() : {}
    return stamp ?? null
  } catch {
    return null
  }
}
