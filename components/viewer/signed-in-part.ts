'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useSignedIn } from '@/components/viewer/session-hint'

/**
 * Makes a hook for a component that only people who are signed in load. It answers null to strangers, until the
 * component is there, and where it cannot be loaded: what a page shows then has to be of use by itself.
 */
export function signedInPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): () => ComponentType<Props> | null {
  let loaded: ComponentType<Props> | null = null
  return function useSignedInPart() {
    const signedIn = useSignedIn()
    const [part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (!signedIn || part) return
      const keep = (component: ComponentType<Props>) => {
        loaded = component
        setPart(() => component)
      }
      load().then(keep, () => {})
    }, [signedIn, part])
    return signedIn ? part : null
  }
}
