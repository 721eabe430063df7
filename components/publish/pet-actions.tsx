'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { adoptedPetAction, confirmPetAction, disablePetAction, republishPetAction } from '@/lib/pets/actions'
import type { PetStatus } from '@/lib/vocabulary'
import { type StatusAction, useStatusAction } from './use-status-action'

type PetActionName = 'confirm' | 'adopted' | 'back' | 'away'

const PetActionsContext = createContext<Record<PetActionName, StatusAction> | null>(null)

/**
 * Provider that runs pet actions and shows their results; it outlives the buttons, which disappear with the change.
 * @param onChanged receives the pet's new status; the surrounding page refreshes itself
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
      {/* In place of a toast without JavaScript. */}
      {message && (
        <p className="mb-4 hidden rounded-2xl bg-mist px-4 py-3 text-small noscript:block">{message}</p>
      )}
      {children}
    </PetActionsContext>
  )
}

/** An action of the surrounding `PetActions`. */
export function usePetAction(name: PetActionName): StatusAction {
  const actions = useContext(PetActionsContext)
  if (!actions) throw new Error('PetActions is missing around this button')
  return actions[name]
}
