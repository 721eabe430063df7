import { type RefObject, useEffect, useRef, useState } from 'react'

/** From here on the panel stands beside the list and is no drawer. */
const WIDE = '(min-width: 64rem)'

/**
 * The drawer is open while the address ends in the panel's id: links open it, also before and without
 * JavaScript (`:target`), and the back button closes it. This adds what a modal needs: focus goes in and
 * comes back, the page behind does not scroll.
 */
export function useDrawer(panel: RefObject<HTMLElement | null>, id: string) {
  const [open, setOpen] = useState(false)
  const searchAtOpening = useRef<string | null>(null)

  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    const asked = () => window.location.hash === `#${id}`
    const follow = (event?: Event) => {
      if (asked() && event?.type === 'hashchange') searchAtOpening.current = window.location.search
      setOpen(asked() && !wide.matches)
    }
    // Comes before the browser has settled the focus on the new fragment: too early to open.
    const leave = () => {
      if (!asked()) setOpen(false)
    }
    panel.current?.setAttribute('data-live', '')
    follow()
    window.addEventListener('hashchange', follow)
    window.addEventListener('popstate', leave)
    wide.addEventListener('change', follow)
    return () => {
      window.removeEventListener('hashchange', follow)
      window.removeEventListener('popstate', leave)
      wide.removeEventListener('change', follow)
    }
  }, [id, panel])

  useEffect(() => {
    if (!open) return
    const opener = document.querySelector<HTMLElement>(`a[href="#${id}"]`)
    document.documentElement.style.overflow = 'hidden'
    panel.current?.querySelector<HTMLElement>('a')?.focus()
    return () => {
      document.documentElement.style.overflow = ''
      opener?.focus({ preventScroll: true })
    }
  }, [open, id, panel])

  /** Closes it and takes its mark off the address; nothing chosen means nothing to step back over. */
  const close = () => {
    const { pathname, search } = window.location
    const untouched = searchAtOpening.current === search
    searchAtOpening.current = null
    if (untouched) window.history.back()
    else window.history.replaceState(null, '', pathname + search)
    setOpen(false)
  }
  return { open, close, hide: () => setOpen(false) }
}
