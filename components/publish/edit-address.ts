/** `?editar=1` opens the dialog; the page that is served does not know of it. */
const PARAMETER = 'editar'

/** The address of the page, with or without the dialog. */
function addressOf(isOpen: boolean): URL {
  const url = new URL(location.href)
  if (isOpen) url.searchParams.set(PARAMETER, '1')
  else url.searchParams.delete(PARAMETER)
  return url
}

/** Whether the address says that the dialog is open, so that it can be shared and reloaded. Only in the browser. */
export const isMarked = (): boolean => new URLSearchParams(location.search).get(PARAMETER) === '1'

/**
 * Gives the open dialog an entry of its own in the history, right after the page's: stepping back closes it. Whoever
 * has come with the mark gets the page's below it.
 */
export function markAddress(): void {
  if (isMarked()) history.replaceState(null, '', addressOf(false))
  history.pushState(null, '', addressOf(true))
}

/** Steps back over the dialog's entry, unless that has happened; then runs `onDone`, once the router has followed. */
export function unmarkAddress(onDone: () => void): void {
  if (isMarked()) {
    window.addEventListener('popstate', () => setTimeout(onDone), { once: true })
    history.back()
  } else onDone()
}
