'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from './toaster'

/** Specification, section 9. */
const LONG_WAIT_MS = 5_000
export const LONG_WAIT = 'Está tardando más de lo normal. Revisa tu conexión.'

/** @param attempt each retry waits anew */
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

/** Shows a toast when `waiting` lasts long. @returns whether it does. */
export function useLongWaitToast(waiting: boolean, action?: { label: string; run: () => void }): boolean {
  const isLong = useLongWait(waiting)
  const show = useEffectEvent(() => showToast(LONG_WAIT, null, action))
  useEffect(() => (isLong ? show() : undefined), [isLong])
  return isLong
}

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
