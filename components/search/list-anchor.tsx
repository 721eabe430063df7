'use client'

import { useEffect, useRef } from 'react'
import { LIST_ID } from '@/components/search/ids'

/**
 * Where a page change scrolls to. On wide screens the mark stands 300 px below the top of the document
 * (specification, section 9; the margin takes back the room kept for the top bar), on phones at the list. Once there, the
 * address forgets it: whoever steps back to this page later wants to be where they left it.
 *
 * @param shown the query string the page was rendered for.
 */
export function ListAnchor({ shown }: { shown: string }) {
  const last = useRef(shown)
  useEffect(() => {
    const { hash, pathname, search } = window.location
    if (last.current !== shown && hash === `#${LIST_ID}`)
      window.history.replaceState(null, '', pathname + search)
    last.current = shown
  }, [shown])
  return (
    <span id={LIST_ID} className="block max-lg:scroll-mt-12 lg:absolute lg:top-75 lg:scroll-mt-[-5.5rem]" />
  )
}
