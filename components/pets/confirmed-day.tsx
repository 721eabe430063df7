'use client'

import { useSyncExternalStore } from 'react'
import { localDaysAgoText } from '@/lib/text/format'

const never = () => () => {}

/**
 * 'Confirmada hace 12 días'. Relative dates would go stale in cached pages: set in the browser, with `day` until then.
 */
export function ConfirmedDay({ at, day }: { at: string; day: string }) {
  const ago = useSyncExternalStore(
    never,
    () => localDaysAgoText(at, new Date()),
    () => null,
  )
  return (
    <>
      Confirmada{' '}
      <time dateTime={at} title={ago === null ? undefined : day}>
        {ago ?? `el ${day}`}
      </time>
    </>
  )
}
