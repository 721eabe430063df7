import { useRouter } from 'next/navigation'
import { type MouseEvent, useEffect, useRef, useTransition } from 'react'
import { isForBrowser } from '@/components/ui/links/link'

import { PARAM_NAMES, SORT_VALUES } from '@/lib/search/url/param-names'
import { uncheckedRoute } from '@/lib/text/routes'
import { RESULTS_ID } from './ids'

type Fields = Iterable<readonly [name: string, value: string]>
let formSearchUrl: ((path: string, fields: Fields) => string) | undefined

/** For when somebody turns to a form: until it is here, the server redirects to the address it would write. */
export function preloadSearchUrls(): void {
  import('@/lib/search/url/params').then(
    (module) => {
      formSearchUrl = module.formSearchUrl
    },
    () => undefined,
  )
}

function written({ pathname, searchParams, hash }: URL): URL {
  const url = new URL(location.origin + (formSearchUrl?.(pathname, searchParams) ?? pathname))
  if (!formSearchUrl) for (const [name, value] of searchParams) if (value) url.searchParams.set(name, value)
  // A redirect to an address without it would begin the page anew, and with it the search for the position.
  if (url.searchParams.get(PARAM_NAMES.sort) === SORT_VALUES.near && !url.searchParams.has(PARAM_NAMES.lat))
    url.searchParams.delete(PARAM_NAMES.sort)
  url.hash = hash
  return url
}

/** Where the choices made so far lead, while that loads. */
let ahead: URL | null = null

/** Until when another list is what was chosen here: between the two there is no page while the server's redirect is followed. */
let awaitedUntil = 0
const REDIRECT_MS = 10_000

/** A link that is loading has a spinner (`LinkNavigation`). */
const findLoading = () => document.querySelector('a[data-choice] > [data-pending]')?.closest('a')

/** Null when nothing is loading. The router drops what is, for any other address, Back and a changed fragment. */
function findAhead(): URL | null {
  const link = ahead ? null : findLoading()
  return link ? new URL(link.href) : ahead
}

export const isUnderWay = () => findAhead() !== null

/** For a link that asks for nothing of what was chosen. */
export function forgetChoices(): void {
  ahead = null
}

/** The address that shows, without its fragment. */
const here = () => location.origin + location.pathname + location.search

const NOTHING = { at: '', chosen: '' }

/**
 * Goes to what somebody chooses in a list, on top of what they have chosen before and is still loading.
 * @returns `target` is where the last choice led
 */
export function useChoice() {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const target = useRef<URL | null>(null)
  // The page shows nothing of it yet: taking it back is a choice too.
  const last = useRef(NOTHING)

  useEffect(() => {
    if (pending) return
    last.current = NOTHING
    if (ahead === target.current) ahead = null
  }, [pending])
  useEffect(() => {
    // What was chosen is another page, as of a text that is a place: what had the focus is gone.
    if (Date.now() < awaitedUntil && document.activeElement === document.body)
      document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
    awaitedUntil = 0
    return () => {
      if (ahead) awaitedUntil = Date.now() + REDIRECT_MS
      forgetChoices()
    }
  }, [])

  const choose = (choice: URL, { replace = false } = {}) => {
    const chosen = written(choice)
    const shown = here()
    const before = new URL(last.current.at === shown ? last.current.chosen : shown)
    const loading = findAhead()
    const url = loading ? written(addChoice(loading, before, chosen)) : chosen
    last.current = { at: shown, chosen: chosen.href }
    target.current = url
    ahead = url
    const go = replace ? router.replace : router.push
    startTransition(() => go(uncheckedRoute(url.href), { scroll: false }))
  }
  /** Of a `Link` that says `data-choice`. @param isAlternative it takes the place of the link that was chosen last */
  const follow = (event: MouseEvent<HTMLAnchorElement>, isAlternative = false) => {
    const { currentTarget: link, nativeEvent } = event
    if (isForBrowser(nativeEvent, link)) return
    if (!isAlternative) last.current = NOTHING
    if (!isUnderWay()) {
      last.current = { at: here(), chosen: link.href }
      return
    }
    event.preventDefault()
    choose(new URL(link.href))
  }
  return { pending, target, choose, follow }
}

/**
 * Where a list is on its way to, with what was chosen meanwhile on the one that still shows; it begins at its first page.
 * @param before what the choice differs from: the address that shows, or what the same controls chose last
 */
export function addChoice(ahead: URL, before: URL, chosen: URL): URL {
  const sum = new URL(ahead)
  sum.hash = chosen.hash
  if (chosen.pathname !== before.pathname) sum.pathname = chosen.pathname
  for (const name of new Set([...before.searchParams.keys(), ...chosen.searchParams.keys()])) {
    const value = chosen.searchParams.get(name)
    if (value === before.searchParams.get(name)) continue
    if (value === null) sum.searchParams.delete(name)
    else sum.searchParams.set(name, value)
  }
  sum.searchParams.delete(PARAM_NAMES.page)
  return sum
}
