import { type RefObject, useEffect, useRef } from 'react'

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
        if (staysAt.current === null || staysAt.current === location.pathname) focusWhatIsLeft(around.current)
      })
    },
    [],
  )
  return (stays = false) => {
    around.current = regionsAround(form.current)
    staysAt.current = stays ? location.pathname : null
  }
}

function regionsAround(element: HTMLElement | null): HTMLElement[] {
  const region = element?.parentElement?.closest<HTMLElement>('section, main')
  return region ? [region, ...regionsAround(region)] : []
}

function focusWhatIsLeft(regions: readonly HTMLElement[]): void {
  const left = regions.find(({ isConnected }) => isConnected)
  if (!left || document.activeElement !== document.body) return
  if (!left.hasAttribute('tabindex')) left.tabIndex = -1
  left.focus({ preventScroll: true })
}
