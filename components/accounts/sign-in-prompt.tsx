'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { loginPath, REGISTER } from '@/lib/routes'

/** One dialog for all the controls of a page that need an account (`SignInLink`). */
export function SignInPrompt() {
  const [prompt, setPrompt] = useState<{ sentence: string; backTo: string } | null>(null)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
      const sentence = event.target.closest('[data-sign-in]')?.getAttribute('data-sign-in')
      if (!sentence) return
      event.preventDefault()
      setPrompt({ sentence, backTo: location.pathname + location.search })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  if (!prompt) return null
  return (
    <Dialog title={prompt.sentence} onClose={() => setPrompt(null)}>
      <p className="text-ink-2">Con tu cuenta guardas favoritos, adoptas y ayudas a las fundaciones.</p>
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <a href={REGISTER} className={buttonClass({ variant: 'ghost' }, 'px-3')}>
          Registro
        </a>
        <a href={loginPath(prompt.backTo)} className={buttonClass({}, 'px-3')}>
          Iniciar Sesión
        </a>
      </div>
    </Dialog>
  )
}
