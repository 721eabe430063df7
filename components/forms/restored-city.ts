import { type RefObject, useEffect, useState } from 'react'

/** Each page has a key of its own. */
const key = () => `querencia-ciudad:${location.pathname}`

/** Remembers as well as it can: storage may be full or blocked. */
export function rememberCity(id: string): void {
  try {
    sessionStorage.setItem(key(), id)
  } catch {}
}

function forgetCity(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {}
}

/** Whether this is a history navigation, where browsers restore forms. */
function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'back_forward' && new URL(arrival.name).pathname === location.pathname
}

/** The city chosen when this page was left; cleared by submitting the form around `part` and by links of the site. */
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
