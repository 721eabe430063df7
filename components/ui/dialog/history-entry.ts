/** Settled once the last dialog's history entry is left: it would take the next one's with it. */
let leaving = Promise.resolve()

/** Goes back past the history entry of a dialog. */
export function popHistoryEntry(): void {
  leaving = new Promise((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true })
    history.back()
  })
}

/** Waits until the browser has gone back past the last dialog's entry and the router has followed. */
export const historySettled = (): Promise<void> => leaving
