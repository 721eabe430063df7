'use client'

import type { Route } from 'next'
import { useActionState } from 'react'
import { Button } from '@/components/ui/button'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { logOutAction } from '@/lib/people/oidc/actions'
import { IDLE } from '@/lib/platform/forms/form-state'
import { forgetThisDevice } from './forget-this-device'

/**
 * For people who need another account.
 * @param quiet beside a form that is the page's purpose @param callbackUrl where the next login leads
 */
export function LogOutButton({ quiet = false, callbackUrl }: { quiet?: boolean; callbackUrl?: Route }) {
  const [, logOut, leaving] = useActionState(logOutAction, IDLE)
  useLongWaitToast(leaving)
  return (
    <form action={logOut} onSubmit={forgetThisDevice}>
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <Button type="submit" variant={quiet ? 'ghost' : 'solid'} disabled={leaving}>
        Cerrar Sesión
      </Button>
    </form>
  )
}
