'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { currentSessionHint } from '@/components/people/viewer/session-hint'
import { lazyDialog } from '@/components/ui/dialog/lazy-dialog'
import type { SavableSearch } from '@/lib/search/dto'
import { SAVE_SEARCH_HASH, saveSearchPath } from '@/lib/text/routes'

/** Apart from the other copy: it is on every page of results. */
const SIGN_IN_TO_SAVE = 'Inicia sesión para guardar esta búsqueda'
const WHY_SIGN_IN = 'Crea tu cuenta para guardar esta búsqueda. Un minuto.'

const useDialog = lazyDialog(() => import('./save-search-dialog').then((module) => module.SaveSearchDialog))

/**
 * Link to the form that saves a search. With JavaScript that is a dialog with an address of its own (`#guardar-busqueda`),
 * to which the login comes back.
 */
export function SaveSearchLink({
  search,
  className,
  children,
}: {
  search: SavableSearch
  className: string
  children: ReactNode
}) {
  const { open, show, close, forget } = useHashDialog(SAVE_SEARCH_HASH)
  const href = saveSearchPath(search.path)
  const Dialog = useDialog(open, close, { label: 'Abrir la página', run: () => location.assign(href) })
  const onClick = (event: MouseEvent) => {
    // `SignInPrompt` has answered signed-out visitors.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show()
  }
  return (
    <>
      <a
        href={href}
        rel="nofollow"
        data-sign-in={SIGN_IN_TO_SAVE}
        data-sign-in-hint={WHY_SIGN_IN}
        data-back-to={search.resultsPath + SAVE_SEARCH_HASH}
        onClick={onClick}
        className={className}
      >
        {children}
      </a>
      {Dialog && <Dialog search={search} onClose={close} onMoved={forget} />}
    </>
  )
}

/** A dialog that is open while the URL has this fragment, for people with a session. */
function useHashDialog(hash: string) {
  const [open, setOpen] = useState(false)
  const wasOpenedHere = useRef(false)
  useEffect(() => {
    const follow = () => {
      const isThere = location.hash === hash
      if (!isThere) wasOpenedHere.current = false
      setOpen(isThere && currentSessionHint() !== null)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [hash])

  const forget = () => history.replaceState(history.state, '', location.pathname + location.search)
  const close = () => {
    setOpen(false)
    if (location.hash !== hash) return
    if (wasOpenedHere.current) history.back()
    else forget()
  }
  const show = () => {
    setOpen(true)
    if (location.hash === hash) return
    wasOpenedHere.current = true
    // Not by `location.hash`: the entry needs the router's state.
    history.pushState(null, '', hash)
  }
  return { open, show, close, forget }
}
