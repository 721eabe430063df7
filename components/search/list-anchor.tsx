'use client'

import { useEffect, useRef } from 'react'
import { LIST_ID, RESULTS_ID } from './ids'

/**
 * Scroll target of the pager: 300 px below the top on wide screens (specification, section 9), the list on phones.
 * The fragment is removed afterwards, so that Back restores the scroll position, and the focus goes from the pager to the
 * new list.
 */
export function ListAnchor({ shown }: { shown: string }) {
  const last = useRef(shown)
  useEffect(() => {
    const { hash, pathname, search } = window.location
    if (last.current !== shown && hash === `#${LIST_ID}`) {
      window.history.replaceState(null, '', pathname + search)
      document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
    }
    last.current = shown
  }, [shown])
  return (
    <span id={LIST_ID} className="block max-lg:scroll-mt-12 lg:absolute lg:top-75 lg:scroll-mt-[-5.5rem]" />
  )
}
