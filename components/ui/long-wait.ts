'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from './toaster'

/** After this, show a 'still loading' message (specification, section 9). */
const LONG_WAIT_MS = 5_000
export const LONG_WAIT = 'Está tardando más de lo normal. Revisa tu conexión.'

/**
 * Whether `waiting` has lasted long enough to show a message.
 * @param attempt counts retries: each one waits anew
 */
export function useLongWait(waiting: boolean, attempt = 0): boolean {
  const [isLong, setIsLong] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt waits anew.
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(setIsLong, LONG_WAIT_MS, true)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [waiting, attempt])
  return isLong
}

/** Shows a toast, with an action if there is one, while `waiting` lasts long. */
export function useLongWaitToast(waiting: boolean, action?: { label: string; run: () => void }): void {
  const isLong = useLongWait(waiting)
  const show = useEffectEvent(() => showToast(LONG_WAIT, null, action))
  useEffect(() => (isLong ? show() : undefined), [isLong])
}

/** Shows a toast while `work` takes long. */
export async function toastIfSlow<Result>(work: Promise<Result>): Promise<Result> {
  let hide: (() => void) | undefined
  const timer = setTimeout(() => {
    hide = showToast(LONG_WAIT, null)
  }, LONG_WAIT_MS)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    hide?.()
  }
}
