'use client'

import type { Route } from 'next'
import { KEPT_INPUT_KEY } from '@/components/forms/kept-input'
import { KEPT_MESSAGE_KEY } from '@/components/forms/kept-message'
import { UNSENT_KEY } from '@/components/forms/unsent-input'
import { useSentAction } from '@/components/forms/use-sent-action'
import { Button } from '@/components/ui/button'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { showToast } from '@/components/ui/toaster'
import { useOnChange } from '@/components/ui/use-on-change'
import { logOutAction } from '@/lib/people/oidc/actions'
import { deleteDraft } from '@/lib/pets/browser-draft'
import { forgetOfTab } from '@/lib/platform/browser-storage'
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

const STILL_OPEN = 'No pudimos cerrar tu sesión: sigue abierta. Revisa tu conexión e inténtalo otra vez.'

/** A form that logs out, after which nothing of the session stays on the device. Until then all does: it may not succeed. */
export function useLogOut() {
  const { answer, pending, sendPlainly, send } = useSentAction(logOutAction, forgetThisDevice)
  useLongWaitToast(pending)
  useOnChange(answer, ({ status }) => status === 'failed' && showToast(STILL_OPEN, 8))
  return { leaving: pending, formProps: { action: sendPlainly, onSubmit: send } }
}

function forgetThisDevice(): void {
  deleteDraft()
  forgetOfTab(WRITTEN)
  // Where storage is blocked nothing was kept.
  settleKept(null).catch(() => {})
  endNotices().catch(() => {})
}
