import { type RefObject, useEffect, useState } from 'react'

/**
 * Keeps a submit that was pressed while the form still loads something, and sends the form as soon as that is there.
 * @param isLoading whether what belongs into the form is on its way
 */
export function useWaitingSubmit(form: RefObject<HTMLFormElement | null>, isLoading: boolean) {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!waiting || isLoading) return
    setWaiting(false)
    form.current?.requestSubmit()
  }, [waiting, isLoading, form])
  return { waiting, wait: () => setWaiting(true), cancel: () => setWaiting(false) }
}
