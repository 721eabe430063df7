'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { adoptedPetAction, confirmPetAction, disablePetAction, republishPetAction } from '@/lib/pets/actions'
import type { PetStatus } from '@/lib/vocabulary'
import { type StatusAction, useStatusAction } from './use-status-action'

type PetActionName = 'confirm' | 'adopted' | 'back' | 'away'

const PetActionsContext = createContext<Record<PetActionName, StatusAction> | null>(null)

/**
 * Runs what the buttons inside ask for and tells its outcome. It stands around all of them, not in each: a button goes as
 * soon as the page knows what it has led to.
 * @param onChanged hears what has become of the pet; the page around shows it by itself
 */
export function PetActions({
  onChanged,
  children,
}: {
  onChanged?: (status: PetStatus) => void
  children: ReactNode
}) {
  const actions = {
    confirm: useStatusAction(confirmPetAction),
    adopted: useStatusAction(adoptedPetAction, () => onChanged?.('adoptado')),
    back: useStatusAction(republishPetAction, () => onChanged?.('adoptable')),
    away: useStatusAction(disablePetAction, () => onChanged?.('inactivo')),
  }
  const message = Object.values(actions).find(({ answer }) => answer.message)?.answer.message
  return (
    <PetActionsContext value={actions}>
      {/* Where no toast can say it. */}
      {message && (
        <p className="mb-4 hidden rounded-2xl bg-mist px-4 py-3 text-small noscript:block">{message}</p>
      )}
      {children}
    </PetActionsContext>
  )
}

/** One of the actions of the `PetActions` around. */
export function usePetAction(name: PetActionName): StatusAction {
  const actions = useContext(PetActionsContext)
  if (!actions) throw new Error('PetActions is missing around this button')
  return actions[name]
}
