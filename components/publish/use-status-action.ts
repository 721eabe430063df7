import { useActionState, useEffect } from 'react'
import { showToast } from '@/components/ui/toaster'
import type { FormAction } from '@/lib/http/action'
import { IDLE } from '@/lib/http/form-state'

/**
 * An action on a pet. With JavaScript its answer is a toast.
 * @param onDone runs once it has happened
 */
export function useStatusAction(action: FormAction, onDone?: () => void) {
  const [answer, run, pending] = useActionState(action, IDLE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is the event.
  useEffect(() => {
    if (answer.message) showToast(answer.message, 3.5)
    if (answer.status === 'done') onDone?.()
  }, [answer])
  return { answer, run, pending }
}

export type StatusAction = ReturnType<typeof useStatusAction>
