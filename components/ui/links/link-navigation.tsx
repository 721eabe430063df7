'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { uncheckedRoute } from '@/lib/text/routes'
import { isForBrowser } from './for-browser'
import { type LinkWord, PENDING_MARKS } from './link'

/**
 * Follows every `Link` of the page as client-side navigation, by one listener. Once per page; until it runs, and without
 * JavaScript, links are ordinary ones. While a page loads, a spinner stands in its link; after a long wait a message that
 * offers to reload takes its place.
 */
export function LinkNavigation() {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [link, setLink] = useState<HTMLAnchorElement | null>(null)
  const reload = () => {
    if (link) (says(link, 'replace') ? location.replace : location.assign).call(location, link.href)
  }
  const isLong = useLongWaitToast(isPending, { label: 'Reintentar', run: reload })

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || event.defaultPrevented || isForBrowser(event, link)) return
      event.preventDefault()
      setLink(link)
      const go = says(link, 'replace') ? router.replace : router.push
      startTransition(() => go(addressOf(link), { scroll: !says(link, 'stay') }))
    }
    // By a mouse alone: a finger on a link may be there to scroll.
    const prefetch = (event: PointerEvent) => {
      const link = linkOf(event)
      if (!link || !says(link, 'prefetch') || event.pointerType !== 'mouse') return
      const isInside = event.relatedTarget instanceof Node && link.contains(event.relatedTarget)
      if (!isInside) router.prefetch(addressOf(link))
    }
    const listening = new AbortController()
    const { signal } = listening
    // After React's own handlers, which may prevent it: they listen here too, since earlier.
    document.addEventListener('click', follow, { signal })
    document.addEventListener('pointerover', prefetch, { signal, passive: true })
    return () => listening.abort()
  }, [router])

  useEffect(() => (isPending && link ? markPending(link, isLong) : undefined), [isPending, isLong, link])
  return null
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
}

const says = (link: HTMLAnchorElement, word: LinkWord) => link.dataset.link?.split(' ').includes(word)

/** In full: a path may begin with two slashes, which alone name another site. */
const addressOf = ({ href }: HTMLAnchorElement) => uncheckedRoute(href)

/** Appends the spinner, which takes no room; React, which knows nothing of it, only moves what stands before. @returns removes it */
function markPending(link: HTMLAnchorElement, hidden: boolean): () => void {
  const mark = PENDING_MARKS.find((word) => says(link, word))
  if (!mark) return () => undefined
  const spinner = document.createElement('i')
  spinner.dataset.pending = mark
  spinner.hidden = hidden
  link.append(spinner)
  return () => spinner.remove()
}
