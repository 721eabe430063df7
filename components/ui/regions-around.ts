/** The sections around an element, from the inside out, and the page's `main`. */
export function regionsAround(element: Element | null): HTMLElement[] {
  const region = element?.parentElement?.closest<HTMLElement>('section, main')
  return region ? [region, ...regionsAround(region)] : []
}

/** Focuses the first of the elements that the page still has, where the page is scrolled to. */
export function focusFirstLeft(elements: readonly (HTMLElement | null)[]): void {
  const left = elements.find((element) => element?.isConnected)
  if (!left) return
  if (left.tabIndex < 0) left.tabIndex = -1
  left.focus({ preventScroll: true })
}
