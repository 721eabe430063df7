const EVENT = 'querencia-editar'

/** Asks whatever opens the dialog of this page's pet to do so. Only in the browser. @returns whether anything will. */
export const requestEdit = (): boolean => !window.dispatchEvent(new Event(EVENT, { cancelable: true }))

/** Runs `listener` whenever somebody asks. @returns what ends that. */
export function onEditRequested(listener: () => void): () => void {
  const answer = (event: Event) => {
    event.preventDefault()
    listener()
  }
  window.addEventListener(EVENT, answer)
  return () => window.removeEventListener(EVENT, answer)
}
