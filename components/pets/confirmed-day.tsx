'use client'

import { useSyncExternalStore } from 'react'
import { localDaysAgoText } from '@/lib/format'

const never = () => () => {}

/**
 * When the owner last said that the pet still waits: 'Confirmada hace 12 días'. The page is kept for longer than that
 * stays true, so the words are filled in where they are read; until then, and without JavaScript, it says the day.
 * @param at ISO time
 * @param day the same as people write it
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
