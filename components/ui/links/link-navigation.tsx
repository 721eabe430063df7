'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { focusFirstLeft, regionsAround } from '@/components/ui/regions-around'
import { uncheckedRoute } from '@/lib/text/routes'
import { isForBrowser, type LinkWord, PENDING_MARKS } from './link'

/**
 * Follows every `Link` of the page as client-side navigation, by one listener. Once per page; until it runs, and without
 * JavaScript, links are ordinary ones. While a page loads, a spinner stands in its link; after a long wait a message that
 * offers to reload takes its place. The focus goes along: to the page, to the part of it that the fragment names, or, of a link
 * that is gone from a page that stays where it is, to what the link controls (`aria-controls`) or what stood around it.
 */
export function LinkNavigation() {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [link, setLink] = useState<HTMLAnchorElement | null>(null)
  const around = useRef<HTMLElement[]>([])
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
      around.current = regionsAround(link)
      const go = says(link, 'replace') ? router.replace : router.push
      startTransition(() => go(routeOf(link), { scroll: !says(link, 'stay') }))
    }
    // By a mouse alone: a finger on a link may be there to scroll.
    const prefetch = (event: PointerEvent) => {
      const link = linkOf(event)
      if (!link || !says(link, 'prefetch') || event.pointerType !== 'mouse') return
      const isInside = event.relatedTarget instanceof Node && link.contains(event.relatedTarget)
      if (!isInside) router.prefetch(routeOf(link))
    }
    const listening = new AbortController()
    const { signal } = listening
    // After React's own handlers, which may prevent it: they listen here too, since earlier.
    document.addEventListener('click', follow, { signal })
    document.addEventListener('pointerover', prefetch, { signal, passive: true })
    return () => listening.abort()
  }, [router])

  useEffect(() => (isPending && link ? markPending(link, isLong) : undefined), [isPending, isLong, link])
  useEffect(() => (!isPending && link ? takeFocusAlong(link, around.current) : undefined), [isPending, link])
  return null
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
}

const says = (link: HTMLAnchorElement, word: LinkWord) => link.dataset.link?.split(' ').includes(word)

/** In full: a path may begin with two slashes, which alone name another site. */
const routeOf = ({ href }: HTMLAnchorElement) => uncheckedRoute(href)

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

/** Unless somebody has gone on meanwhile, or the page has given the focus to something. */
function takeFocusAlong(link: HTMLAnchorElement, around: HTMLElement[]): void {
  const { activeElement: focused, body } = document
  if (focused !== body && focused !== link) return
  if (!says(link, 'stay')) focusFirstLeft([targetOf(link), document.querySelector('main')])
  else if (!link.isConnected) focusFirstLeft([findById(link.getAttribute('aria-controls')), ...around])
}

const findById = (id: string | null) => (id ? document.getElementById(id) : null)

const targetOf = ({ hash }: HTMLAnchorElement) => findById(hash.slice(1))
