'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { showToast } from './toaster'

/** After this long, a wait is worth a word (specification, section 9). */
const LONG_WAIT_MS = 5_000
export const LONG_WAIT = 'Está tardando más de lo normal. Revisa tu conexión.'

/** Whether `waiting` has lasted so long that people should be told. */
export function useLongWait(waiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(setIsLong, LONG_WAIT_MS, true)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [waiting])
  return isLong
}

/** Says so in a toast when `waiting` lasts long, until it is over. @param retry offered beside it */
export function useLongWaitToast(waiting: boolean, retry?: () => void): void {
  const isLong = useLongWait(waiting)
  const show = useEffectEvent(() => showToast(LONG_WAIT, null, retry && { label: 'Reintentar', run: retry }))
  useEffect(() => (isLong ? show() : undefined), [isLong])
}

/** Says so in a toast when `work` takes long, until it is over. */
export async function tellIfLong<Result>(work: Promise<Result>): Promise<Result> {
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
