'use client'

import type { MouseEvent } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Dismiss } from '@/components/ui/dialog/dialog'
import { followInPlace, PageDialog } from '@/components/ui/dialog/page-dialog'
import { rememberPendingFavourite } from '@/lib/pets/favourites/pending-favourite'
import { loginPath, registerPath } from '@/lib/text/routes'

export interface Prompt {
  message: string
  hint: string
  pet: string | null
  photo: string | null
  backTo: string
  /** 0 for none. */
  wanted: number
}

export function SignInDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const { message, hint, pet, photo, backTo, wanted } = prompt
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    if (wanted) rememberPendingFavourite(wanted)
    followInPlace(event)
  }
  return (
    <PageDialog title={message} onClose={onClose}>
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
      <Dismiss>Ahora no</Dismiss>
    </PageDialog>
  )
}
