'use client'

import type { ComponentType } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useSignedIn } from './session-hint'

/**
 * Makes a hook for a component that only signed-in visitors load (`x-island.signed-in.tsx`). It returns null for
 * strangers, until the script is there, and where it cannot be fetched.
 */
export function signedInIsland<Props>(load: () => Promise<ComponentType<Props>>) {
  const useIsland = lazyComponent(load)
  return function useSignedInIsland(): ComponentType<Props> | null {
    return useIsland(useSignedIn()) ?? null
  }
}
