'use client'

import { useSyncExternalStore } from 'react'
import { localDaysAgoText } from '@/lib/text/days-ago'

const never = () => () => {}

/**
 * 'Camilo confirmó hace 12 días que sigue en adopción'. Relative dates would go stale in cached pages: set in the browser, with `day` until then.
 */
export function ConfirmedDay({ who, at, day }: { who: string; at: string; day: string }) {
  const ago = useSyncExternalStore(
    never,
    () => localDaysAgoText(at, new Date()),
    () => null,
  )
  return (
    <>
      {who} confirmó{' '}
      <time dateTime={at} title={ago === null ? undefined : day}>
        {ago ?? `el ${day}`}
      </time>{' '}
      que sigue en adopción
    </>
  )
}
