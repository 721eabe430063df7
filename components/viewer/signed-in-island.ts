'use client'

import type { ComponentType } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useSignedIn } from './session-hint'

/**
 * A hook for a component only signed-in visitors load (`x-island.signed-in.tsx`); null for strangers and until loaded.
 */
export function signedInIsland<Props>(load: () => Promise<ComponentType<Props>>) {
  const useIsland = lazyComponent(load)
  return function useSignedInIsland(): ComponentType<Props> | null {
    return useIsland(useSignedIn()) ?? null
  }
}
