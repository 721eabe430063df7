/** `?editar=1` opens the dialog; the page that is served does not know of it. */
const PARAMETER = 'editar'

function addressOf(isOpen: boolean): URL {
  const url = new URL(location.href)
  if (isOpen) url.searchParams.set(PARAMETER, '1')
  else url.searchParams.delete(PARAMETER)
  return url
}

/** Only in the browser. */
export const isDialogUrl = (): boolean => new URLSearchParams(location.search).get(PARAMETER) === '1'

/**
 * Gives the open dialog a history entry above the page's, so that Back closes it. A direct visit to the dialog's URL
 * gets the page's entry below it, once: `history.state` remembers across reloads.
 */
export function pushDialogEntry(): void {
  if (isDialogUrl() && history.state?.isAbovePage) return
  if (isDialogUrl()) history.replaceState(null, '', addressOf(false))
  history.pushState({ isAbovePage: true }, '', addressOf(true))
}

let leaving = Promise.resolve()

export function popDialogEntry(): void {
  if (!isDialogUrl()) return
  leaving = new Promise((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true })
    history.back()
  })
}

/** Waits until the browser has stepped back over the dialog's entry, and the router has followed. */
export const historySettled = (): Promise<void> => leaving
