import { type RefObject, useEffect, useRef } from 'react'

/** Once: link scanners that only fetch pages submit nothing. Without JavaScript the form has its button. */
export function useSubmitOnLoad(form: RefObject<HTMLFormElement | null>, when: boolean): void {
  const wasSent = useRef(!when)

  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    form.current?.requestSubmit()
  }, [form])
}
