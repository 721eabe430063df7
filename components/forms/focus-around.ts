import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a form that goes with its answer: what stood around it gets the focus, which would fall to the beginning of the page,
 * unless the page has given it to something else.
 * @returns call it when the answer has come, before the form goes
 */
export function useFocusAround(form: RefObject<HTMLElement | null>): () => void {
  const around = useRef<HTMLElement[]>([])
  useEffect(
    () => () => {
      // After the effects of what has come in its place.
      setTimeout(() => focusWhatIsLeft(around.current))
    },
    [],
  )
  return () => {
    around.current = regionsAround(form.current)
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
