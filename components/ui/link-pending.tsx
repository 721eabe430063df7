'use client'

import { useLinkStatus } from 'next/link'
import { useRef } from 'react'
import { useLongWaitToast } from './long-wait'

/**
 * Marks the link around it (`data-pending`) while its page loads: on a slow line a tap would seem to do nothing. When that
 * takes long, it says so and offers to load the page anew.
 */
export function LinkPending() {
  const { pending } = useLinkStatus()
  const mark = useRef<HTMLElement>(null)
  useLongWaitToast(pending, () => {
    const link = mark.current?.closest('a')
    if (link) location.assign(link.href)
  })
  return <i ref={mark} hidden data-pending={pending || undefined} />
}
