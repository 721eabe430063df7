'use client'

import type { Route } from 'next'
import { useActionState } from 'react'
import { KEPT_INPUT_KEY } from '@/components/forms/kept-input'
import { KEPT_MESSAGE_KEY } from '@/components/forms/kept-message'
import { UNSENT_KEY } from '@/components/forms/unsent-input'
import { Button } from '@/components/ui/button'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { logOutAction } from '@/lib/people/oidc/actions'
import { deleteDraft } from '@/lib/pets/browser-draft'
import { forgetOfTab } from '@/lib/platform/browser-storage'
import { IDLE } from '@/lib/platform/forms/form-state'
import { settleKept } from '@/lib/platform/offline/kept-pages'
import { endNotices } from '@/lib/platform/push/this-device'

/**
 * For people who need another account.
 * @param quiet beside a form that is the page's purpose @param callbackUrl where the next login leads
 */
export function LogOutButton({ quiet = false, callbackUrl }: { quiet?: boolean; callbackUrl?: Route }) {
  const { leaving, formProps } = useLogOut()
  return (
    <form {...formProps}>
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <Button type="submit" variant={quiet ? 'ghost' : 'solid'} disabled={leaving}>
        Cerrar Sesión
      </Button>
    </form>
  )
}

/** Half-written messages, and forms that were not sent. */
const WRITTEN = [KEPT_MESSAGE_KEY, KEPT_INPUT_KEY, UNSENT_KEY]

/** A form that logs out, after which nothing of the session stays on the device. */
export function useLogOut() {
  const [, action, leaving] = useActionState(logOutAction, IDLE)
  useLongWaitToast(leaving)
  return { leaving, formProps: { action, onSubmit: forgetThisDevice } }
}

function forgetThisDevice(): void {
  deleteDraft()
  forgetOfTab(WRITTEN)
  // Where storage is blocked nothing was kept.
  settleKept(null).catch(() => {})
  endNotices().catch(() => {})
}
