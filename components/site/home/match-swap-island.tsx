'use client'

import type { ReactNode } from 'react'
import { signedInIsland } from '@/components/people/viewer/signed-in-island'

const useSwap = signedInIsland(() =>
  import('./match-swap-island.signed-in').then((module) => module.MatchSwap),
)

/** For people who have taken the match test; without layout shift. */
export function MatchSwapIsland({ children }: { children: ReactNode }) {
  const Swap = useSwap()
  return Swap ? <Swap>{children}</Swap> : children
}
