'use client'

import { useActionState } from 'react'
import { Button } from '@/components/ui/button'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { IDLE } from '@/lib/http/form-state'
import { logOutAction } from '@/lib/oidc/actions'
import { deleteDraft } from '@/lib/pets/draft'

/** For people who need another account. */
export function LogOutButton() {
  const [, logOut, leaving] = useActionState(logOutAction, IDLE)
  useLongWaitToast(leaving)
  return (
    <form action={logOut} onSubmit={deleteDraft}>
      <Button type="submit" disabled={leaving}>
        Cerrar Sesión
      </Button>
    </form>
  )
}
