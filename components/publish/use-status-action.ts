import { useActionState } from 'react'
import { showToast } from '@/components/ui/toaster'
import { useOnChange } from '@/components/ui/use-on-change'
import type { FormAction } from '@/lib/http/action'
import { IDLE } from '@/lib/http/form-state'

/** With JavaScript its answer is a toast. */
export function useStatusAction(action: FormAction, onDone?: () => void) {
  const [answer, run, pending] = useActionState(action, IDLE)
  useOnChange(answer, ({ message, status }) => {
    if (message) showToast(message, 3.5)
    if (status === 'done') onDone?.()
  })
  return { answer, run, pending }
}

export type StatusAction = ReturnType<typeof useStatusAction>
