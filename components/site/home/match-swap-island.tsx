'use client'

import type { ReactNode } from 'react'
import { signedInIsland } from '@/components/people/viewer/signed-in-island'

const useSwap = signedInIsland(() =>
  import('./match-swap-island.signed-in').then((module) => module.MatchSwap),
)

/** Replaces the offer of the match test for people who have answered it, without layout shift. */
export function MatchSwapIsland({ children }: { children: ReactNode }) {
  const Swap = useSwap()
  return Swap ? <Swap>{children}</Swap> : children
}
