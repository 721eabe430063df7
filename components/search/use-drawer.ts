import { type RefObject, useEffect, useRef, useState } from 'react'

/** Tailwind's lg: the panel is a sidebar from here on. */
const WIDE = '(min-width: 64rem)'

/** Open while the URL fragment is its id: works before hydration (`:target`) and with the back button. */
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
    // popstate precedes the focus change of the fragment: too early to open.
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

  /** Closes without leaving a history entry that would reopen the drawer. */
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
