/** What a browser keeps beyond a page: for good, or until its tab is closed. */
const AREAS = { localStorage: () => localStorage, sessionStorage: () => sessionStorage }
type Area = keyof typeof AREAS

/** Null unless `isValid` accepts it: storage may be blocked or edited by hand. */
export function readStored<Value>(
  key: string,
  isValid: (value: unknown) => value is Value,
  area: Area = 'localStorage',
): Value | null {
  try {
    const value: unknown = JSON.parse(AREAS[area]().getItem(key) ?? 'null')
    return isValid(value) ? value : null
  } catch {
    return null
  }
}

/** Silent when storage is full or blocked. */
export function writeStored(key: string, value: unknown, area: Area = 'localStorage'): void {
  try {
    AREAS[area]().setItem(key, JSON.stringify(value))
  } catch {
    // Every page works without storage.
  }
}

export function forgetStored(key: string, area: Area = 'localStorage'): void {
  try {
    AREAS[area]().removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

/** Removes from this tab's session storage all whose key begins with one of `prefixes`. */
export function forgetOfTab(prefixes: readonly string[]): void {
  try {
    const keys = Object.keys(sessionStorage)
    for (const key of keys)
      if (prefixes.some((prefix) => key.startsWith(prefix))) sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
