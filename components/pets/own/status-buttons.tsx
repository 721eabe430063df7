'use client'

import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { MENU_ENTRY } from '@/components/ui/menu-panel'
import { agree } from '@/lib/text/copy/agree'
import type { Gender, PetStatus } from '@/lib/text/vocabulary'
import { DisableButton } from './disable-button'
import { usePetAction } from './pet-actions'

export interface StatusPet {
  id: number
  name: string
  gender: Gender
  status: PetStatus
}

/** Inside `PetActions`; works without JavaScript. @param fromPetPage whether on the public page */
export function StatusButtons({
  pet,
  look = 'buttons',
  fromPetPage = false,
}: {
  pet: StatusPet
  look?: 'buttons' | 'menu'
  fromPetPage?: boolean
}) {
  const { id, status, gender } = pet
  const className = look === 'menu' ? MENU_ENTRY : buttonClass({ variant: 'ghost', size: 'sm' })
  return (
    <div className={look === 'menu' ? 'grid' : 'flex flex-wrap items-start gap-2.5'}>
      {status !== 'adoptado' && status !== 'inactivo' && (
        <StatusForm petId={id} name="adopted" className={className}>
          <Icon name="circle-check" size={18} />
          Marcar como {agree('adoptado', gender)}
        </StatusForm>
      )}
      {status === 'inactivo' && <RepublishButton petId={id} className={className} />}
      {status !== 'adoptable' && status !== 'inactivo' && (
        <StatusForm petId={id} name="back" className={className}>
          <Icon name="rotate-ccw" size={18} />
          Volver a poner en adopción
        </StatusForm>
      )}
      {status !== 'inactivo' && <DisableButton pet={pet} className={className} fromPetPage={fromPetPage} />}
    </div>
  )
}

export function RepublishButton({ petId, className }: { petId: number; className: string }) {
  return (
    <StatusForm petId={petId} name="back" className={className}>
      <Icon name="rotate-ccw" size={18} />
      Publicar otra vez
    </StatusForm>
  )
}

function StatusForm({
  petId,
  name,
  className,
  children,
}: {
  petId: number
  name: 'adopted' | 'back'
  className: string
  children: ReactNode
}) {
  const { formProps, pending } = usePetAction(name, petId)
  return (
    <form {...formProps} className="grid">
      <input type="hidden" name="petId" value={petId} />
      <button
        type="submit"
        aria-disabled={pending || undefined}
        className={classNames(className, 'aria-disabled:opacity-55')}
      >
        {children}
      </button>
    </form>
  )
}
