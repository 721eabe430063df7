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
export const isDialogUrl = (): boolean => new URLSearchParams(location.search).get(PARAMETER) === '1'

/**
 * Gives the open dialog an entry of its own in the history, right after the page's: stepping back closes it. Whoever
 * has come with the mark gets the page's below it, once: the entry's state says so, and outlives a reload.
 */
export function pushDialogEntry(): void {
  if (isDialogUrl() && history.state?.isAbovePage) return
  if (isDialogUrl()) history.replaceState(null, '', addressOf(false))
  history.pushState({ isAbovePage: true }, '', addressOf(true))
}

let leaving = Promise.resolve()

/** Steps back over the dialog's entry, unless that has happened. */
export function popDialogEntry(): void {
  if (!isDialogUrl()) return
  leaving = new Promise((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true })
    history.back()
  })
}

/** Waits until the browser has stepped back over the dialog's entry, and the router has followed. */
export const historySettled = (): Promise<void> => leaving
