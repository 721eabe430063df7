import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and without JavaScript, true once the page is interactive. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
