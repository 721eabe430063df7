'use client'

import { type MouseEvent as ReactMouseEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { currentSessionHint } from '@/components/viewer/session-hint'
import { petIdOfStarLink, rememberPendingFavourite } from '@/lib/favourites/pending-favourite'
import { LOGIN, loginPath, registerPath } from '@/lib/routes'

interface Prompt {
  message: string
  backTo: string
  /** Pet whose favourite button was pressed; 0 for none. */
  wanted: number
}

/** `history.state` key of an open prompt. */
const ENTRY = 'signInPrompt'

/** One dialog for all `SignInLink`s of a page. It has a history entry of its own above the page's: Back closes it. */
export function SignInPrompt() {
  const [prompt, setPrompt] = useState<Prompt | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  /** Whether the current history entry is the prompt's; a router refresh drops `history.state`. */
  const isAbovePage = useRef(false)

  useEffect(() => {
    const show = (asked: Prompt) => {
      isAbovePage.current = true
      setPrompt(asked)
    }
    const follow = () => {
      const asked = currentSessionHint() === null && history.state?.[ENTRY]
      if (asked) return show(asked)
      isAbovePage.current = false
      dialog.current?.close()
    }
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
      const control = event.target.closest('[data-sign-in]')
      const message = control?.getAttribute('data-sign-in')
      if (!message || currentSessionHint() !== null) return
      event.preventDefault()
      const wanted = petIdOfStarLink(control?.getAttribute('href'))
      const asked = { message, backTo: wanted ? here() : targetOf(control), wanted }
      history.pushState({ [ENTRY]: asked }, '')
      show(asked)
    }
    follow()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('popstate', follow, { signal })
    // A page out of the back/forward cache is as it was left, open prompt included.
    window.addEventListener('pageshow', follow, { signal })
    // In the capture phase: the link itself would already navigate.
    document.addEventListener('click', onClick, { capture: true, signal })
    return () => listening.abort()
  }, [])

  if (!prompt) return null
  const { message, backTo, wanted } = prompt
  const close = () => {
    setPrompt(null)
    if (isAbovePage.current) history.back()
  }
  /** In the place of the prompt's history entry, so that Back returns to the page. */
  const leave = (event: ReactMouseEvent<HTMLAnchorElement>) => {
    if (wanted) rememberPendingFavourite(wanted)
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    location.replace(event.currentTarget.href)
  }
  return (
    <Dialog ref={dialog} title={message} onClose={close}>
      <p className="text-ink-2">Con tu cuenta guardas favoritos, adoptas y ayudas a las fundaciones.</p>
      <div className="mt-4 grid grid-cols-2 gap-2.5 tight:grid-cols-1">
        <a href={registerPath(backTo)} onClick={leave} className={buttonClass({ variant: 'ghost' }, 'px-3')}>
          Registro
        </a>
        <a href={loginPath(backTo)} onClick={leave} className={buttonClass({}, 'px-3')}>
          Iniciar Sesión
        </a>
      </div>
      <form method="dialog" className="grid">
        <button type="submit" className="min-h-11 rounded-full font-semibold text-ink-2 hover:bg-mist">
          Ahora no
        </button>
      </form>
    </Dialog>
  )
}

const here = () => location.pathname + location.search

function targetOf(control: Element | null): string {
  const backTo = control?.getAttribute('data-back-to')
  if (backTo) return backTo
  const href = control?.getAttribute('href')
  return href && !href.startsWith(LOGIN) ? href : here()
}
