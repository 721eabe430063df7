'use client'

import { useLinkStatus } from 'next/link'
import { useRef } from 'react'
import { useLongWaitToast } from '@/components/ui/long-wait'

/**
 * Marks the link (`data-pending`) while its page loads, with a spinner that takes no room; after a long wait a message
 * that offers to reload takes its place. @param card whether the link covers a card, in whose corner the spinner stands
 */
export function LinkPending({ card = false }: { card?: boolean }) {
  return useLinkStatus().pending && <PendingMark card={card} />
}

/** Of its own, so that the many links of a page hydrate without the hooks of the one that is pressed. */
function PendingMark({ card }: { card: boolean }) {
  const mark = useRef<HTMLElement>(null)
  const reload = () => {
    const link = mark.current?.closest('a')
    if (link) location.assign(link.href)
  }
  const isLong = useLongWaitToast(true, { label: 'Reintentar', run: reload })
  return <i ref={mark} hidden={isLong} data-pending={card ? 'card' : 'text'} />
}
