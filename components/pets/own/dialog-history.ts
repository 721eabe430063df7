import { historySettled, popHistoryEntry } from '@/components/ui/dialog/history-entry'

/** `?editar=…` opens the dialog, in the browser only: the server ignores it. */
const PARAMETER = 'editar'

function urlOf(entry: string | null): URL {
  const url = new URL(location.href)
  if (entry) url.searchParams.set(PARAMETER, entry)
  else url.searchParams.delete(PARAMETER)
  return url
}

/** URL value of an open dialog: one on a pet's page, one per pet in a list. */
export const dialogEntry = (petId: number, fromPetPage: boolean): string =>
  fromPetPage ? '1' : String(petId)

/** Only in the browser. */
export const isDialogUrl = (entry: string): boolean =>
  new URLSearchParams(location.search).get(PARAMETER) === entry

/**
 * Pushes a history entry for the open dialog above the page's, so that Back closes it. A direct visit to the dialog's
 * URL gets the page's entry below it, once: `history.state` survives reloads.
 */
export function pushDialogEntry(entry: string): void {
  if (isDialogUrl(entry) && history.state?.isAbovePage) return
  if (isDialogUrl(entry)) history.replaceState(null, '', urlOf(null))
  history.pushState({ isAbovePage: true }, '', urlOf(entry))
}

export function popDialogEntry(entry: string): void {
  if (isDialogUrl(entry)) popHistoryEntry()
}

/** `pushDialogEntry` after a pending `history.back()`, which would close this dialog too. */
export async function openDialogEntry(entry: string): Promise<void> {
  await historySettled()
  pushDialogEntry(entry)
}

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
