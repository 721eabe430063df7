import { useRef } from 'react'
import { useOnChange } from '@/components/ui/use-on-change'
import type { Side } from '@/lib/adoption/requests/transitions'
import { forgetStored, readStored, writeStored } from '@/lib/platform/browser-storage'

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Keeps a message that was not sent until its tab is closed, so that a reload does not lose it; an empty box, as after
 * sending, forgets it.
 * @param typed what the box holds now
 * @param fill puts what was kept into the box
 */
export function useMessageDraft(
  { requestId, side }: { requestId: number; side: Side },
  typed: string,
  fill: (text: string) => void,
): void {
  // By side too: both may use one browser.
  const key = `querencia-mensaje-${requestId}-${side}`
  const isRead = useRef(false)
  useOnChange(typed, (text) => {
    const kept = isRead.current ? null : readStored(key, isText, 'sessionStorage')
    isRead.current = true
    if (text === '' && kept) fill(kept)
    else if (text === '') forgetStored(key, 'sessionStorage')
    else writeStored(key, text, 'sessionStorage')
  })
}
