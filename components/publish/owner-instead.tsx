'use client'

import type { ReactNode } from 'react'
import { signedInPart } from '@/components/viewer/signed-in-part'
import type { PetStatus } from '@/lib/vocabulary'

export interface OwnerInsteadProps {
  petId: number
  status: PetStatus
  /** What there is instead. */
  part: 'words' | 'actions'
  children: ReactNode
}

const useSwap = signedInPart(() => import('./owner-swap').then((module) => module.OwnerSwap))

/** What everybody finds on the page of a pet, and in the same room what only its owner needs. */
export function OwnerInstead(props: OwnerInsteadProps) {
  const Swap = useSwap()
  return Swap ? <Swap {...props} /> : props.children
}
