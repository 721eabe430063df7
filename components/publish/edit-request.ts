const EVENT = 'querencia-editar'

/** Asks whatever opens the dialog of this page's pet to do so. Only in the browser. */
export const askToEdit = (): void => {
  window.dispatchEvent(new Event(EVENT))
}

/** Runs `listener` whenever somebody asks. @returns what ends that. */
export function onAskedToEdit(listener: () => void): () => void {
  window.addEventListener(EVENT, listener)
  return () => window.removeEventListener(EVENT, listener)
}
