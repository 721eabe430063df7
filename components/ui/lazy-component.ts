'use client'

import { type ComponentType, useEffect, useState } from 'react'

/**
 * Makes a hook for a component whose script is fetched when it is first wanted, once per visit.
 * The hook returns undefined while nothing is wanted or the script is on its way, null where it could not be fetched:
 * the page must be of use without it. Wanting it again tries again.
 */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  return function useLazyComponent(wanted = true): ComponentType<Props> | null | undefined {
    const [component, setComponent] = useState<ComponentType<Props> | null | undefined>(() => loaded)
    useEffect(() => {
      if (!wanted) return
      if (loaded) return setComponent(() => loaded)
      load().then(
        (fetched) => {
          loaded = fetched
          setComponent(() => fetched)
        },
        () => setComponent(null),
      )
    }, [wanted])
    return wanted ? component : undefined
  }
}
