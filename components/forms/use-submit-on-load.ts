import { type RefObject, useEffect, useRef } from 'react'

/**
 * Sends a form as soon as its page is open, once: programs that only fetch the links of a mail send nothing. Without
 * JavaScript the form has its button.
 * @param when whether there is anything to send, as far as that is known when the page opens
 */
export function useSubmitOnLoad(form: RefObject<HTMLFormElement | null>, when: boolean): void {
  const wasSent = useRef(!when)

  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    form.current?.requestSubmit()
  }, [form])
}
