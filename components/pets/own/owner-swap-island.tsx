'use client'

import { signedInIsland } from '@/components/people/viewer/signed-in-island'
import type { OwnerSwapProps } from './owner-swap-island.signed-in'

const useSwap = signedInIsland(() =>
  import('./owner-swap-island.signed-in').then((module) => module.OwnerSwap),
)

/** Replaces part of a pet's page for its owner, without layout shift. */
export function OwnerSwapIsland(props: OwnerSwapProps) {
  const Swap = useSwap()
  return Swap ? <Swap {...props} /> : props.children
}
