import { type RefObject, useEffect, useState } from 'react'

/** Storage key per page. */
const key = () => `querencia-ciudad:${location.pathname}`

/** Storage may be full or blocked: then the city is not restored. */
export function rememberCity(id: string): void {
  try {
    sessionStorage.setItem(key(), id)
  } catch {
    // Best effort.
  }
}

function forgetCity(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Best effort.
  }
}

/** Whether this is a history navigation, where browsers restore forms. */
function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'back_forward' && new URL(arrival.name).pathname === location.pathname
}

/**
 * City chosen when this page was left, on history navigation; empty otherwise. Cleared by submitting the form around
 * `part` and by following a link of the site.
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
    // After a client-side navigation the URL is another page's.
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
