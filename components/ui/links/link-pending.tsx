'use client'

import { useLinkStatus } from 'next/link'
import { useRef } from 'react'
import { useLongWaitToast } from '@/components/ui/long-wait'

/** Marks the link (`data-pending`) while its page loads; after a long wait offers to reload. */
export function LinkPending() {
  return useLinkStatus().pending && <PendingMark />
}

/** Of its own, so that the many links of a page hydrate without the hooks of the one that is pressed. */
function PendingMark() {
  const mark = useRef<HTMLElement>(null)
  const reload = () => {
    const link = mark.current?.closest('a')
    if (link) location.assign(link.href)
  }
  useLongWaitToast(true, { label: 'Reintentar', run: reload })
  return <i ref={mark} hidden data-pending />
}
