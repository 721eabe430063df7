import { type RefObject, useEffect, useRef } from 'react'
import { focusFirstLeft, regionsAround } from '@/components/ui/regions-around'

/**
 * For a form that goes with its answer: what stood around it gets the focus, which would fall to the beginning of the page,
 * unless the page has given it to something else.
 * @returns call it when the answer has come, before the form goes; with whether the page stays the same
 */
export function useFocusAround(form: RefObject<HTMLElement | null>): (stays?: boolean) => void {
  const around = useRef<HTMLElement[]>([])
  const staysAt = useRef<string | null>(null)
  useEffect(
    () => () => {
      // After the effects of what has come in its place. A form that stayed may go much later, with its page.
      setTimeout(() => {
        const isHere = staysAt.current === null || staysAt.current === location.pathname
        if (isHere && document.activeElement === document.body) focusFirstLeft(around.current)
      })
    },
    [],
  )
  return (stays = false) => {
    around.current = regionsAround(form.current)
    staysAt.current = stays ? location.pathname : null
  }
}
