'use client'

import { useEffect, useState } from 'react'
import { currentSessionHint } from '@/components/people/viewer/session-hint'
import { lazyDialog } from '@/components/ui/dialog/lazy-dialog'
import { petIdOfStarLink, rememberPendingFavourite } from '@/lib/pets/favourites/pending-favourite'
import { LOGIN, loginPath } from '@/lib/text/routes'
import type { Prompt } from './sign-in-dialog'

const TO_STAR = 'Crea tu cuenta para guardar tus favoritos. Un minuto.'
const WHY = 'Con tu cuenta guardas favoritos, adoptas y ayudas a las fundaciones.'

const useDialog = lazyDialog(() => import('./sign-in-dialog').then((module) => module.SignInDialog))

/** One dialog for all `SignInLink`s of a page. */
export function SignInPrompt() {
  const [prompt, setPrompt] = useState<Prompt | null>(null)
  const close = () => setPrompt(null)
  const goToLogin = () => {
    if (prompt?.wanted) rememberPendingFavourite(prompt.wanted)
    location.assign(loginPath(prompt?.backTo ?? here()))
  }
  const Dialog = useDialog(prompt !== null, close, { label: 'Iniciar Sesión', run: goToLogin })

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

  return Dialog && prompt && <Dialog prompt={prompt} onClose={close} />
}

const here = () => location.pathname + location.search

function targetOf(control: Element | null): string {
  const backTo = control?.getAttribute('data-back-to')
  if (backTo) return backTo
  const href = control?.getAttribute('href')
  return href && !href.startsWith(LOGIN) ? href : here()
}
