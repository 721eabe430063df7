'use client'

import type { ReactNode } from 'react'
import { signedInPart } from '@/components/viewer/signed-in-part'
import type { PetStatus } from '@/lib/vocabulary'

export interface OwnerSwapProps {
  petId: number
  status: PetStatus
  /** What there is instead. */
  part: 'words' | 'actions'
  children: ReactNode
}

const useSwap = signedInPart(() => import('./owner-swap-island.signed-in').then((module) => module.OwnerSwap))

/** What everybody finds on the page of a pet, and in the same room what only its owner needs. */
export function OwnerSwapIsland(props: OwnerSwapProps) {
  const Swap = useSwap()
  return Swap ? <Swap {...props} /> : props.children
}
