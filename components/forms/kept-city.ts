const KEY = 'querencia-ciudad'

/** Keeps which city was chosen last in this tab. Storage may be full or forbidden: then nothing is kept. */
export function keepCity(id: string): void {
  try {
    sessionStorage.setItem(KEY, id)
  } catch {
    // The person chooses it again.
  }
}

/** The id of the city that was chosen last in this tab; empty for none. */
export function keptCity(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
