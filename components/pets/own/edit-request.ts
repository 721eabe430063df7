const EVENT = 'querencia-editar'

/** Only in the browser. @returns whether a dialog will open */
export const requestEdit = (): boolean => !window.dispatchEvent(new Event(EVENT, { cancelable: true }))

/** @returns unsubscribe */
export function onEditRequested(listener: () => void): () => void {
  const answer = (event: Event) => {
    event.preventDefault()
    listener()
  }
  window.addEventListener(EVENT, answer)
  return () => window.removeEventListener(EVENT, answer)
}
