'use client'

import { useLinkStatus } from 'next/link'
import { useRef } from 'react'
import { useLongWaitToast } from './long-wait'

/**
 * Marks the surrounding link (`data-pending`) while its page loads, as feedback on slow networks. After a long wait it
 * shows a message and offers to reload.
 */
export function LinkPending() {
  const { pending } = useLinkStatus()
  const mark = useRef<HTMLElement>(null)
  const reload = () => {
    const link = mark.current?.closest('a')
    if (link) location.assign(link.href)
  }
  useLongWaitToast(pending, { label: 'Reintentar', run: reload })
  return <i ref={mark} hidden data-pending={pending || undefined} />
}
