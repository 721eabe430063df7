'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { agree } from '@/lib/copy/agree'
import { adoptedPetAction, disablePetAction, republishPetAction } from '@/lib/pets/actions'
import type { Gender, PetStatus } from '@/lib/vocabulary'
import { DisableButton } from './disable-button'
import { type StatusAction, useStatusAction } from './use-status-action'

export interface StatusPet {
  id: number
  name: string
  gender: Gender
  status: PetStatus
}

/** Works without JavaScript. @param fromPetPage whether they stand on the pet's public page, which goes with it */
export function StatusButtons({
  pet,
  onChanged,
  fromPetPage = false,
}: {
  pet: StatusPet
  onChanged?: (status: PetStatus) => void
  fromPetPage?: boolean
}) {
  const { status, gender } = pet
  // Here, not beside the buttons: a button goes as soon as the page knows what it has led to.
  const adopted = useStatusAction(adoptedPetAction, () => onChanged?.('adoptado'))
  const back = useStatusAction(republishPetAction, () => onChanged?.('adoptable'))
  const away = useStatusAction(disablePetAction, () => onChanged?.('inactivo'))
  const message = [adopted, back, away].find(({ answer }) => answer.message)?.answer.message
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start gap-2.5">
        {status !== 'adoptado' && status !== 'inactivo' && (
          <StatusForm petId={pet.id} action={adopted}>
            <Icon name="circle-check" size={18} />
            Marcar como {agree('adoptado', gender)}
          </StatusForm>
        )}
        {status !== 'adoptable' && (
          <StatusForm petId={pet.id} action={back}>
            <Icon name="rotate-ccw" size={18} />
            {status === 'inactivo' ? 'Publicar otra vez' : 'Volver a poner en adopción'}
          </StatusForm>
        )}
        {status !== 'inactivo' && <DisableButton pet={pet} action={away} fromPetPage={fromPetPage} />}
      </div>
      {/* Where no toast can say it. */}
      {message && <p className="hidden text-fine text-ink-2 noscript:block">{message}</p>}
    </div>
  )
}

function StatusForm({
  petId,
  action: { run, pending },
  children,
}: {
  petId: number
  action: StatusAction
  children: ReactNode
}) {
  return (
    <form action={run}>
      <input type="hidden" name="petId" value={petId} />
      <Button type="submit" variant="ghost" size="sm" disabled={pending}>
        {children}
      </Button>
    </form>
  )
}
