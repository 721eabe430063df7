import { type RefObject, useEffect, useState } from 'react'

/** Each page has its own. */
const key = () => `querencia-ciudad:${location.pathname}`

/** Storage may be full or forbidden: then nothing is remembered. */
export function rememberCity(id: string): void {
  try {
    sessionStorage.setItem(key(), id)
  } catch {
    // The person chooses it again.
  }
}

function forgetCity(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was stored either.
  }
}

/** Whether this page was reached by back or forward, where browsers restore forms. */
function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'back_forward' && new URL(arrival.name).pathname === location.pathname
}

/**
 * The city chosen when this page was left, for history navigation; empty otherwise. Submitting the form around `part`,
 * or leaving by a link of the site, forgets it.
 */
export function useRestoredCity(part: RefObject<HTMLElement | null>): string {
  const [restored] = useState(() => {
    try {
      return isReturn() ? (sessionStorage.getItem(key()) ?? '') : ''
    } catch {
      return ''
    }
  })
  useEffect(() => {
    // By the time a link has led away the address is another one.
    const name = key()
    const forget = () => forgetCity(name)
    if (!restored) forget()
    const form = part.current?.closest('form')
    form?.addEventListener('submit', forget)
    return () => {
      form?.removeEventListener('submit', forget)
      forget()
    }
  }, [part, restored])
  return restored
}
