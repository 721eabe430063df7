'use client'

import type { ComponentType } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useSignedIn } from './session-hint'

/** Loaded and hydrated for signed-in visitors only; null when signed out and until loaded. */
export function signedInIsland<Props>(load: () => Promise<ComponentType<Props>>) {
  const useIsland = lazyComponent(load)
  return function useSignedInIsland(): ComponentType<Props> | null {
    return useIsland(useSignedIn()) ?? null
  }
}
