import { type RefObject, useEffect, useState } from 'react'
import { forgetStored, readStored, writeStored } from '@/lib/platform/browser-storage'

/** Each page has a key of its own. */
const key = () => `querencia-ciudad:${location.pathname}`

export const rememberCity = (id: string) => writeStored(key(), id, 'sessionStorage')

const isId = (value: unknown) => typeof value === 'string'

/** Whether this is a history navigation, where browsers restore forms. */
function isReturn(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return arrival?.type === 'back_forward' && new URL(arrival.name).pathname === location.pathname
}

/** The city chosen when this page was left; cleared by submitting the form around `part` and by links of the site. */
export function useRestoredCity(part: RefObject<HTMLElement | null>): string {
  const [restored] = useState(() => (isReturn() ? (readStored(key(), isId, 'sessionStorage') ?? '') : ''))
  useEffect(() => {
    // After a client-side navigation the URL is another page's.
    const name = key()
    const forget = () => forgetStored(name, 'sessionStorage')
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
