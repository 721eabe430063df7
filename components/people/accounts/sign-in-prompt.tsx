'use client'

import { type MouseEvent as ReactMouseEvent, useEffect, useState } from 'react'
import { currentSessionHint } from '@/components/people/viewer/session-hint'
import { buttonClass } from '@/components/ui/button'
import { followInPlace, PageDialog } from '@/components/ui/dialog/page-dialog'
import { petIdOfStarLink, rememberPendingFavourite } from '@/lib/pets/favourites/pending-favourite'
import { LOGIN, loginPath, registerPath } from '@/lib/text/routes'

interface Prompt {
  message: string
  hint: string
  pet: string | null
  photo: string | null
  backTo: string
  /** 0 for none. */
  wanted: number
}

const TO_STAR = 'Crea tu cuenta para guardar tus favoritos. Un minuto.'
const WHY = 'Con tu cuenta guardas favoritos, adoptas y ayudas a las fundaciones.'

/** One dialog for all `SignInLink`s of a page. */
export function SignInPrompt() {
  const [prompt, setPrompt] = useState<Prompt | null>(null)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
      const control = event.target.closest('[data-sign-in]')
      const message = control?.getAttribute('data-sign-in')
      if (!message || currentSessionHint() !== null) return
      event.preventDefault()
      const wanted = petIdOfStarLink(control?.getAttribute('href'))
      const hint = control?.getAttribute('data-sign-in-hint') ?? (wanted ? TO_STAR : WHY)
      const pet = control?.getAttribute('data-sign-in-pet') ?? null
      const photo = control?.getAttribute('data-sign-in-photo') ?? null
      setPrompt({ message, hint, pet, photo, backTo: wanted ? here() : targetOf(control), wanted })
    }
    // In the capture phase: the link itself would already navigate.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])

  if (!prompt) return null
  const { message, hint, pet, photo, backTo, wanted } = prompt
  const leave = (event: ReactMouseEvent<HTMLAnchorElement>) => {
    if (wanted) rememberPendingFavourite(wanted)
    followInPlace(event)
  }
  return (
    <PageDialog title={message} onClose={() => setPrompt(null)}>
      <div className="flex items-center gap-3.5">
        {photo && (
          <img
            src={photo}
            alt=""
            width={72}
            height={72}
            className="size-18 shrink-0 rounded-full object-cover"
          />
        )}
        <div className="min-w-0 wrap-anywhere">
          {pet && <p className="font-semibold">{pet}</p>}
          <p className="text-ink-2">{hint}</p>
        </div>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2.5 tight:grid-cols-1">
        <a href={registerPath(backTo)} onClick={leave} className={buttonClass({}, 'px-3')}>
          Registro
        </a>
        <a href={loginPath(backTo)} onClick={leave} className={buttonClass({ variant: 'ghost' }, 'px-3')}>
          Iniciar Sesión
        </a>
      </div>
      <form method="dialog" className="grid">
        <button type="submit" className="min-h-11 rounded-full font-semibold text-ink-2 hover:bg-mist">
          Ahora no
        </button>
      </form>
    </PageDialog>
  )
}

const here = () => location.pathname + location.search

function targetOf(control: Element | null): string {
  const backTo = control?.getAttribute('data-back-to')
  if (backTo) return backTo
  const href = control?.getAttribute('href')
  return href && !href.startsWith(LOGIN) ? href : here()
}
