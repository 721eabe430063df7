import { type RefObject, useEffect, useState } from 'react'

/** Each page has its own. */
const key = () => `querencia-ciudad:${location.pathname}`

/** Keeps which city was chosen on this page. Storage may be full or forbidden: then nothing is remembered. */
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

/** Whether the browser has stepped back or forward to this page, and fills its forms in as they were left. */
function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'back_forward' && new URL(arrival.name).pathname === location.pathname
}

/**
 * The id of the city that was chosen when this page was left, for whoever steps back to it; empty for all others. Sending
 * the form that `part` belongs to forgets it, and so does leaving by a link inside the site.
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
