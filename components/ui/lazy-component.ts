'use client'

import { type ComponentType, useEffect, useState } from 'react'

/** Loads when first `wanted`. Undefined until then, null when loading failed: pages must work without it. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  return function useLazyComponent(wanted = true): ComponentType<Props> | null | undefined {
    const [component, setComponent] = useState<ComponentType<Props> | null | undefined>(() => loaded)
    useEffect(() => {
      if (!wanted) return
      if (loaded) return setComponent(() => loaded)
      let gone = false
      load().then(
        (fetched) => {
          loaded = fetched
          if (!gone) setComponent(() => fetched)
        },
        () => gone || setComponent(null),
      )
      return () => {
        gone = true
        // A failure counts once: the next time it is wanted it loads again.
        setComponent((known: ComponentType<Props> | null | undefined) => known ?? undefined)
      }
    }, [wanted])
    return wanted ? component : undefined
  }
}
