import { useActionState } from 'react'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { showNotice, showToast } from '@/components/ui/toaster'
import { useOnChange } from '@/components/ui/use-on-change'
import type { FormAction } from '@/lib/platform/forms/action'
import { IDLE } from '@/lib/platform/forms/form-state'
import { NOTICES } from '@/lib/text/copy/notices'

/** A status change; with JavaScript its result is a toast. */
export function useStatusAction(action: FormAction, onDone?: () => void) {
  const [answer, run, pending] = useActionState(action, IDLE)
  useLongWaitToast(pending)
  useOnChange(answer, ({ message, notice, status }) => {
    if (notice) showNotice(NOTICES[notice])
    else if (message) showToast(message, 3.5)
    if (status === 'done') onDone?.()
  })
  return { answer, run, pending }
}
