/**
 * Small, not secret values a visitor's own browser keeps for the visitor (specification, section 3). Storage
 * may be full, forbidden or edited by hand: reading answers null, writing gives up quietly.
 */

/** The stored JSON value when `isValid` recognises it, else null. */
export function readStored<Value>(key: string, isValid: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isValid(value) ? value : null
  } catch {
    return null
  }
}

/** Keeps a value as JSON. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage the page works the same, it only remembers nothing.
  }
}

/** Forgets a value. */
export function forgetStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // What could not be kept needs no forgetting.
  }
}
