import { useSyncExternalStore } from 'react'

const never = () => () => {}

export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * `autocomplete` of a field for which browsers would suggest what it is not. Set once hydrated: browsers do not put such a
 * field back after Back, and without scripts nothing else does.
 */
export const useNoSuggestions = (): 'off' | undefined => (useHydrated() ? 'off' : undefined)
