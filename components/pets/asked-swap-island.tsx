'use client'

import { signedInIsland } from '@/components/people/viewer/signed-in-island'
import type { AskedSwapProps } from './asked-swap-island.signed-in'

const useSwap = signedInIsland(() =>
  import('./asked-swap-island.signed-in').then((module) => module.AskedSwap),
)

/** For an adopter with an open request for the pet; without layout shift. */
export function AskedSwapIsland(props: AskedSwapProps) {
  const Swap = useSwap()
  return Swap ? <Swap {...props} /> : props.children
}
